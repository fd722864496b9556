import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { post } from '#database/schema/posts.ts';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { buildApp } from '#server/app.ts';
import { openBus } from '#server/platform/bus.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openReads } from '#server/platform/database/open-reads.ts';
import { givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { startStandby } from '#server/platform/testing/standby.ts';
import { caller, useTestDeps } from '#server/platform/testing/test-app.ts';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { expectSoundAnswer } from './input/answers.ts';
import { sampleOf, send, stageOf } from './samples/samples.ts';
import { givenTenant } from './tenants.ts';

const folder = makeTestFolder();
const [primaryDir, standbyDir] = [join(folder, 'primary'), join(folder, 'standby')];
const primary = await startEmbedded({ dataDir: primaryDir, log: console, sharedBuffers: '64MB' });
await migrate(primary.url);
const standby = await startStandby(primaryDir, standbyDir);

/** Two nodes of the product that share only the two databases and the master key. */
async function startNode() {
  const { deps, close, logs, ...rest } = await useTestDeps({
    url: () => primary.url,
    settings: { SECRET_KEY_FILE: join(folder, 'secret.key') },
  });
  const bus = await openBus(primary.url, deps.log);
  const reads = { url: standby.url, max: 4, primary: { db: deps.db, pool: deps.pool, close: deps.pool.end }, bus };
  const replica = openReads({ ...reads, log: deps.log });
  const { app } = await buildApp({ ...deps, replica });
  await app.ready();
  const stop = async () => {
    await app.close();
    await replica.close();
    await bus.close();
    await close();
  };
  return { app, deps, replica, stop, call: caller(app), db: deps.db, logs, ...rest };
}
const [one, two] = [await startNode(), await startNode()];
const { db } = one;
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isRead = { timeout: 10_000, interval: 50 };
const bothRead = () =>
  expect.poll(() => [one, two].every(({ replica }) => replica.behindSeconds() !== undefined), isRead).toBe(true);
/** The number of queries on the replica; answers do not show their source. */
const scansOf = async (): Promise<number> => {
  const reader = connect(standby.url, { max: 1, onError: () => undefined });
  const { rows } = await reader.db.execute<{ n: string }>(
    sql`select coalesce(sum(coalesce(idx_scan, 0) + seq_scan), 0)::text as n from pg_stat_user_tables where relname = 'post'`,
  );
  await reader.close();
  return Number(rows[0]?.n);
};
const anHourAgo = () => new Date(one.clock.now().getTime() - 3_600_000);
async function givenSchool() {
  const owner = await givenRecruiter(db);
  const { id } = await givenOpenPost(db, owner.companyId, { memberId: owner.memberId });
  // An old session: a young one reads on the primary anyway.
  const { token } = await signIn(db, owner.accountId, { now: anHourAgo() });
  return { id, token };
}
const titleAt = async ({ call }: typeof one, id: string, token?: string) =>
  (await call('GET', `/api/posts/${id}`, token ? { token } : {})).body.title;
const statusAt = async ({ call }: typeof one, id: string, token?: string) =>
  (await call('GET', `/api/posts/${id}`, token ? { token } : {})).body.status;
/** Direct statements belong to no session, so a visitor may not see them yet. */
const retitle = (id: string, title: string) => db.update(post).set({ title }).where(eq(post.id, id));
const replay = (word: 'pause' | 'resume') => standby.ask(`SELECT pg_wal_replay_${word}()`);

test('reads that may lag are answered by the replica', async () => {
  const { id } = await givenSchool();
  await bothRead();
  await expect.poll(() => titleAt(one, id), isRead).toBe('初中数学教师');
  await replay('pause');
  await retitle(id, '高中数学教师');
  expect(await titleAt(one, id)).toBe('初中数学教师');
  await replay('resume');
  await expect.poll(() => titleAt(one, id), isRead).toBe('高中数学教师');
  await expect.poll(scansOf, isRead).toBeGreaterThan(0);
});

test('a session sees its own write on every node, however far the replica is behind', async () => {
  const { id } = await givenSchool();
  const { token } = await signIn(db, (await givenSeeker(db)).accountId, { now: anHourAgo() });
  await bothRead();
  await expect.poll(() => titleAt(two, id), isRead).toBe('初中数学教师');
  await replay('pause');
  await retitle(id, '初中物理教师');
  expect(await titleAt(two, id, token)).toBe('初中数学教师');
  // After any write of its own the session sees everything committed before it.
  expect((await one.call('PUT', `/api/posts/${id}/favourite`, { token })).status).toBe(204);
  expect([await titleAt(one, id, token), await titleAt(two, id, token)]).toEqual(['初中物理教师', '初中物理教师']);
  expect(await titleAt(two, id)).toBe('初中数学教师');
  await replay('resume');
});

test('what pages were told of is read nowhere where it is missing', async () => {
  const { id, token } = await givenSchool();
  await bothRead();
  await expect.poll(() => statusAt(two, id), isRead).toBe('open');
  await replay('pause');
  await one.call('POST', `/api/company/posts/${id}/moves`, { token, body: { move: 'close' } });
  await expect.poll(() => statusAt(two, id), isRead).toBe('closed');
  await replay('resume');
});

test('a session that has just begun reads on the primary', async () => {
  const owner = await givenRecruiter(db);
  const { id } = await givenOpenPost(db, owner.companyId);
  await bothRead();
  await expect.poll(() => titleAt(one, id), isRead).toBe('初中数学教师');
  const { token } = await signIn(db, owner.accountId, { now: one.clock.now() });
  await replay('pause');
  await retitle(id, '小学音乐教师');
  expect(await titleAt(one, id, token)).toBe('小学音乐教师');
  await replay('resume');
});

test('every call that may lag reads only, and answers from the replica as from the primary', async () => {
  const { fixtures } = await givenTenant(db);
  await bothRead();
  const whole = one as unknown as Parameters<typeof send>[0];
  const keys = (Object.keys(api) as EndpointKey[]).filter((key) => (api[key] as Endpoint).replicaSafe);
  expect(keys.length).toBeGreaterThan(20);
  for (const key of keys) {
    expect((api[key] as Endpoint).access, key).toBe('anyone');
    const answer = await send(whole, key, await sampleOf(key, fixtures, stageOf(whole as never)), {});
    expectSoundAnswer(key, answer);
  }
  expect(one.logs.filter((line) => line.includes('not reading from the replica'))).toEqual([]);
});

test('with the replica killed everything is read on the primary, and on the replica when it is back', async () => {
  const { id } = await givenSchool();
  await bothRead();
  await expect.poll(() => titleAt(one, id), isRead).toBe('初中数学教师');
  const pid = standby.pid();
  if (pid) process.kill(pid, 'SIGKILL');
  for (let n = 0; n < 20; n += 1) expect(await titleAt(one, id)).toBe('初中数学教师');
  await expect.poll(() => standby.pid() !== undefined && standby.pid() !== pid, isRead).toBe(true);
  await bothRead();
});

test('a replica that stands still for five seconds is read no more', async () => {
  const { id } = await givenSchool();
  await bothRead();
  await expect.poll(() => titleAt(one, id), isRead).toBe('初中数学教师');
  await replay('pause');
  await retitle(id, '幼儿园教师');
  expect(await titleAt(one, id)).toBe('初中数学教师');
  await expect.poll(() => titleAt(one, id), { timeout: 12_000 }).toBe('幼儿园教师');
  expect(one.replica.behindSeconds()).toBeUndefined();
  await replay('resume');
});
