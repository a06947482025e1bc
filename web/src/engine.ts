// The engine in the browser (WebAssembly), with the same rules as the server: replays a record, and checks it without
// trusting anyone.
import { readFact, type WrittenFact } from './facts';
import type { Fact, Fields, Result, SeatShown } from './protocol';

export interface ReplayStep {
  facts: Fact[];
  view: Fields;
  turn: string;
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  seats: SeatShown[];
  steps: ReplayStep[];
  result?: Result;
  /** By agreement of the players, before there was a result. */
  ended?: boolean;
}

export type Verdict = 'right' | 'note' | 'wrong';

export interface Finding {
  verdict: Verdict;
  /** Named verify.* */
  fact: Fact;
}

/** Both methods throw an Error with the reason if the record cannot be read. */
export interface Engine {
  replay(record: string): Replay;
  verify(record: string): Finding[];
}

interface Exports {
  memory: WebAssembly.Memory;
  /** Returns a buffer of this size, valid until the next call. */
  reserve(bytes: number): number;
  // Both return a pointer to the answer: its length (u32), followed by that many bytes of JSON.
  replay(pointer: number, length: number): number;
  verify(pointer: number, length: number): number;
  _initialize?(): void;
}

interface WrittenVerified {
  findings: { verdict: Verdict; fact: WrittenFact }[];
}
type WrittenStep = Omit<ReplayStep, 'facts'> & { facts: WrittenFact[] };
type WrittenReplay = Omit<Replay, 'steps'> & { steps: WrittenStep[] };

const NOT_SUPPORTED = 52;

/** The module needs no system calls. The ones its C library imports anyway return an error. */
function system(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') continue;
    const refused = () => {
      if (name === 'proc_exit') throw new Error('the engine has stopped');
      return NOT_SUPPORTED;
    };
    (imports[from] ??= {})[name] = refused;
  }
  return imports;
}

/** Wraps the exports of the module. An answer `{"error":…}` becomes an exception. */
export function engineOf(exports: Exports): Engine {
  const call = <Answer>(name: 'replay' | 'verify', record: string): Answer => {
    const bytes = new TextEncoder().encode(record);
    const pointer = exports.reserve(bytes.length);
    new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes);
    const answer = exports[name](pointer, bytes.length);
    // Read `buffer` only after the call: it is replaced when the memory grows.
    const length = new DataView(exports.memory.buffer).getUint32(answer, true);
    const json = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, length));
    const told = JSON.parse(json) as Answer | { error: string };
    if (typeof told === 'object' && told !== null && 'error' in told) throw new Error(String(told.error));
    return told as Answer;
  };
  return {
    replay: (record) => {
      const replay = call<WrittenReplay>('replay', record);
      return { ...replay, steps: replay.steps.map((step) => ({ ...step, facts: step.facts.map(readFact) })) };
    },
    verify: (record) =>
      call<WrittenVerified>('verify', record).findings.map(({ verdict, fact }) => ({ verdict, fact: readFact(fact) })),
  };
}

let loading: Promise<Engine> | undefined;

/** Loaded once. */
export async function loadEngine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Engine> {
  const response = await fetch('/engine.wasm');
  if (!response.ok) throw new Error(`engine.wasm: ${response.status}`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  const { exports } = await WebAssembly.instantiate(module, system(module));
  const engine = exports as unknown as Exports;
  engine._initialize?.();
  return engineOf(engine);
}
