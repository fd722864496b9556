import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { approvalGraceMs, paperChecks, reviewEndpoints } from '#contract/operators/reviews.ts';
import { academicInfoOf, tenureInfoOf } from '#contract/posts/post-fields.ts';
import { chatMessage, chatReport, conversation } from '#database/schema/chat.ts';
import { company, companyChange, follow } from '#database/schema/companies.ts';
import { favourite } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { post, postReport } from '#database/schema/posts.ts';
import { reviewDecision } from '#database/schema/reviews.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import {
  givenCompany,
  givenOpenPost,
  givenOperator,
  givenPapers,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { APPROVAL_JOB } from './approvals.ts';
import { runApproval } from './decide.ts';
import { reviewHandlers } from './routes.ts';
import { listWaiting } from './waiting.ts';

const { db, deps, clock, call } = await useTestApp({ table: reviewEndpoints, handlers: reviewHandlers, resolveToken });

const allChecks = Object.keys(paperChecks);
deps.jobs.handle(APPROVAL_JOB, ({ queue, id }, tx) =>
  runApproval(deps, { queue: queue as 'companies', id: String(id) }, tx),
);
/** Lets the grace period of an approval pass. */
async function waitForApprovals() {
  clock.advance(approvalGraceMs);
  await deps.jobs.drain();
}

async function givenReviewer(role: 'review' | 'support' = 'review') {
  const { accountId } = await givenOperator(db, role);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const at = (queue: string, id: string) => `/api/admin/reviews/${queue}/${id}`;
  return {
    accountId,
    list: (queue: string, query = {}) => call('GET', `/api/admin/reviews/${queue}`, { token, query }),
    claim: (queue: string, id: string) => call('POST', `${at(queue, id)}/claim`, { token }),
    drop: (queue: string, id: string) => call('DELETE', `${at(queue, id)}/claim`, { token }),
    decide: (
      queue: string,
      id: string,
      verdict: string,
      reason?: string,
      checked = verdict === 'approve' ? allChecks : undefined,
    ) => call('POST', `${at(queue, id)}/decision`, { token, body: { verdict, reason, checked } }),
    undo: (queue: string, id: string) => call('DELETE', `${at(queue, id)}/decision`, { token }),
    remove: (id: string, reason: string) => call('POST', `/api/admin/posts/${id}/remove`, { token, body: { reason } }),
  };
}

const one = await givenReviewer();
const other = await givenReviewer();
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
const waiting = async () => {
  const made = await givenCompany(db, { status: 'pending', updatedAt: hoursAgo(30) });
  await givenPapers(db, { companyId: made.id, accountId: one.accountId });
  return made;
};
const statusOf = async (id: string) => (await db.select().from(company).where(eq(company.id, id)))[0]?.status;
const postOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0];

test('an item is one operator’s for ten minutes; after that, or given back, another takes it', async () => {
  const { id } = await waiting();
  expect((await one.claim('companies', id)).body.claim).toMatchObject({ mine: true });
  expect(await other.claim('companies', id)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: '运营小王正在处理，请换一项' },
  });
  expect(await other.decide('companies', id, 'approve')).toMatchObject({ status: 409 });
  await one.drop('companies', id);
  expect((await other.claim('companies', id)).status).toBe(200);
  clock.advance(10 * 60_000);
  expect((await one.claim('companies', id)).status).toBe(200);
});

test('the papers that its kind needs are asked for before a company is certified, and named', async () => {
  const { id } = await givenCompany(db, { status: 'pending', type: 'private-school', updatedAt: hoursAgo(30) });
  await givenPapers(db, { companyId: id, accountId: one.accountId }, ['licence', 'authorisation']);
  const { facts } = (await one.claim('companies', id)).body;
  expect(facts).toContainEqual(
    expect.objectContaining({ label: '所需证照', warning: '缺少：民办学校办学许可证，不能通过' }),
  );
  expect(await one.decide('companies', id, 'approve')).toMatchObject({
    status: 409,
    body: { message: '还缺证照：民办学校办学许可证，不能通过' },
  });
  expect(await statusOf(id)).toBe('pending');
  await givenPapers(db, { companyId: id, accountId: one.accountId }, ['permit']);
  expect((await one.decide('companies', id, 'approve')).status).toBe(204);
});

