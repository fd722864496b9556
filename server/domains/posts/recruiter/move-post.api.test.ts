import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { postEndpoints } from '#contract/posts/posts.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { post, postEvent } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { encodeCursor } from '#server/platform/paging.ts';
import { givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { assumedClosing } from '../assumed-closing.ts';
import { postHandlers } from '../routes.ts';
import { expirePosts } from '../settle-posts.ts';
import { formOf } from './form-columns.ts';

const { db, clock, call } = await useTestApp({ table: postEndpoints, handlers: postHandlers, resolveToken });

const then = new Date('2026-11-01T00:00:00Z');

async function givenSchool() {
  const recruiter = await givenRecruiter(db);
  const { token } = await signIn(db, recruiter.accountId);
  const move = (id: string, name: string) =>
    call('POST', `/api/company/posts/${id}/moves`, { token, body: { move: name } });
  const posts = (query = {}) => call('GET', '/api/company/posts', { token, query });
  const given = (values: Partial<typeof post.$inferInsert> = {}) =>
    givenOpenPost(db, recruiter.companyId, { createdAt: then, publishedAt: then, refreshedAt: then, ...values });
  return { ...recruiter, token, move, posts, given };
}

const rowOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0];
const eventsOf = (id: string) => db.select().from(postEvent).where(eq(postEvent.postId, id)).orderBy(postEvent.at);
const openPostsOf = async (id: string) => (await db.select().from(company).where(eq(company.id, id)))[0]?.openPosts;

interface Given {
  postId: string;
  status: DeliveryState;
  /** A new person if not told. */
  joberId?: string;
  answeredAt?: Date;
}

const givenDelivery = async (companyId: string, { joberId, ...values }: Given) =>
  db.insert(delivery).values({
    ...values,
    joberId: joberId ?? (await givenSeeker(db)).joberId,
    companyId,
    resumeId: '1',
    consentId: '1',
    snapshot: {} as ResumeSnapshot,
    submittedAt: clock.now(),
    changedAt: clock.now(),
  });

describe('a recruiter', () => {
  test('closes and reopens a post, each kept once with its actor', async () => {
    const school = await givenSchool();
    const { id } = await school.given();
    expect((await school.move(id, 'close')).body).toEqual({ status: 'closed', moves: ['reopen'] });
    expect((await school.move(id, 'close')).body.status).toBe('closed');
    expect(await openPostsOf(school.companyId)).toBe(0);
    expect((await rowOf(id))?.closedAt).toEqual(clock.now());
    expect((await school.move(id, 'reopen')).body).toEqual({ status: 'open', moves: ['close', 'refresh'] });
    expect(await openPostsOf(school.companyId)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ closedAt: null, refreshedAt: clock.now() });
    const events = await eventsOf(id);
    expect(events.map(({ move }) => move).sort()).toEqual(['close', 'reopen']);
    expect(events.every(({ actorId }) => actorId === school.accountId)).toBe(true);
  });

  test('gives a post that one applies for elsewhere an end, which its form does not show', async () => {
    const school = await givenSchool();
    const applyBy = { way: 'mail', email: 'hr@example.edu.cn' } as const;
    const { id } = await school.given({ status: 'closed', deadline: null, applyBy });
    await school.move(id, 'reopen');
    const row = await rowOf(id);
    expect(row).toMatchObject({ deadline: assumedClosing(clock.now()), deadlineAssumed: true });
    expect(row && formOf(row).deadline).toBeUndefined();
    const here = await school.given({ status: 'closed', deadline: null });
    await school.move(here.id, 'reopen');
    expect(await rowOf(here.id)).toMatchObject({ deadline: null, deadlineAssumed: false });
  });

  test('does not reopen what is past its deadline', async () => {
    const school = await givenSchool();
    const { id } = await school.given({ status: 'closed', deadline: clock.now() });
    const { status, body } = await school.move(id, 'reopen');
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
    expect(await eventsOf(id)).toEqual([]);
  });

  test.each([
    ['draft', 'close'],
    ['draft', 'refresh'],
    ['pending', 'close'],
    ['expired', 'reopen'],
    ['removed', 'reopen'],
    ['removed', 'submit'],
    ['rejected', 'refresh'],
    ['closed', 'refresh'],
  ] as const)('cannot, of a %s post, %s', async (status, name) => {
    const school = await givenSchool();
    const { id } = await school.given({ status });
    expect((await school.move(id, name)).status).toBe(409);
    expect((await rowOf(id))?.status).toBe(status);
  });

  test('refreshes a post once a day (Asia/Shanghai)', async () => {
    const school = await givenSchool();
    const { id } = await school.given();
    expect((await school.move(id, 'refresh')).status).toBe(200);
    expect((await rowOf(id))?.refreshedAt).toEqual(clock.now());
    expect((await school.move(id, 'refresh')).body.code).toBe('QUOTA_EXCEEDED');
    const today = clock.now();
    const tomorrow = new Date('2026-11-20T16:00:00Z');
    const { token } = await signIn(db, school.accountId, { now: tomorrow });
    clock.set(tomorrow);
    const again = await call('POST', `/api/company/posts/${id}/moves`, { token, body: { move: 'refresh' } });
    clock.set(today);
    expect(again.status).toBe(200);
  });

  test('has forty refreshes a day, in parallel too', async () => {
    const school = await givenSchool();
    const ids = await Promise.all(Array.from({ length: 44 }, async () => (await school.given()).id));
    const answers = await Promise.all(ids.map((id) => school.move(id, 'refresh')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ body }) => body.code === 'QUOTA_EXCEEDED')).toHaveLength(4);
  });

  test('hands a draft in for review, and a company in good standing publishes at once', async () => {
    const school = await givenSchool();
    const newcomer = await school.given({ status: 'draft', publishedAt: null });
    expect((await school.move(newcomer.id, 'submit')).body.status).toBe('pending');
    for (let n = 0; n < 3; n += 1) await school.given({ status: n === 0 ? 'closed' : 'open' });
    const trusted = await school.given({ status: 'draft', publishedAt: null });
    expect((await school.move(trusted.id, 'submit')).body.status).toBe('open');
    expect((await rowOf(trusted.id))?.publishedAt).toEqual(clock.now());
    expect((await eventsOf(trusted.id))[0]).toMatchObject({ move: 'publish', fromStatus: 'draft', toStatus: 'open' });
  });

  test('whose post was removed lately is looked at again', async () => {
    const school = await givenSchool();
    for (let n = 0; n < 4; n += 1) await school.given();
    const bad = await school.given({ status: 'removed' });
    const removed = { postId: bad.id, fromStatus: 'open', move: 'remove', toStatus: 'removed' };
    await db.insert(postEvent).values({ ...removed, at: new Date(clock.now().getTime() - 89 * 86_400_000) });
    const draft = await school.given({ status: 'draft' });
    expect((await school.move(draft.id, 'submit')).body.status).toBe('pending');
  });

  test('moves no post of another school, and learns nothing of it', async () => {
    const [school, other] = [await givenSchool(), await givenSchool()];
    const { id } = await other.given();
    const foreign = await school.move(id, 'close');
    const absent = await school.move('4611686018427387904', 'close');
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await rowOf(id))?.status).toBe('open');
  });

  test('sends a move that is not in the table in vain', async () => {
    const school = await givenSchool();
    const { id } = await school.given();
    for (const name of ['approve', 'remove', 'expire', 'publish'])
      expect((await school.move(id, name)).status).toBe(400);
  });
});

