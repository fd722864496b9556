import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operatorCompanyEndpoints } from '#contract/operators/operator-companies.ts';
import { reviewEndpoints } from '#contract/operators/reviews.ts';
import { newId } from '#database/new-id.ts';
import { company, companyChange, companyEvent, companyPaper } from '#database/schema/companies.ts';
import { upload } from '#database/schema/files.ts';
import { notification } from '#database/schema/notices.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { jobSearch } from '#database/schema/search.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import {
  givenCompany,
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { reviewHandlers } from '../routes.ts';

const table = { ...reviewEndpoints, ...operatorCompanyEndpoints };
const { db, clock, call } = await useTestApp({ table, handlers: reviewHandlers, resolveToken });

const operator = async (role: 'review' | 'support') => {
  const { accountId } = await givenOperator(db, role);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  return {
    accountId,
    get: (path: string, query = {}) => call('GET', `/api/admin/${path}`, { token, query }),
    put: (path: string, body: object) => call('PUT', `/api/admin/${path}`, { token, body }),
    post: (path: string, body?: object) => call('POST', `/api/admin/${path}`, { token, body }),
  };
};
const reviewer = await operator('review');
const support = await operator('support');

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY);
const rowOf = async (id: string) => (await db.select().from(company).where(eq(company.id, id)))[0];
const movesOf = async (id: string) =>
  (await db.select().from(companyEvent).where(eq(companyEvent.companyId, id))).map(({ move }) => move).sort();
const waits = async (id: string) =>
  (await reviewer.get('reviews/companies')).body.items.find((item: { id: string }) => item.id === id);

test('a suspended company is stopped with its posts, and let on again; its people and the log are told', async () => {
  const { companyId: id, accountId, memberId } = await givenRecruiter(db);
  await givenOpenPost(db, id, { memberId });
  const searchable = () => db.$count(jobSearch, eq(jobSearch.companyId, id));
  const suspended = await reviewer.post(`companies/${id}/moves`, { move: 'suspend', reason: '办学许可证到期未更新' });
  expect(suspended.body).toMatchObject({ status: 'suspended', moves: ['restore'] });
  expect(await searchable()).toBe(0);
  expect((await reviewer.post(`companies/${id}/moves`, { move: 'suspend', reason: '再次' })).body.code).toBe(
    'ILLEGAL_MOVE',
  );
  const restored = await reviewer.post(`companies/${id}/moves`, { move: 'restore', reason: '已更新许可证' });
  expect(restored.body).toMatchObject({ status: 'approved', moves: ['suspend'] });
  expect(await searchable()).toBe(1);
  expect(await movesOf(id)).toEqual(['restore', 'suspend']);
  const noticesOf = await db.select().from(notification).where(eq(notification.accountId, accountId));
  expect(noticesOf.map(({ kind, body }) => [kind, body]).sort()).toEqual([
    ['company.restored', '已更新许可证'],
    ['company.suspended', '办学许可证到期未更新'],
  ]);
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act).sort()).toEqual(['company.restore', 'company.suspend']);
});

test('a suspension and a change of texts sent twice under one key are done and told once', async () => {
  const { companyId: id, accountId } = await givenRecruiter(db);
  const { token } = await signIn(db, reviewer.accountId, { now: clock.now() });
  const send = (method: string, path: string, body: object) =>
    call(method, `/api/admin/companies/${id}/${path}`, {
      token,
      body,
      headers: { 'idempotency-key': `company-${path}` },
    });
  for (const [method, path, body] of [
    ['PUT', 'texts', { intro: '一所小学', reason: '简介里有联系方式' }],
    ['POST', 'moves', { move: 'suspend', reason: '办学许可证到期未更新' }],
  ] as const) {
    const first = await send(method, path, body);
    expect(first.status).toBe(200);
    expect(await send(method, path, body)).toMatchObject({ status: 200, body: first.body });
  }
  expect(await movesOf(id)).toContain('suspend');
  expect(await db.$count(notification, eq(notification.accountId, accountId))).toBe(2);
  expect(await db.$count(operatorAct, eq(operatorAct.subjectId, id))).toBe(2);
});

