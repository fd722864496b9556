import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { shedLoad } from './shed-load.ts';

/** An application whose answers wait until they are released. */
function givenApp(most: number) {
  const app = Fastify();
  const waiting: (() => void)[] = [];
  shedLoad(app, most);
  app.get('/slow', () => new Promise((done) => waiting.push(() => done({ ok: true }))));
  app.get('/healthz', async () => ({ ok: true }));
  const release = () => {
    for (const one of waiting.splice(0)) one();
  };
  return { app, waiting, release };
}

test('beyond so many at once it answers 503 with a time to come back, and those that run are let be', async () => {
  const { app, waiting, release } = givenApp(3);
  const running = Promise.all(
    Array.from({ length: 3 }, () => app.inject('/slow').then(({ statusCode }) => statusCode)),
  );
  await expect.poll(() => waiting.length).toBe(3);

  const refused = await app.inject('/slow');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '2', 'UNAVAILABLE']);
  release();
  expect(await running).toEqual([200, 200, 200]);
});

test('it takes requests again as soon as there is room', async () => {
  const { app, waiting, release } = givenApp(1);
  for (let round = 0; round < 5; round += 1) {
    const answer = app.inject('/slow').then(({ statusCode }) => statusCode);
    await expect.poll(() => waiting.length).toBe(1);
    expect((await app.inject('/slow')).statusCode).toBe(503);
    release();
    expect(await answer).toBe(200);
  }
});

test('who asks whether it lives is always answered', async () => {
  const { app, waiting, release } = givenApp(1);
  const answer = app.inject('/slow').then(({ statusCode }) => statusCode);
  await expect.poll(() => waiting.length).toBe(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  release();
  expect(await answer).toBe(200);
});

test('what is never shed is answered however many run', async () => {
  const { app, waiting, release } = givenApp(1);
  app.get('/cached', async () => ({ ok: true }));
  app.neverShed(({ url }) => url === '/cached');
  const answer = app.inject('/slow').then(({ statusCode }) => statusCode);
  await expect.poll(() => waiting.length).toBe(1);
  expect((await app.inject('/cached')).statusCode).toBe(200);
  expect((await app.inject('/slow')).statusCode).toBe(503);
  release();
  expect(await answer).toBe(200);
});

test('sockets that are open hold no place; one that finds none is refused and its connection closed', async () => {
  const { app, waiting, release } = givenApp(2);
  await app.register(websocket);
  app.get('/live', { websocket: true }, () => undefined);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const dial = () => new WebSocket(`${base.replace('http', 'ws')}/live`);
  for (let open = 0; open < 5; open += 1) await once(dial(), 'open');

  const running = [fetch(`${base}/slow`), fetch(`${base}/slow`)];
  await expect.poll(() => waiting.length).toBe(2);
  const [, refused] = (await once(dial(), 'unexpected-response')) as [unknown, IncomingMessage];
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  await once(refused.resume(), 'close');
  release();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  await app.close();
});