test.each(['interviewer', 'finance'] as const)('a %s of the school sees posts but moves none', async (role) => {
  const school = await givenSchool();
  const { id } = await school.given();
  const { accountId } = await givenRecruiter(db, { companyId: school.companyId, role });
  const { token } = await signIn(db, accountId);
  expect((await call('GET', '/api/company/posts', { token })).body.total).toBe(1);
  expect((await call('POST', `/api/company/posts/${id}/moves`, { token, body: { move: 'close' } })).status).toBe(403);
});

test.each(['pending', 'rejected', 'suspended', 'draft'] as const)(
  'a %s company sees posts but moves none',
  async (status) => {
    const { accountId } = await givenRecruiter(db, { status });
    const { token } = await signIn(db, accountId);
    expect((await call('GET', '/api/company/posts', { token })).status).toBe(200);
    expect((await call('POST', `/api/company/posts/${newId()}/moves`, { token, body: { move: 'close' } })).status).toBe(
      409,
    );
  },
);

test('职位管理 lists by state, with counts and numbers, an overdue one as expired', async () => {
  const school = await givenSchool();
  await school.given({ title: '高中物理教师', subjects: ['physics'] });
  await school.given({ status: 'draft' });
  await school.given({ deadline: new Date(clock.now().getTime() - 1) });
  const all = (await school.posts()).body;
  expect(all).toMatchObject({ total: 3, counts: { open: 1, draft: 1, expired: 1 } });
  expect((await school.posts({ status: 'expired' })).body.items).toMatchObject([{ status: 'expired', moves: [] }]);
  expect((await school.posts({ keyword: '物理' })).body.items).toMatchObject([
    { title: '高中物理教师', deliveryCount: 0, unanswered: 0, answerRate: null, trend: [0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
  expect((await school.posts({ subject: 'physics,math', stage: 'junior' })).body.total).toBe(3);
  expect((await school.posts({ keyword: '%' })).body.total).toBe(0);
  expect((await school.posts({ status: 'gone' })).status).toBe(400);
});

test('posts with the most deliveries waiting come first, also over pages', async () => {
  const school = await givenSchool();
  const ids: string[] = [];
  for (const waiting of [0, 2, 1]) {
    const { id } = await school.given();
    ids.push(id);
    for (const status of ['rejected', 'withdrawn', ...Array(waiting).fill('submitted')])
      await givenDelivery(school.companyId, { postId: id, status });
  }
  const [none, two, one] = ids;
  const { items } = (await school.posts()).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([two, one, none]);
  const after = encodeCursor(['1', items[1].refreshedAt, items[1].id]);
  const next = (await school.posts({ cursor: after })).body.items;
  expect(next.map(({ id }: { id: string }) => id)).toEqual([none]);
});

test('a post of the last hour leads, however many deliveries wait elsewhere', async () => {
  const school = await givenSchool();
  const old = await school.given();
  const fresh = await school.given({ publishedAt: clock.now() });
  const order = async () => (await school.posts()).body.items.map(({ id }: { id: string }) => id);
  await givenDelivery(school.companyId, { postId: old.id, status: 'submitted' });
  expect(await order()).toEqual([fresh.id, old.id]);
  clock.advance(61 * 60_000);
  expect(await order()).toEqual([old.id, fresh.id]);
});

test('the answer rate leaves out what was withdrawn or closed before an answer', async () => {
  const school = await givenSchool();
  const { id } = await school.given();
  const rate = async () => (await school.posts()).body.items[0].answerRate;
  const deliver = (values: { status: DeliveryState; answeredAt?: Date }) =>
    givenDelivery(school.companyId, { ...values, postId: id });
  await deliver({ status: 'withdrawn' });
  await deliver({ status: 'closed' });
  expect(await rate(), 'nobody is left to be answered').toBeNull();
  await deliver({ status: 'submitted' });
  expect(await rate()).toBe(0);
  await deliver({ status: 'withdrawn', answeredAt: clock.now() });
  expect(await rate()).toBe(50);
});

test('whose delivery waits is told when the post closes, by hand or by the clock; whose was answered is not', async () => {
  const school = await givenSchool();
  const [byHand, byClock] = [await school.given(), await school.given({ deadline: clock.now() })];
  const [waiting, refused] = [await givenSeeker(db), await givenSeeker(db)];
  for (const { id: postId } of [byHand, byClock]) {
    await givenDelivery(school.companyId, { postId, status: 'viewed', joberId: waiting.joberId });
    await givenDelivery(school.companyId, { postId, status: 'rejected', joberId: refused.joberId });
  }
  await school.move(byHand.id, 'close');
  await school.move(byHand.id, 'close');
  await expirePosts(db, clock.now());
  const sentNotices = await db.select().from(notification).where(eq(notification.kind, 'post.closed'));
  expect(sentNotices.map(({ accountId }) => accountId)).toEqual([waiting.accountId, waiting.accountId]);
  expect(sentNotices.map(({ title }) => title)).toEqual(['职位已停止招聘', '职位已停止招聘']);
});

test('whose delivery waits is told that a post was filled', async () => {
  const school = await givenSchool();
  const { id: postId, title } = await school.given({ headcount: 1 });
  const [hired, waiting] = [await givenSeeker(db), await givenSeeker(db)];
  const sent = (joberId: string, status: DeliveryState) => ({
    postId,
    joberId,
    status,
    companyId: school.companyId,
    resumeId: '1',
    consentId: '1',
    snapshot: {} as ResumeSnapshot,
    submittedAt: clock.now(),
    changedAt: clock.now(),
  });
  await db.insert(delivery).values([sent(hired.joberId, 'hired'), sent(waiting.joberId, 'viewed')]);
  await school.move(postId, 'close');
  const sentNotices = await db.select().from(notification).where(eq(notification.accountId, waiting.accountId));
  expect(sentNotices).toMatchObject([
    { kind: 'post.closed', title: '职位已招满', body: `“${title}”已招满并停止招聘，你的投递仍在处理中。` },
  ]);
});

test('the clock marks what is past its deadline, on the minute and once', async () => {
  const school = await givenSchool();
  const due = await school.given({ deadline: clock.now() });
  const later = await school.given({ deadline: new Date(clock.now().getTime() + 1) });
  const endless = await school.given({ deadline: null });
  await db.execute(sql`update company set open_posts = 3 where id = ${school.companyId}`);
  expect(await expirePosts(db, clock.now())).toBeGreaterThan(0);
  expect(await expirePosts(db, clock.now())).toBe(0);
  expect(await rowOf(due.id)).toMatchObject({ status: 'expired', closedAt: clock.now() });
  expect((await rowOf(later.id))?.status).toBe('open');
  expect((await rowOf(endless.id))?.status).toBe('open');
  expect(await openPostsOf(school.companyId)).toBe(2);
  expect(await eventsOf(due.id)).toMatchObject([{ move: 'expire', actorId: null }]);
});