test('who has not been certified cannot be suspended, and 客服 only looks', async () => {
  const { id } = await givenCompany(db, { status: 'pending' });
  const body = { move: 'suspend', reason: '资料不实' };
  expect((await reviewer.post(`companies/${id}/moves`, body)).body.code).toBe('ILLEGAL_MOVE');
  expect((await reviewer.post(`companies/${newId()}/moves`, body)).status).toBe(404);
  expect((await reviewer.post(`companies/${id}/moves`, { move: 'suspend' })).body.issues[0].path).toBe('body.reason');
  expect((await support.get(`companies/${id}`)).status).toBe(200);
  expect((await support.post(`companies/${id}/moves`, body)).status).toBe(403);
});

test('a company is found by a part of its name, and by its state', async () => {
  const { id, name } = await givenCompany(db, { name: '绍兴市越城区鉴湖小学', status: 'suspended' });
  const ids = async (query: object) =>
    (await reviewer.get('companies', query)).body.items.map((item: { id: string }) => item.id);
  expect(name).toBe('绍兴市越城区鉴湖小学');
  expect(await ids({ keyword: '鉴湖' })).toEqual([id]);
  expect(await ids({ keyword: '鉴湖', status: 'approved' })).toEqual([]);
  expect(await ids({ status: 'suspended' })).toContain(id);
});

test('companies are narrowed by kind and province, and ordered by posts and by poor reply rates', async () => {
  const given = async (openPosts: number, replyRate: number | null, type = 'interest-training') => {
    const { id } = await givenCompany(db, { type, regionCode: '530100', openPosts, replyRate });
    return id;
  };
  const [few, many, other] = [await given(2, 40), await given(9, 95), await given(5, null, 'nursery')];
  const found = async (query: object) => {
    const { body } = await reviewer.get('companies', { province: '530000', ...query });
    return { ids: body.items.map((item: { id: string }) => item.id), total: body.total };
  };
  expect(await found({ companyType: 'interest-training', sort: 'posts' })).toEqual({ ids: [many, few], total: 2 });
  expect(await found({ sort: 'replies' })).toEqual({ ids: [few, many, other], total: 3 });
  expect((await found({ province: '540000' })).total).toBe(0);
});

test('the dossier shows the papers, at addresses of their own', async () => {
  const { companyId: id, accountId } = await givenRecruiter(db);
  const fileId = newId();
  await db.insert(upload).values({
    id: fileId,
    accountId,
    kind: 'licence',
    name: '营业执照.jpg',
    type: 'image/jpeg',
    size: 9,
    storageKey: `licence/${fileId}`,
    createdAt: clock.now(),
    claimedAt: clock.now(),
  });
  await db.insert(companyPaper).values({ companyId: id, kind: 'licence', fileId, savedAt: clock.now() });
  const { papers } = (await reviewer.get(`companies/${id}`)).body;
  expect(papers).toMatchObject([{ title: '营业执照或法人证书', name: '营业执照.jpg', picture: true }]);
  expect(papers[0].url).toContain(fileId);
});

test('six months after an approval it waits again; a yes puts it off by six months, a no suspends', async () => {
  const { id } = await givenCompany(db, { status: 'approved', approvedAt: daysAgo(190) });
  const { id: young } = await givenCompany(db, { status: 'approved', approvedAt: daysAgo(170) });
  expect(await waits(young)).toBeUndefined();
  expect(await waits(id)).toMatchObject({ kind: 'renewal' });
  const { body } = await reviewer.post(`reviews/companies/${id}/claim`);
  expect(body.verdicts).toEqual(['approve', 'suspend']);
  expect((await reviewer.post(`reviews/companies/${id}/decision`, { verdict: 'approve' })).status).toBe(204);
  expect(await waits(id)).toBeUndefined();
  expect((await rowOf(id))?.approvedAt).toEqual(clock.now());
  expect(await movesOf(id)).toEqual(['reaffirm']);

  clock.advance(190 * DAY);
  const later = await operator('review');
  await later.post(`reviews/companies/${id}/claim`);
  const no = { verdict: 'suspend', reason: '单位已注销' };
  expect((await later.post(`reviews/companies/${id}/decision`, no)).status).toBe(204);
  expect((await rowOf(id))?.status).toBe('suspended');
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act).sort()).toEqual(['company.reaffirm', 'company.suspend']);
});

