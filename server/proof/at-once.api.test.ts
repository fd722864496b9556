import { setTimeout as later } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import { indexTalents } from '#server/domains/talents/public.ts';
import { chance } from '#server/platform/testing/chance.ts';
import { givenOperator, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { tick } from '#server/schedule/every-minute.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import type { Role } from './actors.ts';
import type { Fixtures } from './fixtures/fixtures.ts';
import { expectSoundAnswer } from './input/answers.ts';
import { rights } from './rights/rights-table.ts';
import { nextIp, sampleOf, send, stageOf } from './samples/samples.ts';
import { givenTenant } from './tenants.ts';
import { useWholeApp } from './whole-app.ts';

// Runs everything that can be done to one school and one seeker concurrently, by all permitted callers, together with scheduled
// tasks. Deadlocks across domains show here.
const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db, deps, clock } = app;
const stage = stageOf(app);

const rounds = Number(process.env.AT_ONCE_ROUNDS ?? 3);
const LANES = 12;
const TIMES = 2;
const MAX_MS = 8;
const next = chance(Number(process.env.AT_ONCE_SEED ?? 20_261_122));
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

const acting = ['visitor', 'seeker', 'owner', 'interviewer', 'finance', 'operator'] as const satisfies readonly Role[];
const writes = rights.filter(
  ({ key, whose }) => whose === 'own' && (!key.startsWith('GET') || 'effectful' in api[key as EndpointKey]),
);

interface Command {
  key: EndpointKey;
  headers: Record<string, string>;
}

/** All callers of one tenant and their permitted actions. */
async function givenActions(): Promise<{ fixtures: Fixtures; actions: Command[] }> {
  const { fixtures, seekerAccountId, ownerAccountId } = await givenTenant(db);
  const { companyId } = fixtures;
  const accounts = {
    seeker: seekerAccountId,
    owner: ownerAccountId,
    interviewer: (await givenRecruiter(db, { companyId, role: 'interviewer' })).accountId,
    finance: (await givenRecruiter(db, { companyId, role: 'finance' })).accountId,
    operator: (await givenOperator(db)).accountId,
  };
  const actions: Command[] = [];
  for (const role of acting) {
    const headers: Record<string, string> =
      role === 'visitor'
        ? {}
        : { authorization: `Bearer ${(await signIn(db, accounts[role], { now: clock.now() })).token}` };
    // One visitor makes the visitors' calls: a sign-in ends the session that calls it.
    for (const { key, expected } of writes)
      if (expected[role] === 'ok' && (role === 'visitor' || expected.visitor !== 'ok'))
        for (let time = 0; time < TIMES; time += 1) actions.push({ key: key as EndpointKey, headers });
  }
  return { fixtures, actions };
}

/** Delays every statement randomly, so that lock timing differs between runs. */
function dawdle(client: PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = (async (...args: unknown[]) => {
    await later(next() * MAX_MS);
    return ask(...args);
  }) as unknown as PoolClient['query'];
}

beforeAll(async () => {
  const known = new WeakSet<PoolClient>();
  deps.pool.on('acquire', (client) => {
    if (!known.has(client)) dawdle(client);
    known.add(client);
  });
  registerJobs(deps);
  // Rate limits have their own tests and are lifted here.
  await db.execute(sql`
    create function no_limit() returns trigger language plpgsql as $$ begin new.count := 0; return new; end $$`);
  await db.execute(sql`
    create trigger no_limit before insert or update on rate_counter for each row execute function no_limit()`);
});

test.each(Array.from({ length: rounds }, (_, at) => at))('all at once, round %i', async (round) => {
  clock.set(new Date(Date.UTC(2026, 10, 20, 3, [0, 20, 30, 35, 50][round % 5])));
  const { fixtures, actions } = await givenActions();
  const order = shuffled(actions);
  let [isOver, done] = [false, 0];
  const lane = async () => {
    for (let deed = order.shift(); deed; deed = order.shift()) {
      const { key, headers } = deed;
      const answer = await send(app, key, await sampleOf(key, fixtures, stage), { headers, ip: nextIp() });
      expectSoundAnswer(key, answer);
      if (answer.status < 300) done += 1;
    }
  };
  const clockwork = async () => {
    while (!isOver) {
      await tick(deps);
      await deps.jobs.drain();
      await indexTalents(deps);
      await later(20);
    }
  };
  await Promise.all([
    Promise.all(Array.from({ length: LANES }, lane)).finally(() => {
      isOver = true;
    }),
    clockwork(),
  ]);
  expect(done).toBeGreaterThan(actions.length / 2);
  const failed = app.logs.map((line) => JSON.parse(line)).filter(({ level, err }) => level >= 40 && err);
  expect(failed.map(({ msg, job, task, err }) => `${msg} ${job ?? task ?? ''}: ${err.message}`)).toEqual([]);
});
