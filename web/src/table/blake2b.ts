// BLAKE2b (RFC 7693) for messages of a single block, which is all that commitments need.

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
]; // prettier-ignore
/** The message word schedule of each round, as hexadecimal digits. */
const ORDERS = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8', '905724afe1bc683d',
  '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a', '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
]; // prettier-ignore
const BLOCK = 128;
const ROUNDS = 12;

const rotated = (word: bigint, bits: bigint) => ((word >> bits) | (word << (64n - bits))) & MASK;

function wordsOf(bytes: Uint8Array): bigint[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, i) => data.getBigUint64(8 * i, true));
}

/** `person` is at most 16 ASCII characters, the message at most 128 bytes. */
export function blake2b(size: number, person: string, message: Uint8Array): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const h = wordsOf(parameters).map((word, i) => word ^ START[i]!);

  const block = new Uint8Array(BLOCK);
  block.set(message);
  const m = wordsOf(block);
  const v = [...h, ...START];
  v[12]! ^= BigInt(message.length);
  v[14]! ^= MASK; // the last block
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = rotated(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotated(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = rotated(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotated(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < ROUNDS; ++round) {
    const word = (i: number) => m[parseInt(ORDERS[round % 10]![i]!, 16)]!;
    for (let i = 0; i < 4; ++i) mix(i, 4 + i, 8 + i, 12 + i, word(2 * i), word(2 * i + 1));
    for (let i = 0; i < 4; ++i) {
      mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), word(8 + 2 * i), word(9 + 2 * i));
    }
  }
  const digest = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => digest.setBigUint64(8 * i, word ^ v[i]! ^ v[i + 8]!, true));
  return new Uint8Array(digest.buffer, 0, size);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
