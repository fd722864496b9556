import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companyEndpoints } from '#contract/companies/companies.ts';
import type { PostState } from '#contract/posts/post-state.ts';
import { company } from '#database/schema/companies.ts';
import { notification } from '#database/schema/notices.ts';
import { postEvent } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { consume, grant } from '#server/domains/ledger/public.ts';
import {
  givenCompany,
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  givenSeeker,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { companyHandlers } from './routes.ts';

const { db, clock, call, tokenOf } = await useTestApp({
  table: companyEndpoints,
  handlers: companyHandlers,
  resolveToken,
});

const absent = '4611686018427387904';
const school = await givenRecruiter(db);
const own = await tokenOf(school.accountId);
const rival = await tokenOf((await givenRecruiter(db)).accountId);
const seeker = await tokenOf((await givenSeeker(db)).accountId);
const operator = await tokenOf((await givenOperator(db)).accountId);
const detail = (companyId: string, token?: string) =>
  call('GET', '/api/company/queryCompanyDetail', { token, query: { companyId } });
const postsOf = (query: Record<string, string>, token?: string) =>
  call('GET', '/api/company/getPostByCompanyId', { token, query });

describe('the page of a company', () => {
  test('hides what no page needs', async () => {
    await db.update(company).set({ creditCode: '91440300708461136T' }).where(eq(company.id, school.companyId));
    const { status, body } = await detail(school.companyId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: school.companyId,
      cityName: '杭州',
      regionName: '浙江省杭州市上城区',
      status: 'approved',
    });
    expect(JSON.stringify(body)).not.toMatch(/91440300708461136T|nameKey|creditCode/);
  });

  test.each(['draft', 'pending', 'rejected', 'suspended'] as const)(
    'in state %s is for its own people and operators',
    async (status) => {
      const owner = await givenRecruiter(db, { status });
      const nothing = await detail(absent);
      for (const token of [undefined, rival, seeker]) {
        const hidden = await detail(owner.companyId, token);
        expect(hidden.status).toBe(404);
        expect({ ...hidden.body, requestId: '' }).toEqual({ ...nothing.body, requestId: '' });
      }
      expect((await detail(owner.companyId, await tokenOf(owner.accountId))).body.status).toBe(status);
      expect((await detail(owner.companyId, operator)).body.status).toBe(status);
    },
  );

  test('of an imported school is public and unclaimed', async () => {
    const imported = await givenCompany(db, { status: 'unclaimed', source: '某招聘网', sourceAt: clock.now() });
    expect((await detail(imported.id)).body).toMatchObject({ status: 'unclaimed', source: '某招聘网' });
  });

  test.each([{}, { companyId: 'x' }, { companyId: '-5' }])(
    'asked with %j is a 400 that names the field',
    async (query) => {
      const { status, body } = await call('GET', '/api/company/queryCompanyDetail', { query });
      expect([status, body.issues[0].path]).toEqual([400, 'query.companyId']);
    },
  );
});

