import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledged } from './history.ts';

interface Options {
  origins: readonly string[];
  conversation: string;
  sender: string;
  token: string;
  messages: number;
  acknowledge(message: Acknowledged): void;
  /** The kills lag behind the messages, which wait for them. */
  mustWait(): boolean;
  /** Ends the talk before its last message. */
  isOver?(): boolean;
}

const AGAIN_MS = 100;
const LIMITED_MS = 1_000;
const PATIENCE_MS = 8_000;

/** Sends a message until a node acknowledges it: the same client id each time, on another node each time. */
async function insist(origins: readonly string[], path: string, token: string, body: object): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const origin = origins[attempt % origins.length];
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status, said } = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      signal,
      body: JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, said: await response.text() }))
      .catch(() => ({ status: 0, said: '' }));
    if (status === 200) return;
    if (status >= 400 && status < 500 && status !== 429) throw new Error(`${path} was refused with ${status}: ${said}`);
    await wait(status === 429 ? LIMITED_MS : AGAIN_MS);
  }
}

/** One user's side of a conversation: the next message is sent when the last is acknowledged. */
export async function talk(options: Options): Promise<void> {
  const { origins, conversation, sender, token, messages, acknowledge, mustWait, isOver } = options;
  for (let number = 0; number < messages; number += 1) {
    while (mustWait()) await wait(AGAIN_MS);
    if (isOver?.()) return;
    const clientId = `${conversation}-${sender}-${String(number).padStart(6, '0')}`;
    const body = { clientId, text: `第 ${number + 1} 句` };
    const first = number % origins.length;
    const turn = [...origins.slice(first), ...origins.slice(0, first)];
    await insist(turn, `/api/communicate/conversations/${conversation}/messages`, token, body);
    acknowledge({ conversation, sender, clientId });
  }
}