test('what its page says is changed or hidden by 审核, with the act in the log, and its people are told why', async () => {
  // The clock has advanced: the sessions above have expired.
  const [reviewer, support] = [await operator('review'), await operator('support')];
  const { companyId: id, accountId } = await givenRecruiter(db);
  const facts = { nature: '先交保证金', founded: 1998 };
  await db
    .update(company)
    .set({ intro: '先交保证金，后上岗', address: '微信 abc123', facts })
    .where(eq(company.id, id));
  const path = `companies/${id}/texts`;
  const order = { intro: '', nature: '', reason: '含有收费内容' };
  expect((await support.put(path, order)).status).toBe(403);
  expect((await reviewer.put(path, { intro: '' })).body.issues[0].path).toBe('body.reason');
  const hidden = (await reviewer.put(path, order)).body;
  expect(hidden).toMatchObject({ texts: [], page: { intro: '', address: '微信 abc123', nature: '' } });
  expect(await rowOf(id)).toMatchObject({ intro: '', facts: { founded: 1998 }, status: 'approved' });
  const noticesOf = () => db.select().from(notification).where(eq(notification.accountId, accountId));
  expect(await noticesOf()).toMatchObject([
    { kind: 'company.text', title: '单位简介、学校性质已被平台隐藏', body: '含有收费内容' },
  ]);
  expect((await reviewer.put(path, order)).status, 'said twice it changes nothing').toBe(200);
  clock.advance(1000);
  const address = { address: '学院路 1 号', reason: '地址里写了联系方式' };
  expect((await reviewer.put(path, address)).body.page).toEqual({ intro: '', address: '学院路 1 号', nature: '' });
  expect((await noticesOf()).map(({ title }) => title).sort()).toEqual([
    '单位简介、学校性质已被平台隐藏',
    '详细地址已被平台修改',
  ]);
  expect(await movesOf(id)).toEqual(['edit-text', 'hide-text']);
  const { history } = (await reviewer.get(`companies/${id}`)).body;
  expect(history).toContainEqual(
    expect.objectContaining({ what: '平台修改了主页文字', note: '详细地址：地址里写了联系方式' }),
  );
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act).sort()).toEqual(['company.edit-text', 'company.hide-text']);
});

test('a change that waits is not what the operator finds in the form of the texts', async () => {
  const reviewer = await operator('review');
  const { companyId: id, accountId } = await givenRecruiter(db);
  await db.update(company).set({ intro: '现在公开的简介' }).where(eq(company.id, id));
  const proposal = { intro: '等待审核的简介' };
  await db.insert(companyChange).values({ companyId: id, accountId, kind: 'edit', proposal, createdAt: clock.now() });
  expect((await reviewer.get(`companies/${id}`)).body.page.intro).toBe('现在公开的简介');
});

test('what needs attention stands first: who waits longest, who answers least, then the newest', async () => {
  const keyword = '先看谁实验';
  const given = async (name: string, more: object) =>
    givenCompany(db, { name: `${keyword}${name}`, ...more } as Parameters<typeof givenCompany>[1]);
  await given('新', { createdAt: daysAgo(1), replyRate: 60 });
  await given('少答', { createdAt: daysAgo(9), replyRate: 50 });
  await given('不答', { createdAt: daysAgo(9), replyRate: 10 });
  await given('后等', { createdAt: daysAgo(2), status: 'pending' });
  await given('先等', { createdAt: daysAgo(5), status: 'pending' });
  const { body } = await (await operator('review')).get('companies', { keyword, sort: 'attention' });
  const names = body.items.map(({ name }: { name: string }) => name.replace(keyword, ''));
  expect(names).toEqual(['先等', '后等', '不答', '少答', '新']);
});
