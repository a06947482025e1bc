// Plays the same games natively and inside node, and compares their records letter by letter.
//
//   node compare_records.mjs NATIVE_PROGRAM WASM_MODULE
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';

const [native, wasmFile] = process.argv.slice(2);
const seeds = '25';

async function playInside() {
  const folder = mkdtempSync(join(tmpdir(), 'alea-'));
  const path = join(folder, 'records');
  const stdout = openSync(path, 'w');
  const wasi = new WASI({ version: 'preview1', args: ['record_game', seeds], stdout, returnOnExit: true });
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), imports);
  const code = wasi.start(instance);
  closeSync(stdout);
  const records = readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  if (code) throw new Error(`the module ended with exit code ${code}`);
  return records;
}

const expected = execFileSync(native, [seeds], { encoding: 'utf8', maxBuffer: 1 << 30 }).split('\n');
const actual = (await playInside()).split('\n');
const games = expected.filter((line) => line.startsWith('result ')).length;
const at = expected.findIndex((line, i) => line !== actual[i]);
if (at >= 0 || actual.length !== expected.length || games < 100) {
  const line = at >= 0 ? at : expected.length;
  console.error(`line ${line + 1} differs: native ${expected[line]}, inside node ${actual[line]} (${games} games)`);
  process.exit(1);
}
console.log(`${games} games, ${expected.length} lines: all the same`);