test('an approval by papers needs all four checks, and can be taken back for ten seconds', async () => {
  const { id } = await waiting();
  const { accountId } = await givenRecruiter(db, { companyId: id });
  await one.claim('companies', id);
  expect(await one.decide('companies', id, 'approve', undefined, ['name', 'agent'])).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.checked', message: '请先对着证照核对：信用代码、有效期' }] },
  });
  expect((await one.decide('companies', id, 'approve')).status).toBe(204);
  const { body } = await one.list('companies');
  expect(body.held).toContainEqual(expect.objectContaining({ id }));
  expect(body.items.map((item: { id: string }) => item.id)).not.toContain(id);
  expect((await other.undo('companies', id)).status).toBe(204);
  await waitForApprovals();
  expect(await statusOf(id)).toBe('pending');
  expect(await db.select().from(notification).where(eq(notification.accountId, accountId))).toEqual([]);
  expect((await one.decide('companies', id, 'approve')).status).toBe(204);
  await waitForApprovals();
  expect(await statusOf(id)).toBe('approved');
  expect(await one.undo('companies', id)).toMatchObject({
    status: 404,
    body: { message: '没有可以撤销的通过，它可能已经生效；需要时请在单位里暂停它' },
  });
});

test('a list read while an approval takes effect shows its item held or not at all', async () => {
  const { id } = await waiting();
  await givenRecruiter(db, { companyId: id });
  await one.claim('companies', id);
  await one.decide('companies', id, 'approve');
  const execute = async (statement: SQL) => {
    const answer = await db.execute(statement);
    await waitForApprovals();
    return answer;
  };
  const meanwhile = new Proxy(db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)),
  });
  const asking = { accountId: one.accountId, now: clock.now(), modules: [] };
  const list = await listWaiting(meanwhile, ['companies'], asking);
  expect(list.items.map((item) => item.id)).not.toContain(id);
  expect(await statusOf(id)).toBe('approved');
});

test('whoever follows a school or saved a post of it is told once when it is claimed, and nobody when the claim is refused', async () => {
  const school = await givenCompany(db, { status: 'unclaimed', name: '青禾县实验小学' });
  const [follower, saver, stranger] = [await givenSeeker(db), await givenSeeker(db), await givenSeeker(db)];
  const [first, second] = [await givenOpenPost(db, school.id), await givenOpenPost(db, school.id)];
  await db.insert(follow).values([follower, saver].map(({ joberId }) => ({ joberId, companyId: school.id })));
  await db.insert(favourite).values([first, second].map(({ id: postId }) => ({ joberId: saver.joberId, postId })));
  const claim = async () => {
    const { id } = await givenCompany(db, { status: 'pending', claimOf: school.id, updatedAt: hoursAgo(1) });
    await givenPapers(db, { companyId: id, accountId: one.accountId });
    await one.claim('companies', id);
    return id;
  };
  const told = async () => {
    const rows = await db.select().from(notification).where(eq(notification.kind, 'follow.claimed'));
    return rows.map(({ accountId }) => accountId).sort();
  };
  await one.decide('companies', await claim(), 'reject', '无法证明身份');
  expect(await told()).toEqual([]);
  expect((await one.decide('companies', await claim(), 'approve')).status).toBe(204);
  await waitForApprovals();
  expect(await told()).toEqual([follower.accountId, saver.accountId].sort());
  expect(await told()).not.toContain(stranger.accountId);
});

test('an application that was withdrawn and sent again is looked at again: neither a held approval nor an open panel decides it', async () => {
  const { id } = await waiting();
  const sendAgain = () => {
    clock.advance(1_000);
    return db.update(company).set({ updatedAt: clock.now() }).where(eq(company.id, id));
  };
  await one.claim('companies', id);
  expect((await one.decide('companies', id, 'approve')).status).toBe(204);
  await sendAgain();
  await waitForApprovals();
  expect(await statusOf(id)).toBe('pending');
  await one.claim('companies', id);
  await sendAgain();
  expect(await one.decide('companies', id, 'reject', '资料不完整')).toMatchObject({
    status: 409,
    body: { message: '单位刚重新提交了申请，请重新打开核对' },
  });
  await one.claim('companies', id);
  expect((await one.decide('companies', id, 'reject', '资料不完整')).status).toBe(204);
});

