import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type LiveEvent, PING_MS } from '#contract/live.ts';
import type { Heard } from './history.ts';

interface Options {
  origins: readonly string[];
  person: string;
  phone: string;
  token: string;
  hear(message: Heard): void;
  /** Reports an event that is not the next one. */
  miss(fault: string): void;
}

const AGAIN_MS = 200;

/** A user's open page: it reconnects after every cut, to any node that answers, with the last event number. */
export function listen({ origins, person, phone, token, hear, miss }: Options) {
  let after = 0;
  let stopped = false;
  let socket: WebSocket | undefined;

  const take = (event: LiveEvent) => {
    if (event.type === 'presence' || event.type === 'typing') return;
    // The page's own rule: events seen before are ignored.
    if (event.id <= after) return;
    if (event.id !== after + 1) miss(`gap: ${person} heard event ${event.id} after ${after}`);
    after = event.id;
    const { conversationId, number } = event.payload as { conversationId?: string; number?: number };
    if (event.type === 'message' && conversationId && number)
      hear({ person, event: event.id, conversation: conversationId, number });
  };

  const once = (origin: string) =>
    new Promise<void>((done) => {
      const url = `${origin.replace('http', 'ws')}/ws/message/${phone}?after=${after}`;
      const own = new WebSocket(url, [`token.${token}`], { origin, handshakeTimeout: 5_000 });
      socket = own;
      const pings = setInterval(() => own.readyState === WebSocket.OPEN && own.send('ping'), PING_MS);
      own.on('message', (data) => {
        const text = data.toString();
        if (text !== 'pong') take(JSON.parse(text) as LiveEvent);
      });
      own.once('error', () => own.terminate());
      own.once('close', () => {
        clearInterval(pings);
        done();
      });
    });

  const work = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      await once(origins[turn % origins.length] ?? '');
      if (!stopped) await wait(AGAIN_MS);
    }
  })();

  return {
    /** The number of the last event received. */
    upTo: () => after,
    stop: async () => {
      stopped = true;
      socket?.close();
      await work;
    },
  };
}
