import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { connect } from '#server/platform/database/database.ts';
import { type DatabaseProxy, openProxy } from '#server/platform/testing/database-proxy.ts';
import { givenOpenPost, signIn } from '#server/platform/testing/fixtures.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';
import { expectErrorBody } from './input/answers.ts';
import { nextIp, sampleOf, send } from './samples/samples.ts';
import { givenTenant } from './tenants.ts';
import { useWholeApp } from './whole-app.ts';

let proxy: DatabaseProxy | undefined;
let direct = '';
const whole = await useWholeApp({
  url: async (url) => {
    direct = url;
    proxy = await openProxy(url);
    return proxy.url;
  },
});
const line = proxy as unknown as DatabaseProxy;
/** A direct connection, for what the application may not see. */
const { db, close } = connect(direct, { max: 4, onError: () => undefined });
afterAll(async () => {
  await close();
  await line.close();
});

const tenant = await givenTenant(db, { dual: true });
const { token } = await signIn(db, tenant.ownerAccountId);
const keys = Object.keys(api) as EndpointKey[];
const call = async (key: EndpointKey, as: string | undefined) =>
  send(whole, key, await sampleOf(key, tenant.fixtures), { token: as, ip: nextIp() });

/** An answer that asks to retry later. */
function expectUnavailable(answer: Answer, about: string): void {
  expect([answer.status, answer.body?.code], about).toEqual([503, 'UNAVAILABLE']);
  expect(Number(answer.headers['retry-after']), about).toBeGreaterThan(0);
  expectErrorBody(answer, about);
}

/** Calls that work without the database: constants, challenges, and what is cached for all visitors. */
const needsNothing = new Set<EndpointKey>([
  'GET /api/site/config',
  'GET /api/site/regions',
  'GET /api/session',
  // Nothing without its token.
  'GET /api/admin/demo',
  'GET /api/captcha/challenge',
  'DELETE /api/jober/logout',
  'GET /api/home',
  'GET /api/answers/red-list',
  // Counted in memory, written later.
  'POST /api/queries',
  'GET /api/oauth/providers',
  'POST /api/oauth/:provider/attempts',
  'POST /api/oauth/:provider/finish',
]);

/** Works only once: the ticket is consumed. */
const once = new Set<EndpointKey>(['POST /api/jober/directLogin']);

describe('while the database is stopped', () => {
  // Four calls of every endpoint.
  test('every call is answered 503 with a time to come back, and all recover by themselves', {
    timeout: 60_000,
  }, async () => {
    const before = new Map<EndpointKey, number>();
    for (const key of keys) before.set(key, (await call(key, undefined)).status);
    await line.close();
    for (const key of keys) {
      expectUnavailable(await call(key, token), `${key} signed in`);
      const asVisitor = await call(key, undefined);
      const refusedBefore = (api[key] as Endpoint).access !== 'anyone';
      if (needsNothing.has(key) || refusedBefore) expect(asVisitor.status, key).toBe(before.get(key));
      else expectUnavailable(asVisitor, `${key} as a visitor`);
    }
    await line.open();
    await db.execute(sql`delete from rate_counter`);
    for (const key of keys.filter((each) => !once.has(each)))
      expect((await call(key, undefined)).status, key).toBe(before.get(key));
    expect((await call('GET /api/session', token)).body.user.phone).toBe(tenant.fixtures.phone);
  });
});

test('connections that are cut under many deliveries lose nothing acknowledged and repeat nothing', async () => {
  const seekers = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const { fixtures, seekerAccountId } = await givenTenant(db);
      return { ...fixtures, token: (await signIn(db, seekerAccountId)).token };
    }),
  );
  const { companyId } = tenant.fixtures;
  const post = await givenOpenPost(db, companyId);
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  let busy = true;

  const deliver = async ({ token: as, resumeId }: (typeof seekers)[number]) => {
    const body = { postId: post.id, resumeId, consent: true, consentVersion: legalVersions.delivery };
    const headers = { 'idempotency-key': `delivery-${resumeId}` };
    for (;;) {
      const answer = await whole.call('POST', '/api/deliveries', { token: as, body, headers });
      if (answer.status === 200) return void acknowledged.push(answer.body.id as string);
      refusals.push(answer.status);
      expectUnavailable(answer, 'cut');
    }
  };
  const cutting = (async () => {
    while (busy) {
      await new Promise((done) => setTimeout(done, 7 + Math.random() * 25));
      line.cut();
    }
  })();
  const work = Promise.all(seekers.map(deliver));
  // Now and then all of them must be let through.
  await Promise.race([work, new Promise((done) => setTimeout(done, 1_500))]);
  busy = false;
  await Promise.all([work, cutting]);

  const { rows } = await db.execute<{ id: string; events: number; consents: number; notices: number }>(sql`
    select d.id, (select count(*)::int from delivery_event e where e.delivery_id = d.id) as events,
      (select count(*)::int from consent c where c.subject_id = d.id) as consents,
      (select count(*)::int from notification n where n.effect_key like 'delivery:' || d.id || ':%') as notices
    from delivery d where d.post_id = ${post.id}`);
  expect(refusals.length).toBeGreaterThan(0);
  expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  expect(rows.filter(({ events, consents, notices }) => events !== 1 || consents !== 1 || notices !== 1)).toEqual([]);
  const counted = await db.execute<{ n: number }>(sql`select delivery_count as n from post where id = ${post.id}`);
  expect(counted.rows[0]?.n).toBe(seekers.length);
});

describe('when the disk is full', () => {
  const full = (when: string, constraint = '') => sql`
    create or replace function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/16384/16385": No space left on device' using errcode = '53100'; end $$;
    create ${sql.raw(constraint)} trigger no_space ${sql.raw(when)} insert on delivery ${sql.raw(constraint && 'deferrable initially deferred')}
      for each row execute function no_space()`;
  const freed = sql`drop trigger no_space on delivery`;

  test.each([
    ['at the statement', 'before', ''],
    ['at the commit', 'after', 'constraint'],
  ])('%s, a write is answered 503 and leaves nothing, reads go on, and space heals it', async (_, when, constraint) => {
    const { fixtures, seekerAccountId } = await givenTenant(db);
    const as = (await signIn(db, seekerAccountId)).token;
    const input = await sampleOf('POST /api/deliveries', fixtures);
    const count = () => db.$count(sql`delivery where post_id = ${fixtures.targetPostId}`);
    const before = await count();
    await db.execute(full(when, constraint));
    const answer = await send(whole, 'POST /api/deliveries', input, { token: as });
    expectUnavailable(answer, when);
    expect((await send(whole, 'GET /api/deliveries', {}, { token: as })).status).toBe(200);
    expect(await db.$count(sql`consent where account_id = ${seekerAccountId}`)).toBe(0);
    await db.execute(freed);
    expect(await count()).toBe(before);
    expect((await send(whole, 'POST /api/deliveries', input, { token: as })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });
});

test('the log tells of it without a phone', () => {
  const notice = whole.logs.filter((text) => text.includes('request failed'));
  expect(notice.length).toBeGreaterThan(0);
  expect(notice.join('\n')).not.toMatch(/1[0-9]{10}(?![0-9])/);
});
