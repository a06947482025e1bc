// A server for tests of pages: answers requests by method and path, and remembers them.
import { vi } from 'vitest';

type Answers = Record<string, unknown>;

/** The answer is sent as JSON; a text as it is; a Response as it is. */
export function fakeServer(answers: Answers): { method: string; path: string; body: unknown }[] {
  const requests: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    requests.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError('no network'));
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  });
  return requests;
}

export function refusal(status: number, kind: string, reason: string): Response {
  return new Response(JSON.stringify({ error: { kind, reason } }), { status });
}
