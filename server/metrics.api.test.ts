import { afterAll, expect, test, vi } from 'vitest';
import { Memories } from '#packages/memory-index/memories.ts';
import { buildApp } from './app.ts';
import { metricsTokenOf } from './platform/http/metrics-plugin.ts';
import { useTestDeps } from './platform/testing/test-app.ts';

const TOKEN = 'a-token-that-the-collector-has';
const { deps, close } = await useTestDeps({ settings: { METRICS_TOKEN: TOKEN } });
const { app } = await buildApp(deps);
afterAll(async () => {
  await app.close();
  await close();
});
const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('the node says that it lives and reaches its database', async () => {
  const answers = await Promise.all(['/healthz', '/readyz'].map((url) => ask(url)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"ok":true}'],
    [200, '{"ok":true}'],
  ]);
});

test('metrics are for who shows the token, and name routes by their pattern, nobody by their phone', async () => {
  await ask('/api/jober/joberInfoByPhone?phone=13912345678');
  const text = (await ask('/metrics', { authorization: `Bearer ${TOKEN}` })).body;
  expect(text).toContain('route="/api/jober/joberInfoByPhone",status="4xx"');
  expect(text).toMatch(/^open_sockets 0$/m);
  expect(text).toMatch(/^jobs_waiting 0$/m);
  expect(text).not.toContain('13912345678');
});

test('a scrape does not count its own wait for a connection', async () => {
  for (let n = 0; n < 3; n += 1) {
    const { body } = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(body).toMatch(/^database_connections\{state="awaited"\} 0$/m);
  }
});

test('without the token, or with another, there is nothing to see', async () => {
  const wrong = [undefined, 'Bearer another', `Bearer ${TOKEN}x`, TOKEN];
  const answers = await Promise.all(
    wrong.map((authorization) => ask('/metrics', authorization ? { authorization } : {})),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('without a token in the settings there is one of the installation, also for this machine itself', async () => {
  const open = await useTestDeps();
  const { app: own } = await buildApp(open.deps);
  const look = (headers: Record<string, string>) =>
    own.inject({ method: 'GET', url: '/metrics', headers }).then(({ statusCode }) => statusCode);
  expect(await look({ host: 'localhost:3000' })).toBe(404);
  expect(await look({ host: 'localhost:3000', authorization: 'Bearer ' })).toBe(404);
  expect(await look({ authorization: `Bearer ${metricsTokenOf(open.deps)}` })).toBe(200);
  await own.close();
  await open.close();
});

test('what is published of the API leaves the operators’ calls out', async () => {
  const { body } = await ask('/api/openapi.json');
  expect(body).toContain('/api/jober/joberLogin');
  expect(body).not.toContain('/api/admin/');
  // The viewer reads that document.
  expect((await ask('/api/docs')).body).toContain('/api/openapi.json');
});

test('a node whose indexes in memory are still loaded says that it is not ready, and answers all the same', async () => {
  const memories = new Memories();
  vi.spyOn(memories, 'isReady', 'get').mockReturnValue(false);
  const loading = await buildApp({ ...deps, memories });
  const of = (url: string) => loading.app.inject({ method: 'GET', url });
  expect((await of('/readyz')).statusCode).toBe(503);
  expect((await of('/healthz')).statusCode).toBe(200);
  expect((await of('/api/posts')).statusCode).toBe(200);
  await loading.app.close();
});

test('without its database a node lives, is not ready, and still tells its metrics', async () => {
  const execute = vi.spyOn(deps.db, 'execute').mockRejectedValue(new Error('Connection terminated'));
  const answers = await Promise.all([
    ask('/healthz'),
    ask('/readyz'),
    ask('/metrics', { authorization: `Bearer ${TOKEN}` }),
  ]);
  execute.mockRestore();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200]);
  expect(answers[2]?.body).toContain('jobs_waiting Nan');
});
