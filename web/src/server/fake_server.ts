// A fake server for page tests: answers requests by method and path, and records them.
import { vi } from 'vitest';

type Answers = Record<string, unknown>;

/** Answers are sent as JSON, except strings and Responses, which are sent as they are. */
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