describe('the posts of a company', () => {
  test('are the open ones for the public, all of them for its own people', async () => {
    const owner = await givenRecruiter(db);
    const { companyId } = owner;
    const given = (status: PostState, values = {}) => givenOpenPost(db, companyId, { status, ...values });
    const open = await given('open', { title: '小学科学教师', stages: ['primary'], tenure: 'contract' });
    for (const status of ['draft', 'pending', 'rejected', 'closed', 'removed'] as const) await given(status);
    await given('open', { deadline: clock.now() });

    expect((await postsOf({ companyId })).body).toMatchObject({ total: 1, items: [{ id: open.id }] });
    expect((await postsOf({ companyId }, await tokenOf(owner.accountId))).body.total).toBe(7);
    expect((await postsOf({ companyId }, rival)).body.total).toBe(1);
    const count = async (query: object, token?: string) => (await postsOf({ companyId, ...query }, token)).body.total;
    expect(await count({ status: 'draft' })).toBe(0);
    expect(await count({ status: 'draft' }, await tokenOf(owner.accountId))).toBe(1);
    expect(await count({ status: 'closed' })).toBe(1);
    expect(await count({ status: 'expired' })).toBe(1);
    expect(await count({ keyword: '科学', stage: 'primary,junior', tenure: 'contract' })).toBe(1);
    expect(await count({ keyword: '科学', stage: 'junior' })).toBe(0);
    expect((await postsOf({ companyId, stage: 'sandbox' })).status).toBe(400);
  });

  test('that are hot have the most deliveries and looks of 30 days', async () => {
    const { id: companyId } = await givenCompany(db);
    const [cold, hot] = [await givenOpenPost(db, companyId), await givenOpenPost(db, companyId)];
    await givenOpenPost(db, companyId, { status: 'closed' });
    const { postDay } = await import('#database/schema/posts.ts');
    await db.insert(postDay).values([
      { postId: hot.id, day: '2026-11-19', views: 1, deliveries: 2 },
      { postId: cold.id, day: '2026-11-19', views: 20 },
      { postId: cold.id, day: '2026-10-01', views: 9000 },
    ]);
    const { body } = await call('GET', '/api/company/getHostPostByCompanyId', { query: { companyId } });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([hot.id, cold.id]);
  });

  test('of a company that is not public are a 404', async () => {
    const { id } = await givenCompany(db, { status: 'draft' });
    for (const companyId of [id, absent]) {
      expect((await postsOf({ companyId }, rival)).status).toBe(404);
      expect((await call('GET', '/api/company/getHostPostByCompanyId', { query: { companyId } })).status).toBe(404);
    }
  });
});

describe('the list', () => {
  test('holds approved companies before unclaimed ones, each with most open posts first, sheet by sheet', async () => {
    const place = { cityCode: '511500', regionCode: '511502' };
    for (let n = 0; n < 27; n += 1)
      await givenCompany(db, { ...place, openPosts: n % 3, status: n % 2 ? 'approved' : 'unclaimed' });
    await givenCompany(db, { ...place, status: 'suspended', openPosts: 99 });
    const query = { cityCode: '511500' };
    const one = (await call('GET', '/api/companies', { query })).body;
    const two = (await call('GET', '/api/companies', { query: { ...query, cursor: one.nextCursor } })).body;
    const order = [...one.items, ...two.items].map(
      ({ openPosts, status }: { openPosts: number; status: string }) => openPosts - (status === 'unclaimed' ? 10 : 0),
    );
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(order.slice(-2)).toEqual([-10, -10]);
    expect(new Set([...one.items, ...two.items].map(({ id }: { id: string }) => id)).size).toBe(27);
    expect([one.total, two.nextCursor]).toEqual([27, null]);
    expect((await call('GET', '/api/companies', { query: { cityCode: '510000' } })).body.total).toBe(27);
    expect((await call('GET', '/api/companies', { query: { ...query, page: '2' } })).body.items).toHaveLength(3);
  });

  test('is sorted by the reply rate, unknown ones last, page by page, and counts each type', async () => {
    const place = { cityCode: '513200', regionCode: '513221' };
    for (let n = 0; n < 27; n += 1)
      await givenCompany(db, { ...place, replyRate: n % 3 ? n : null, type: n % 2 ? 'technician' : 'public-school' });
    const list = async (change: object) =>
      (await call('GET', '/api/companies', { query: { cityCode: '513200', sort: 'replies', ...change } })).body;
    const one = await list({});
    const two = await list({ cursor: one.nextCursor });
    const rates = [...one.items, ...two.items].map(({ replyRate }: { replyRate: number | null }) => replyRate ?? -1);
    expect(rates).toHaveLength(27);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    const byType = { technician: 13, 'public-school': 14 };
    expect([one.total, one.byType, two.nextCursor]).toEqual([27, byType, null]);
    const chosen = await list({ companyType: 'technician' });
    expect([chosen.total, chosen.byType], 'other types keep their counts').toEqual([13, byType]);
  });

  test.each(['钱江湾', '湾中', '杭州市钱江湾中学', '钱江湾中学（滨江', 'abc'])(
    'finds by a part of the name: %s',
    async (keyword) => {
      const { id } = await givenCompany(db, { name: `杭州市钱江湾中学（滨江）ABC${keyword.length}` });
      const { body } = await call('GET', '/api/companies', { query: { keyword } });
      expect(body.items.map((item: { id: string }) => item.id)).toContain(id);
    },
  );

  test.each(['湾钱江', '%', '_', '（）', "'; drop table company; --"])('does not find by %s', async (keyword) => {
    expect((await call('GET', '/api/companies', { query: { keyword } })).body.total).toBe(0);
  });

  test('filters by type', async () => {
    const { id } = await givenCompany(db, { type: 'party-school', status: 'unclaimed' });
    const { body } = await call('GET', '/api/companies', { query: { companyType: 'party-school,bureau' } });
    expect(body.items.map((item: { id: string }) => item.id)).toEqual([id]);
    expect((await call('GET', '/api/companies', { query: { companyType: 'castle' } })).status).toBe(400);
  });
});

