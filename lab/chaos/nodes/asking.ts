import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  status: number;
  /** The created or read object, or the reason of a refusal. */
  body: { id: string; status?: string; code?: string } | null;
}

export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;

const PAUSE_MS = 100;
const ANSWER_MS = 10_000;

interface Options {
  origin: string;
  token: string;
  name: string;
  /** Reports an answer that no session may get. */
  fault(what: string): void;
}

/** Repeats each call under its own key until a final answer; a valid session is never refused. */
export function askerOf({ origin, token, name, fault }: Options): Ask {
  let calls = 0;
  return async (method, path, body) => {
    calls += 1;
    const key = `${name}-${String(calls).padStart(8, '0')}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    for (;;) {
      const answer = await fetch(`${origin}${path}`, { ...sent, signal: AbortSignal.timeout(ANSWER_MS) }).catch(
        () => null,
      );
      const read = await answer?.json().catch(() => null);
      if (answer?.status === 401) fault(`session: ${name} was refused at ${path}`);
      if (answer && answer.status < 500 && answer.status !== 429 && (read || answer.status === 204))
        return { status: answer.status, body: read };
      await wait(PAUSE_MS);
    }
  };
}
