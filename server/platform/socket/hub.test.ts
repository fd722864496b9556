import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Database } from '#server/platform/database/database.ts';
import { Hub } from './hub.ts';
import { Peer } from './peer.ts';

const page = Array.from({ length: 100 }, (_, at) => ({
  place: 1,
  number: at + 1,
  type: 'notice',
  payload: {},
  at: new Date().toISOString(),
}));

/** A hub whose table answers on demand, with a full page. */
function given() {
  const read = Promise.withResolvers<{ rows: unknown[] }>();
  let requests = 0;
  const execute = () => {
    requests += 1;
    return requests === 1 ? read.promise : Promise.resolve({ rows: [] });
  };
  const db = { execute } as unknown as Database;
  const hub = new Hub(db, pino({ enabled: false }));
  const socket = Object.assign(new EventEmitter(), { readyState: 1, bufferedAmount: 0, terminate: () => undefined });
  const peer = new Peer(socket as unknown as WebSocket, new PassThrough().resume(), { accountId: '1', sessionId: '2' });
  const send = vi.spyOn(peer, 'send').mockReturnValue();
  hub.add(peer);
  peer.sent = 0;
  hub.wake(['1']);
  return { hub, peer, send, answer: () => read.resolve({ rows: page }) };
}

const turn = () => new Promise((done) => setImmediate(done));

test('a socket is sent what came for it', async () => {
  const { send, answer } = given();
  answer();
  await turn();
  expect(send).toHaveBeenCalledOnce();
});

test('a socket that closed while its events were read is let go', async () => {
  const { hub, peer, send, answer } = given();
  hub.remove(peer);
  answer();
  await turn();
  expect(send).not.toHaveBeenCalled();
});

test('an event that is handed on waits while the page before it is on its way', async () => {
  const { hub, peer, send } = given();
  peer.busySince = Date.now();
  hub.handOn({
    told: [{ accountId: '1', number: 1 }],
    event: { type: 'notice', at: new Date().toISOString(), payload: {} },
  });
  await turn();
  expect(send).not.toHaveBeenCalled();
});
