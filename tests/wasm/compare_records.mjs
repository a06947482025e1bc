// Plays the same games natively and as WebAssembly in node, and compares the records character by character. Strong bots
// play too, but their choices may depend on the last bit of a logarithm, so their games only have to end.
//
//   node compare_records.mjs NATIVE_PROGRAM WASM_MODULE
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';

const [native, wasmFile] = process.argv.slice(2);
const games = (lines) => lines.filter((line) => line.startsWith('result ')).length;

async function playInside(...words) {
  const folder = mkdtempSync(join(tmpdir(), 'alea-'));
  const path = join(folder, 'records');
  const stdout = openSync(path, 'w');
  const wasi = new WASI({ version: 'preview1', args: ['record_game', ...words], stdout, returnOnExit: true });
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), imports);
  const code = wasi.start(instance);
  closeSync(stdout);
  const records = readFileSync(path, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  if (code) throw new Error(`the module ended with exit code ${code}`);
  return records;
}

/** Only the games that both programs have: the native one also has a game that exists only for tests. */
function ofSameGames(records, others) {
  const known = new Set(others.filter((line) => line.startsWith('game ')));
  let isKnown = false;
  return records.filter((line, i) => {
    if (line === 'alea 1') isKnown = known.has(records[i + 1]);
    return isKnown || line === '';
  });
}

const random = ['random', '25'];
const actual = await playInside(...random);
const played = execFileSync(native, random, { encoding: 'utf8', maxBuffer: 1 << 30 }).split('\n');
const expected = ofSameGames(played, actual);
const at = expected.findIndex((line, i) => line !== actual[i]);
if (at >= 0 || actual.length !== expected.length || games(expected) < 100) {
  const line = at >= 0 ? at : expected.length;
  console.error(`line ${line + 1} differs: native ${expected[line]}, WebAssembly ${actual[line]} (${games(expected)} games)`);
  process.exit(1);
}
const strong = await playInside('strong', '1');
const begun = strong.filter((line) => line === 'alea 1').length;
if (games(strong) < 15 || games(strong) !== begun) {
  console.error(`${games(strong)} of ${begun} games of strong bots ended`);
  process.exit(1);
}
console.log(`${games(expected)} games, ${expected.length} lines: all the same; ${begun} games of strong bots`);
