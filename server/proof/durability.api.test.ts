import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { newId } from '#database/new-id.ts';
import { post } from '#database/schema/posts.ts';
import { stopPostmaster } from '#packages/embedded-postgres/postmaster.ts';
import { connect, type Database } from '#server/platform/database/database.ts';
import { givenOpenPost, signIn } from '#server/platform/testing/fixtures.ts';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { productOn } from './product.ts';
import { givenTenant, type Tenant } from './tenants.ts';

const folder = makeTestFolder();
const product = productOn(folder);
afterAll(async () => {
  await product.end('SIGKILL');
  const left = product.postmaster();
  if (left) await stopPostmaster(left, 'immediate');
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect(product.databaseUrl(), { max: 3, onError: () => undefined });
  return act(db).finally(close);
}

const SEEKERS = 4;
const POSTS = 600;
interface Seeker extends Tenant {
  token: string;
}
interface Stage {
  seekers: Seeker[];
  recruiter: string;
  posts: string[];
}

/** A company with many posts, and seekers who deliver to all of them. */
async function setStage(db: Database): Promise<Stage> {
  const now = new Date();
  const { fixtures, ownerAccountId } = await givenTenant(db);
  const model = await givenOpenPost(db, fixtures.companyId);
  const posts = Array.from({ length: POSTS }, () => newId());
  await db.insert(post).values(posts.map((id) => ({ ...model, id })));
  const seekers: Seeker[] = [];
  for (let n = 0; n < SEEKERS; n += 1) {
    const tenant = await givenTenant(db);
    seekers.push({ ...tenant, token: (await signIn(db, tenant.seekerAccountId, { now })).token });
  }
  return { seekers, posts, recruiter: (await signIn(db, ownerAccountId, { now })).token };
}

/** Writes answered 2xx, which must never be lost. */
const acknowledged = { deliveries: new Set<string>(), moved: new Set<string>(), saves: new Map<string, number>() };
let origin = '';
let running = true;

/** Repeats a call until its final answer; retries while the product is down or asks to retry. */
async function insist(method: string, path: string, token: string, body: unknown, key = newId()) {
  while (running) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    const signal = AbortSignal.timeout(8_000);
    const answer = await fetch(`${origin}${path}`, { method, headers, signal, body: JSON.stringify(body) })
      .then(async (response) => ({ status: response.status, body: JSON.parse((await response.text()) || 'null') }))
      .catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    await sleep(20);
  }
  return undefined;
}

async function deliverAll({ seekers, posts, recruiter }: Stage, at: number): Promise<void> {
  const seeker = seekers[at] as Seeker;
  for (const postId of posts) {
    const body = { postId, resumeId: seeker.fixtures.resumeId, consent: true, consentVersion: legalVersions.delivery };
    const sent = await insist('POST', '/api/deliveries', seeker.token, body);
    if (!sent) return;
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    acknowledged.deliveries.add(sent.body.id);
    const move = { id: sent.body.id, status: 'shortlisted' };
    const moved = await insist('POST', '/api/company/updateResumeBoxStatus', recruiter, move);
    if (!moved) return;
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    acknowledged.moved.add(sent.body.id);
  }
}

/** Saves increasing numbers; a save whose answer was lost is found done on retry. */
async function saveOnAndOn({ token, fixtures: { resumeId } }: Seeker): Promise<void> {
  for (let revision = 1; running; revision += 1) {
    const body = { revision, content: { intro: `${revision}` } };
    const saved = await insist('PUT', `/api/resumes/${resumeId}`, token, body);
    if (!saved) return;
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    acknowledged.saves.set(resumeId, revision);
  }
}

/** Every acknowledged write exists once, with its record. */
async function expectNothingLost(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string; status: string; moves: string }>(sql`
    select d.id, d.status, (select string_agg(e.move, ' ' order by e.id) from delivery_event e where e.delivery_id = d.id) as moves
    from delivery d join post p on p.id = d.post_id where p.title = '初中数学教师' and d.status <> 'interview'`);
  const cache = new Map(rows.map((row) => [row.id, row]));
  expect([...acknowledged.deliveries].filter((id) => !cache.has(id))).toEqual([]);
  expect([...acknowledged.moved].filter((id) => cache.get(id)?.status !== 'shortlisted')).toEqual([]);
  const odd = rows.filter(
    ({ status, moves }) => moves !== (status === 'shortlisted' ? 'deliver shortlist' : 'deliver'),
  );
  expect(odd).toEqual([]);
  const twice = await db.execute(sql`select 1 from delivery group by jober_id, post_id having count(*) > 1`);
  expect(twice.rows).toEqual([]);
  for (const [id, revision] of acknowledged.saves) {
    const saved = await db.execute<{ intro: string; revision: number }>(
      sql`select content ->> 'intro' as intro, revision from resume where id = ${id}`,
    );
    const found = saved.rows[0];
    expect(Number(found?.intro)).toBeGreaterThanOrEqual(revision);
    expect(found?.revision).toBe(Number(found?.intro) + 1);
  }
}

const kill = (pid: number | undefined) => {
  if (pid) process.kill(pid, 'SIGKILL');
};
const progress = () => acknowledged.deliveries.size + acknowledged.moved.size;
/** Waits until writes are acknowledged again, and some more. */
const workOn = async () => {
  const before = progress();
  await expect.poll(progress, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + 12);
};

test('nothing acknowledged is lost when node, the database and both are killed under load', async () => {
  ({ origin } = await product.start());
  const stage = await withDatabase(setStage);
  const [saver] = stage.seekers;
  const work = Promise.all([...stage.seekers.map((_, at) => deliverAll(stage, at)), saveOnAndOn(saver as Seeker)]);
  await workOn();

  await product.end('SIGKILL');
  const orphan = product.postmaster();
  expect(orphan).toBeDefined();
  ({ origin } = await product.start());
  expect(product.postmaster()).toBe(orphan);
  await workOn();

  kill(product.postmaster());
  await workOn();
  expect(product.postmaster()).not.toBe(orphan);

  kill(product.postmaster());
  await product.end('SIGKILL');
  ({ origin } = await product.start());
  await workOn();

  running = false;
  await work;
  await withDatabase(expectNothingLost);
  console.info(`${acknowledged.deliveries.size} deliveries, ${acknowledged.moved.size} moves, 3 kills: none lost`);
}, 300_000);

test('Ctrl-C ends it with all its processes, and the next start is quick', async () => {
  expect(product.processes().length).toBeGreaterThan(0);
  expect(await product.end('SIGINT')).toBe(0);
  expect(product.processes()).toEqual([]);
  const { ms } = await product.start();
  console.info(`a start on a kept data directory took ${Math.round(ms)} ms`);
  await withDatabase(expectNothingLost);
}, 120_000);

test('a signal leaves no process behind, in the middle of a start either', async () => {
  expect(await product.end('SIGTERM')).toBe(0);
  expect(product.processes()).toEqual([]);
  product.spawnServer();
  await expect.poll(product.postmaster, { timeout: 60_000, interval: 10 }).toBeDefined();
  await product.end('SIGTERM');
  expect(product.processes()).toEqual([]);
}, 120_000);