test('queryCompany finds by the beginning of the name, ten at most, public ones only', async () => {
  for (let n = 0; n < 12; n += 1) await givenCompany(db, { name: `临平致行${n}学校`, nameKey: `致行${n}学校` });
  await givenCompany(db, { name: '临平致行旧学校', nameKey: '致行旧学校', status: 'draft' });
  const found = async (keyword: string) =>
    (await call('GET', '/api/company/queryCompany', { query: { keyword } })).body.items;
  expect(await found('致行')).toHaveLength(10);
  expect(await found('临平致行7')).toMatchObject([{ name: '临平致行7学校', unclaimed: false }]);
  expect(await found('致行旧')).toEqual([]);
  expect(await found('%')).toEqual([]);
  await givenCompany(db, { name: '职位最多学校', openPosts: 900 });
  const { body } = await call('GET', '/api/company/queryCompany');
  expect(body, 'without a keyword').toMatchObject({ total: 10, nextCursor: null });
  expect(body.items[0]).toMatchObject({ name: '职位最多学校' });
});

describe('the recruiters that a seeker may talk to', () => {
  const recruiters = (companyId: string) => call('GET', '/api/jober/getEnterpriseRecruiter', { query: { companyId } });

  test('are the active ones of an approved company, without phones', async () => {
    const owner = await givenRecruiter(db, { phone: '13911112222' });
    for (const memberStatus of ['requested', 'disabled', 'left', 'invited'] as const)
      await givenRecruiter(db, { companyId: owner.companyId, memberStatus, role: 'recruiter' });
    await givenRecruiter(db, { companyId: owner.companyId, role: 'finance' });
    const { body } = await recruiters(owner.companyId);
    expect(body.items).toEqual([{ id: owner.memberId, name: '陈招聘', title: '人事主管', avatarUrl: null }]);
    expect(JSON.stringify(body)).not.toContain('13911112222');
  });

  test('are nobody at an unclaimed company, and a 404 at one that is not public', async () => {
    expect(
      (await recruiters((await givenCompany(db, { status: 'unclaimed', source: '某招聘网' })).id)).body.items,
    ).toEqual([]);
    const draft = await recruiters((await givenCompany(db, { status: 'draft' })).id);
    expect([draft.status, (await recruiters(absent)).status]).toEqual([404, 404]);
  });
});

