import { afterEach, expect, test, vi } from 'vitest';
import { engineOf, loadEngine } from './engine';

const ANSWER = '{"findings":[{"verdict":"right","fact":["verify.events",{"n":3}]}]}';

/** A section of a WebAssembly module: an id, a length, and the bytes. All lengths here are below 128. */
const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];
const text = (name: string) => [name.length, ...new TextEncoder().encode(name)];

/** A module that answers every call with ANSWER, and imports a system call that does not exist. */
function smallEngine(): Uint8Array<ArrayBuffer> {
  const AT = 16;
  const returns = (value: number) => [4, 0, 0x41, value, 0x0b];
  const data = [ANSWER.length, 0, 0, 0, ...new TextEncoder().encode(ANSWER)];
  return new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, 2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7f),
    ...section(2, 1, ...text('wasi'), ...text('fd_close'), 0, 0),
    ...section(3, 3, 0, 1, 1),
    ...section(5, 1, 0, 1),
    ...section(7, 4, ...text('memory'), 2, 0, ...text('reserve'), 0, 1, ...text('replay'), 0, 2, ...text('verify'), 0, 3),
    ...section(10, 3, ...returns(0), ...returns(AT), ...returns(AT)),
    ...section(11, 1, 0, 0x41, AT, 0x0b, data.length, ...data),
  ]); // prettier-ignore
}

afterEach(() => vi.unstubAllGlobals());

test('loads the engine once, without any system calls', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(smallEngine())));
  vi.stubGlobal('fetch', fetched);
  const engine = await loadEngine();
  expect(engine.verify('alea 1')).toEqual([{ verdict: 'right', fact: ['verify.events', { n: 3 }] }]);
  expect(await loadEngine()).toBe(engine);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/engine.wasm');
});

test('passes the record as UTF-8 and reads the answer from memory', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  let read = '';
  const answer = new TextEncoder().encode('{"error":"line 2: no"}');
  const engine = engineOf({
    memory,
    reserve: () => 1024,
    verify: () => 0,
    replay: (pointer, length) => {
      read = new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length));
      memory.grow(1);
      new DataView(memory.buffer).setUint32(8, answer.length, true);
      new Uint8Array(memory.buffer).set(answer, 12);
      return 8;
    },
  });
  expect(() => engine.replay('seat A person Zoë')).toThrow('line 2: no');
  expect(read).toBe('seat A person Zoë');
});