test('a queue is searched by title and by the company’s name', async () => {
  const { id: companyId } = await givenCompany(db, { name: '杭州市青枫中学' });
  const post = await givenOpenPost(db, companyId, { status: 'pending', title: '初中劳动教师' });
  await givenOpenPost(db, companyId, { status: 'pending', title: '初中美术教师' });
  const found = async (keyword: string) => {
    const { body } = await one.list('posts', { keyword });
    return [body.total, body.items.map(({ title }: { title: string }) => title).sort()];
  };
  expect(await found('劳动')).toEqual([1, [post.title]]);
  expect(await found('青枫')).toEqual([2, ['初中劳动教师', '初中美术教师']]);
  expect(await found('%')).toEqual([0, []]);
});

test('of twenty who reach for it at once one gets it', async () => {
  const { id } = await waiting();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => givenReviewer()));
  const answers = await Promise.all(crowd.map((operator) => operator.claim('companies', id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('a decision is taken once, with its record, its act, and a notice to each of the company’s people', async () => {
  const { id } = await waiting();
  const { accountId } = await givenRecruiter(db, { companyId: id });
  await one.claim('companies', id);
  const both = await Promise.all([one.decide('companies', id, 'approve'), one.decide('companies', id, 'approve')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  await waitForApprovals();
  expect(await statusOf(id)).toBe('approved');
  const records = await db.select().from(reviewDecision).where(eq(reviewDecision.itemId, id));
  expect(records).toMatchObject([{ verdict: 'approve', accountId: one.accountId }]);
  expect(records[0]?.waitedSeconds).toBeGreaterThan(29 * 3_600);
  expect(await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id))).toMatchObject([
    { act: 'company.approve', operatorRole: 'review', detail: { checked: '名称、信用代码、有效期、经办人' } },
  ]);
  const notices = await db.select().from(notification).where(eq(notification.accountId, accountId));
  expect(notices).toMatchObject([{ kind: 'company.approved', link: '/enterprise/authInfo' }]);
});

test('a no needs a reason; 客服 works on reports only; what is decided is not found', async () => {
  const { id } = await waiting();
  const support = await givenReviewer('support');
  expect(await support.claim('companies', id)).toMatchObject({ status: 403 });
  expect((await support.list('reports')).status).toBe(200);
  expect(await one.decide('companies', id, 'reject')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.reason' }] },
  });
  expect(await one.decide('companies', id, 'warn', '不适用')).toMatchObject({ status: 400 });
  expect((await one.decide('companies', id, 'reject', '证照不清晰，请重新上传')).status).toBe(204);
  expect(await statusOf(id)).toBe('rejected');
  expect(await one.claim('companies', id)).toMatchObject({ status: 404 });
});

test('a change shows what was and what is asked, and takes effect with the yes', async () => {
  const { companyId, accountId } = await givenRecruiter(db);
  const [change] = await db
    .insert(companyChange)
    .values({ companyId, accountId, kind: 'edit', proposal: { name: '杭州市新名字学校' }, createdAt: hoursAgo(1) })
    .returning();
  const { body } = await one.claim('changes', change?.id ?? '');
  expect(body.facts[0]).toMatchObject({
    label: '单位名称',
    value: '杭州市新名字学校',
    was: expect.stringContaining('中学'),
  });
  await one.decide('changes', change?.id ?? '', 'approve');
  expect((await db.select().from(company).where(eq(company.id, companyId)))[0]).toMatchObject({
    name: '杭州市新名字学校',
    status: 'approved',
  });
});

test('a post is opened, refused with words for its company, looked at again after a change, and taken down', async () => {
  const { id: companyId } = await givenCompany(db);
  const given = (values: object) => givenOpenPost(db, companyId, { status: 'pending', publishedAt: null, ...values });
  const [good, bad] = [await given({}), await given({ description: '先培训后上岗，可办培训贷款' })];
  await one.decide('posts', good.id, 'approve');
  expect(await postOf(good.id)).toMatchObject({ status: 'open', publishedAt: clock.now() });
  expect((await one.claim('posts', bad.id)).body.findings[0]).toMatchObject({ level: 'refuse' });
  await one.decide('posts', bad.id, 'reject', '疑似招转培');
  expect(await postOf(bad.id)).toMatchObject({ status: 'rejected' });
  const notices = await db.select().from(notification).where(eq(notification.companyId, companyId));
  expect(notices.map(({ kind, body }) => [kind, body.includes('疑似招转培')])).toContainEqual(['post.reject', true]);
  const changed = await given({ status: 'open', publishedAt: hoursAgo(48), recheckAt: hoursAgo(2) });
  expect((await one.list('posts')).body.items).toContainEqual(
    expect.objectContaining({ id: changed.id, kind: 'recheck' }),
  );
  await one.decide('posts', changed.id, 'approve');
  expect(await postOf(changed.id)).toMatchObject({ status: 'open', recheckAt: null });
  expect((await one.remove(changed.id, '收取押金')).status).toBe(204);
  expect(await postOf(changed.id)).toMatchObject({ status: 'removed', removedReason: '收取押金' });
  expect(await one.remove(changed.id, '收取押金')).toMatchObject({ status: 409 });
});

test('who reviews a post reads all that it requires', async () => {
  const { id: companyId } = await givenCompany(db);
  const requirements = { majors: ['数学与应用数学'], putonghua: '2a', others: ['国家二级运动员'] };
  const { id } = await givenOpenPost(db, companyId, {
    ...{ status: 'pending', publishedAt: null, requirements },
    academic: academicInfoOf({ college: '数学学院', settling: 60_000_000 }),
    tenureInfo: tenureInfoOf({ batch: '第 3 批', probation: '6 个月', probationNote: '计入首聘期' }),
  });
  expect((await one.claim('posts', id)).body.texts).toEqual(
    expect.arrayContaining([
      { title: '任职要求', text: '专业：数学与应用数学\n普通话：二级甲等\n其他要求：国家二级运动员' },
      { title: '编制说明', text: '第 3 批\n试用期：6 个月，计入首聘期' },
      { title: '高校岗位说明', text: '学院或部门：数学学院\n安家费：600,000.00 元' },
    ]),
  );
});

test('reports of a post end together, and all who reported hear of it', async () => {
  const { id: companyId } = await givenCompany(db);
  const { id: postId } = await givenOpenPost(db, companyId);
  const seekers = [await givenSeeker(db), await givenSeeker(db)];
  const rows = await db
    .insert(postReport)
    .values(seekers.map(({ accountId }) => ({ postId, accountId, reason: 'fee', createdAt: hoursAgo(3) })))
    .returning();
  await one.decide('reports', rows[0]?.id ?? '', 'remove', '向求职者收取费用');
  expect((await postOf(postId))?.status).toBe('removed');
  const left = await db.select().from(postReport).where(eq(postReport.postId, postId));
  expect(left.map(({ status }) => status)).toEqual(['removed', 'removed']);
  for (const { accountId } of seekers) {
    const notices = await db.select().from(notification).where(eq(notification.accountId, accountId));
    expect(notices.map(({ kind }) => kind)).toContain('report.handled');
  }
});

test('a reported conversation is read on the record, and the warned side is told', async () => {
  const { joberId, accountId } = await givenSeeker(db);
  const { companyId } = await givenRecruiter(db);
  const { id: postId } = await givenOpenPost(db, companyId);
  const [talk] = await db
    .insert(conversation)
    .values({ joberId, companyId, postId, createdAt: hoursAgo(9) })
    .returning();
  const conversationId = talk?.id ?? '';
  const said = { conversationId, number: 1, side: 'company' as const, senderId: accountId, senderName: '陈老师' };
  await db
    .insert(chatMessage)
    .values({ ...said, text: '先交押金', warnings: [], clientId: 'talk-0001', at: hoursAgo(8) });
  const [report] = await db
    .insert(chatReport)
    .values({ conversationId, accountId, reason: 'fee', createdAt: hoursAgo(1) })
    .returning();
  const id = report?.id ?? '';
  expect((await one.claim('reports', id)).body).toMatchObject({
    messages: [{ text: '先交押金' }],
    verdicts: ['dismiss', 'warn'],
  });
  expect(await db.select().from(operatorAct).where(sql`subject_id = ${id}`)).toMatchObject([{ act: 'chat.look' }]);
  await one.decide('reports', id, 'warn', '请勿索要费用');
  const notices = await db.select().from(notification).where(eq(notification.companyId, companyId));
  expect(notices).toMatchObject([{ kind: 'report.warned', body: '请勿索要费用' }]);
});