describe('messages and quotas of a company', () => {
  const messages = (companyId: string, token: string, query = {}) =>
    call('GET', '/api/company/queryCompanyMessage', { token, query: { companyId, ...query } });
  const quotas = (companyid: string, token: string) =>
    call('GET', '/api/company/verifyNumber', { token, query: { companyid } });

  test('are its own people’s alone, foreign and absent alike', async () => {
    for (const ask of [messages, quotas]) {
      const [foreign, gone] = [await ask(school.companyId, rival), await ask(absent, rival)];
      expect(foreign.status).toBe(403);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...gone.body, requestId: '' });
      expect((await ask(school.companyId, seeker)).status).toBe(403);
      expect((await ask(school.companyId, own)).status).toBe(200);
    }
  });

  test('are shown while the company is looked at, with the reason of a rejection', async () => {
    const owner = await givenRecruiter(db, { status: 'rejected' });
    await db.update(company).set({ rejectReason: '证照不清晰' }).where(eq(company.id, owner.companyId));
    const { body } = await quotas(owner.companyId, await tokenOf(owner.accountId));
    expect(body).toMatchObject({
      status: 'rejected',
      rejectReason: '证照不清晰',
      posts: { limit: 50, used: 0, left: 50 },
    });
  });

  test('never say that less than nothing was used, whatever bought units were spent', async () => {
    const owner = await givenRecruiter(db);
    const { companyId } = owner;
    const now = clock.now();
    await db.transaction(async (tx) => {
      await grant(tx, {
        companyId,
        units: { invitations: 2 },
        validDays: 30,
        key: `g:${companyId}`,
        reason: '赠送',
        now,
      });
      await consume(tx, { companyId, unit: 'invitations', count: 2, key: `u:${companyId}`, reason: '邀请投递', now });
    });
    const { body } = await quotas(companyId, await tokenOf(owner.accountId));
    expect(body.talentContacts).toEqual({ limit: 200, used: 0, left: 200 });
  });

  test('list by kind or topic, newest first', async () => {
    const owner = await givenRecruiter(db);
    const notice = (kind: string, minute: number) => ({
      companyId: owner.companyId,
      kind,
      title: kind,
      effectKey: `${owner.companyId}:${minute}`,
      createdAt: new Date(minute * 60_000),
    });
    await db.insert(notification).values([notice('a', 1), notice('b', 2), notice('a', 3)]);
    const token = await tokenOf(owner.accountId);
    const titles = async (query: object) =>
      (await messages(owner.companyId, token, query)).body.items.map((item: { title: string }) => item.title);
    expect(await titles({})).toEqual(['a', 'b', 'a']);
    expect(await titles({ kind: 'b' })).toEqual(['b']);
    await db.insert(notification).values({ ...notice('fair.approve', 4), topic: 'fair' });
    expect(await titles({ topic: 'fair' })).toEqual(['fair.approve']);
  });

  test('count what was used since midnight in Shanghai', async () => {
    const owner = await givenRecruiter(db);
    const { id: postId } = await givenOpenPost(db, owner.companyId);
    const event = (move: string, at: string) => ({ postId, move, toStatus: 'open', at: new Date(at) });
    await db
      .insert(postEvent)
      .values([
        event('refresh', '2026-11-19T15:59:59Z'),
        event('refresh', '2026-11-19T16:00:00Z'),
        event('publish', '2026-11-20T01:00:00Z'),
      ]);
    await givenRecruiter(db, { companyId: owner.companyId, role: 'recruiter' });
    const { body } = await quotas(owner.companyId, await tokenOf(owner.accountId));
    expect(body).toMatchObject({
      posts: { limit: 50, used: 1, left: 49 },
      refreshes: { limit: 40, used: 1, left: 39 },
      talentContacts: { limit: 200, used: 0 },
      recruiters: { limit: 20, used: 1 },
    });
  });
});

test('a seeker follows a company once, and leaves it', async () => {
  const { id } = await givenCompany(db);
  const mine = () => call('GET', `/api/companies/${id}/mine`, { token: seeker });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await call('PUT', `/api/companies/${id}/follow`, { token: seeker })).status).toBe(204);
  expect((await detail(id)).body.followers).toBe(1);
  expect((await mine()).body).toEqual({ followed: true });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await call('DELETE', `/api/companies/${id}/follow`, { token: seeker })).status).toBe(204);
  expect((await detail(id)).body.followers).toBe(0);
  expect((await mine()).body).toEqual({ followed: false });
  expect((await call('PUT', `/api/companies/${absent}/follow`, { token: seeker })).status).toBe(404);
  expect((await call('PUT', `/api/companies/${id}/follow`, { token: own })).status).toBe(403);
  expect((await call('PUT', `/api/companies/${id}/follow`)).status).toBe(401);
});
