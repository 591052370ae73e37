import type { Problem } from './protocol';

/** A refusal of the server, or that it could not be reached (`code` "unreachable", without a message). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message || problem.code);
  }
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  let answer: { ok: boolean; error?: Problem } & T;
  try {
    const response = await fetch(path, init);
    answer = await response.json();
  } catch {
    throw new Refused({ code: 'unreachable', message: '' });
  }
  if (!answer.ok) throw new Refused(answer.error ?? { code: 'unreachable', message: '' });
  return answer;
}

export const get = <T>(path: string): Promise<T> => call<T>(path, {});

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Text that is no answer in JSON, such as a rule book. */
export async function text(path: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(path);
  } catch {
    throw new Refused({ code: 'unreachable', message: '' });
  }
  if (response.ok) return response.text();
  const answer = await response.json().catch(() => ({}));
  throw new Refused(answer.error ?? { code: 'unreachable', message: '' });
}

/** Random, and there also on a page without TLS, where crypto.randomUUID is not. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}
