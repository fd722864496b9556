import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { percentiles } from '../lib/percentiles.ts';
import type { Person, Talk } from './people.ts';

// All users, in a separate process: opens the sockets, pings, writes, and reports to its parent.

interface Orders {
  origin: string;
  /** The bare server accepts messages at its root and has no users. */
  bare: boolean;
  people: Person[];
  talks: Talk[];
  /** Messages a second, and the duration; before them an equally long phase with pings only. */
  rate: number;
  seconds: number;
}

const PING_MS = 5_000;
const OPENING = 100;
const AGAIN_MS = 500;
const { origin, bare, people, talks, rate, seconds } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as Orders;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Messages in transit: when they were sent, and to whom. The sender's own socket receives them too. */
const underWay = new Map<string, { at: number; to: string }>();
const latencies: number[] = [];
let [open, closed, pongs] = [0, 0, 0];
/** Number of refusals by status; 0 without an answer. */
const refused: Record<number, number> = {};

function hear(phone: string, data: string): void {
  if (data === 'pong') {
    pongs += 1;
    return;
  }
  const { type, payload } = JSON.parse(data) as { type: string; payload: { clientId?: string } };
  const { clientId = '' } = payload;
  const sent = type === 'message' ? underWay.get(clientId) : undefined;
  if (sent?.to !== phone) return;
  underWay.delete(clientId);
  latencies.push(performance.now() - sent.at);
}

/** Opens a socket. @throws where the server is too busy */
async function dial({ phone, token }: Person): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/message/${phone}`, [`token.${token}`], { origin });
  await once(socket, 'open');
  return socket;
}

async function join(person: Person, talker: boolean): Promise<void> {
  let socket = await dial(person).catch(() => null);
  while (!socket) {
    await wait(AGAIN_MS);
    socket = await dial(person).catch(() => null);
  }
  const own = socket;
  open += 1;
  setTimeout(() => {
    own.send('ping');
    setInterval(() => own.send('ping'), PING_MS);
  }, Math.random() * PING_MS);
  own.on('error', () => undefined);
  own.on('close', () => {
    closed += 1;
  });
  own.on('message', (data) => {
    // Passive users receive only pongs; the events of the others are read.
    if (talker || data.toString() === 'pong') hear(person.phone, data.toString());
  });
}

function post(path: string, token: string, body: object): Promise<number> {
  return new Promise((done, fail) => {
    const requested = request(`${origin}${path}`, { method: 'POST', agent }, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0));
    });
    requested.once('error', fail);
    requested.setHeader('content-type', 'application/json');
    requested.setHeader('authorization', `Bearer ${token}`);
    requested.end(JSON.stringify(body));
  });
}

/** One message; its arrival at the other side is timed. */
async function say(number: number): Promise<void> {
  const { id, seeker, recruiter } = talks[number % talks.length] as Talk;
  const bySeeker = Math.floor(number / talks.length) % 2 === 0;
  const from = people[bySeeker ? seeker : recruiter] as Person;
  const to = people[bySeeker ? recruiter : seeker] as Person;
  const clientId = `bench-message-${number}`;
  underWay.set(clientId, { at: performance.now(), to: to.phone });
  const text = `第 ${number} 句话`;
  const body = bare ? { to: to.phone, from: from.phone, clientId, text } : { clientId, text };
  const path = bare ? '/' : `/api/communicate/conversations/${id}/messages`;
  const status = await post(path, from.token, body).catch(() => 0);
  if (status >= 300 || status === 0) {
    refused[status] = (refused[status] ?? 0) + 1;
    underWay.delete(clientId);
  }
}

const talkers = new Set(talks.flatMap(({ seeker, recruiter }) => [seeker, recruiter]));
for (let from = 0; from < people.length; from += OPENING) {
  const some = people.slice(from, from + OPENING);
  await Promise.all(some.map((person, at) => join(person, talkers.has(from + at))));
}
process.send?.({ joined: open });
await wait(PING_MS);
pongs = 0;
process.send?.({ at: 'pings' });
await wait(seconds * 1_000);
const pings = pongs;
process.send?.({ at: 'talk' });
const began = performance.now();
for (let number = 0; number < rate * seconds; number += 1) {
  const due = began + (number * 1_000) / rate;
  const ahead = due - performance.now();
  if (ahead > 1) await wait(ahead);
  void say(number);
}
process.send?.({ at: 'end' });
await wait(2_000);
const sorted = [...latencies].sort((one, other) => one - other);
process.send?.({
  result: {
    open: open - closed,
    closed,
    pings,
    said: rate * seconds,
    refused,
    lost: underWay.size,
    ...percentiles(latencies),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  },
});
process.disconnect?.();
process.exit(0);
