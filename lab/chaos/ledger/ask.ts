import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
const PATIENCE_MS = 8_000;

export interface Answer {
  status: number;
  body: Reply;
}

/** Fields of the answers that the actions use. */
interface Reply {
  id: string;
  code?: string;
  status?: string;
  items?: { id: string; status?: string }[];
  invitation?: { id: string };
}

export interface Asking {
  origins: readonly string[];
  random(): number;
  /** Prefix of this client's keys. */
  name: string;
}

/** Calls nodes with the same key until one answers, whichever process is down. */
export function asker({ origins, random, name }: Asking) {
  let calls = 0;
  const insist = async (path: string, sent: RequestInit): Promise<Response> => {
    for (;;) {
      const origin = origins[Math.floor(random() * origins.length)];
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${origin}${path}`, { ...sent, signal }).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (answer?.status === 429) {
        // Refused by a quota, not by a rate limit: that is an answer.
        const reported = await answer
          .clone()
          .json()
          .catch(() => null);
        if (reported?.code === 'QUOTA_EXCEEDED') return answer;
      }
      await wait(PAUSE_MS);
    }
  };
  const readBody = async (answer: Response) => {
    const text = await answer.text().catch(() => null);
    return text === null ? null : { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    ask: async (token: string, method: string, path: string, body?: unknown): Promise<Answer> => {
      calls += 1;
      const key = `${name}-${String(calls).padStart(8, '0')}`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
      const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      for (;;) {
        const read = await readBody(await insist(path, sent));
        if (read) return read;
      }
    },
    /** An unauthenticated call: a provider's. */
    tell: async (path: string, body: string, headers: Record<string, string>) =>
      (await insist(path, { method: 'POST', headers, body })).status,
  };
}

export type Asker = ReturnType<typeof asker>;
