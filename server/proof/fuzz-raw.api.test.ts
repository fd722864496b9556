import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { rawFrame } from './fuzz/frames.ts';
import { type Heard, sendBytes } from './fuzz/line.ts';
import { type Prng, prngOf } from './fuzz/prng.ts';
import { multipartRequest, rawRequest } from './fuzz/raw-requests.ts';
import { machinery } from './input/answers.ts';
import { pathOf } from './samples/samples.ts';
import { givenTenant } from './tenants.ts';
import { useWholeApp } from './whole-app.ts';

/** Per kind: 200 in the suite, thousands in `npm run fuzz`. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RAW ?? 600) / 3);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 12;

const { app, db, logs } = await useWholeApp();
const { fixtures: given, ownerAccountId } = await givenTenant(db, { dual: true });
const { token } = await signIn(db, ownerAccountId);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const host = `127.0.0.1:${port}`;
// Excludes calls that end the session or the account: later calls would be refused.
const paths = Object.keys(api)
  .filter((key) => !/logout|deleteJober|sessions|password|phone/i.test(key))
  .map((key) => pathOf(key, Object.fromEntries(Object.keys(given).map((name) => [name, given.postId]))));
const known = { host, token, paths };

const alive = async () => (await fetch(`http://${host}/healthz`)).status;
const faults = () => logs.filter((line) => /"level":(?:50|60)/.test(line));

afterEach(async () => {
  logs.splice(0, logs.length);
  await db.execute(sql`delete from rate_counter`);
});

async function runAll(send: (prng: Prng) => Promise<Heard>): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < RUNS; at = next++) {
      const received = await send(prngOf(SEED + at));
      const about = `run ${at} of seed ${SEED}: ${received.text.slice(0, 600)}`;
      for (const status of received.statuses) {
        seen[status] = (seen[status] ?? 0) + 1;
        expect(status, about).toBeLessThan(500);
      }
      // The API document may name internals; no answer to these calls contains it.
      for (const body of received.text.match(/\{"code":.*\}/g) ?? [])
        expect(body.replace(/"requestId":"[^"]*"/, ''), about).not.toMatch(machinery);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(faults().slice(0, 3)).toEqual([]);
  expect(await alive()).toBe(200);
  return seen;
}

const timeout = 60_000 + RUNS * 100;

test(
  `${RUNS} broken HTTP requests are answered or cut, and never with a fault of ours`,
  async () => {
    const seen = await runAll((prng) => sendBytes(port, rawRequest(prng, known)));
    console.info(`HTTP: ${JSON.stringify(seen)}`);
    expect((seen[400] ?? 0) + (seen[404] ?? 0)).toBeGreaterThan(RUNS / 10);
  },
  timeout,
);

test(
  `${RUNS} broken forms with files are refused`,
  async () => {
    const seen = await runAll((prng) => sendBytes(port, multipartRequest(prng, known)));
    console.info(`multipart: ${JSON.stringify(seen)}`);
    expect(seen[200] ?? 0).toBe(0);
  },
  timeout,
);

test(
  `${RUNS} conversations of broken frames end, and nobody else notices`,
  async () => {
    const handshake = () =>
      Buffer.from(
        [
          `GET /ws/message/${given.phone} HTTP/1.1`,
          `Host: ${host}`,
          `Origin: http://${host}`,
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          `Sec-WebSocket-Protocol: token.${token}`,
          '\r\n',
        ].join('\r\n'),
      );
    const seen = await runAll((prng) =>
      sendBytes(
        port,
        handshake(),
        Array.from({ length: 1 + prng.below(6) }, () => rawFrame(prng)),
      ),
    );
    console.info(`sockets: ${JSON.stringify(seen)}`);
    expect(seen[101] ?? 0).toBeGreaterThan(RUNS / 2);
  },
  timeout,
);
