import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { delivery } from '#database/schema/deliveries.ts';
import { boxExport, replyTemplate } from '#database/schema/delivery-box.ts';
import { jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { untilBlocked } from '#server/platform/testing/until-blocked.ts';
import { BATCH_JOB } from '../batch/batches.ts';
import { runBatch } from '../batch/run-batch.ts';
import { day, useDeliveries } from '../test-deliveries.ts';

const it = await useDeliveries();
const { call, db, deps, clock, aDelivery, aRecruiter, aSeeker, aCompany, send, move, open, terms, rowOf, stepsOf } = it;
deps.jobs.handle(BATCH_JOB, ({ id }, tx) => runBatch(deps, String(id), tx));

type Who = { token: string };
const ask = async ({ token }: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(method, `/api/company/${path}`, { token, ...(body ? { body } : {}) });
const listOf = async ({ token }: Who, companyId: string, query: object = {}) =>
  (await call('GET', '/api/company/resumeBoxList', { token, query: { companyId, ...query } })).body;
const titlesOf = async (accountId: string) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ title }) => title);

describe('盲筛', () => {
  test('hides name, picture, age and school until the person is shortlisted, wherever the company reads', async () => {
    const { companyId, recruiter, postId, id, seeker } = await aDelivery();
    await ask(recruiter, 'PUT', `posts/${postId}/blind`, { on: true });
    const colleague = await aRecruiter(companyId, 'recruiter', '李老师');
    await ask(recruiter, 'POST', `deliveries/${id}/notes`, { text: '看看', mentions: [colleague.memberId] });
    const answers = [
      await listOf(recruiter, companyId),
      (await open(recruiter, id)).body,
      (await call('GET', '/api/company/boxExport', { token: recruiter.token, query: { companyId } })).body,
      (await ask(recruiter, 'POST', 'boxBatches', { ids: [id], move: 'reject' })).body,
      await titlesOf(colleague.accountId),
      (await db.select().from(notification).where(eq(notification.accountId, colleague.accountId))).map(
        (it) => it.body,
      ),
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      expect(text).not.toContain('林知夏');
      expect(text).not.toContain('东海师范大学');
      expect(text).not.toContain(seeker.joberId);
    }
    expect(answers[0].items[0]).toMatchObject({
      anonymised: true,
      person: { name: `应聘者 ${id.slice(-4)}`, age: null },
    });
    expect((answers[1] as { phone: string }).phone).toBe('');
    for (const entry of (answers[1] as { snapshot: { content: { educations: object[] } } }).snapshot.content.educations)
      expect(entry, 'the years of school tell the age').toMatchObject({ from: '', to: '' });
    expect((await listOf(recruiter, companyId, { keyword: '林知夏' })).items).toEqual([]);
    await move(recruiter, id, 'shortlisted');
    expect((await open(recruiter, id)).body).toMatchObject({ anonymised: false, person: { name: '林知夏', age: 30 } });
    await move(recruiter, id, 'rejected');
    expect((await listOf(recruiter, companyId)).items[0]).toMatchObject({
      anonymised: false,
      person: { name: '林知夏' },
    });
  });

  test('a seeker may ask for it, and the notice of the delivery does not tell the name either', async () => {
    const [seeker, employer] = [await aSeeker(), await aCompany()];
    await db.update(jober).set({ blindScreening: true }).where(eq(jober.id, seeker.joberId));
    await send(seeker, employer.postId);
    const notices = await db.select().from(notification).where(eq(notification.companyId, employer.companyId));
    expect(JSON.stringify(notices)).not.toContain('林知夏');
    expect((await listOf(employer.recruiter, employer.companyId)).items[0].anonymised).toBe(true);
  });
});

describe('notes', () => {
  test('are read by colleagues and tell those they call upon, once', async () => {
    const { companyId, recruiter, id, seeker } = await aDelivery();
    const judge = await aRecruiter(companyId, 'interviewer', '李主任');
    const sent = { text: '请看板书', mentions: [judge.memberId] };
    const { body } = await ask(recruiter, 'POST', `deliveries/${id}/notes`, sent);
    expect(body.items).toMatchObject([{ author: '周老师', mine: true, text: '请看板书' }]);
    expect((await ask(judge, 'GET', `deliveries/${id}/notes`)).body.items[0].mine).toBe(false);
    expect(await titlesOf(judge.accountId)).toEqual(['周老师在备注里提到了您']);
    expect(await titlesOf(seeker.accountId)).toEqual([]);
    expect((await listOf(recruiter, companyId)).items[0].notes).toBe(1);
  });

  test('cannot call upon a stranger or 财务', async () => {
    const { companyId, recruiter, id } = await aDelivery();
    for (const other of [await aRecruiter(), await aRecruiter(companyId, 'finance')]) {
      const sent = { text: '请看', mentions: [other.memberId] };
      expect((await ask(recruiter, 'POST', `deliveries/${id}/notes`, sent)).status).toBe(400);
      expect(await titlesOf(other.accountId)).toEqual([]);
    }
  });
});

describe('score sheets', () => {
  const values = [20, 18, 17, 21, 8];
  const judged = async () => {
    const made = await aDelivery();
    await open(made.recruiter, made.id);
    await move(made.recruiter, made.id, 'interview', terms());
    const judge = (name: string) => aRecruiter(made.companyId, 'interviewer', name);
    return { ...made, first: await judge('李主任'), second: await judge('王主任') };
  };

  test("each judge sees the others' after giving their own; mean and spread are of the totals", async () => {
    const { id, recruiter, first, second } = await judged();
    const path = `deliveries/${id}/score`;
    expect((await ask(first, 'PUT', path, { values })).body.seen).toMatchObject({ mean: 84, spread: 0 });
    const before = (await ask(second, 'GET', `${path}s`)).body;
    expect(before).toMatchObject({ judges: 1, seen: null, open: true });
    const { body } = await ask(second, 'PUT', path, { values: [25, 20, 20, 21, 8], comment: '流畅' });
    expect(body.seen).toMatchObject({ mean: 89, spread: 5 });
    expect((await ask(second, 'PUT', path, { values })).status).toBe(409);
    expect((await ask(recruiter, 'GET', `${path}s`)).body.seen).toBeNull();
    expect((await ask(recruiter, 'PUT', path, { abstain: true })).body).toMatchObject({
      abstained: true,
      judges: 2,
      open: false,
      seen: { mean: 89 },
    });
    expect((await ask(recruiter, 'PUT', path, { values })).status).toBe(409);
  });

  test('follow the criteria of the post, and keep those they were given by', async () => {
    const { id, postId, recruiter, first } = await judged();
    const criteria = [{ name: '说课', max: 100 }];
    expect((await ask(first, 'PUT', `posts/${postId}/scoreForm`, { criteria })).status).toBe(403);
    await ask(recruiter, 'PUT', `posts/${postId}/scoreForm`, { criteria });
    expect((await ask(first, 'PUT', `deliveries/${id}/score`, { values })).status).toBe(400);
    await ask(first, 'PUT', `deliveries/${id}/score`, { values: [90] });
    await ask(recruiter, 'PUT', `posts/${postId}/scoreForm`, { criteria: [{ name: '试讲', max: 50 }] });
    const { seen } = (await ask(first, 'GET', `deliveries/${id}/scores`)).body;
    expect(seen.sheets[0].marks).toEqual([{ name: '说课', max: 100, value: 90 }]);
  });

  test('there is nothing to judge before the invitation', async () => {
    const { id, recruiter } = await aDelivery();
    expect((await ask(recruiter, 'PUT', `deliveries/${id}/score`, { values })).body.code).toBe('ILLEGAL_MOVE');
  });
});

describe('batch replies', () => {
  test('nobody is told before 10 s, and a batch that was taken back tells nobody ever', async () => {
    const { id, recruiter, seeker } = await aDelivery();
    const { body } = await ask(recruiter, 'POST', 'boxBatches', { ids: [id, id], move: 'reject', note: '专业不符' });
    expect(body).toMatchObject({ state: 'waiting', results: [{ id, name: '林知夏', outcome: 'waiting' }] });
    await deps.jobs.drain();
    expect((await rowOf(id))?.status).toBe('submitted');
    expect((await ask(recruiter, 'POST', `boxBatches/${body.id}/undo`)).body.state).toBe('undone');
    clock.advance(11_000);
    await deps.jobs.drain();
    expect(await stepsOf(id)).toEqual(['deliver']);
    expect(await titlesOf(seeker.accountId)).toEqual([]);
  });

  test('each delivery has its own result, and it comes about once', async () => {
    const { id, recruiter, companyId, postId } = await aDelivery();
    const ids = [id];
    for (const name of ['许嘉树', '韩沐']) ids.push((await send(await aSeeker(undefined, name), postId)).body.id);
    await open(recruiter, ids[1] as string);
    await move(recruiter, ids[1] as string, 'interview', terms());
    await move(recruiter, ids[2] as string, 'shortlisted');
    const { body } = await ask(recruiter, 'POST', 'boxBatches', { ids, move: 'shortlist' });
    clock.advance(11_000);
    await deps.jobs.drain();
    const after = (await ask(recruiter, 'GET', `boxBatches/${body.id}`)).body;
    expect(after.state).toBe('done');
    expect(Object.fromEntries(after.results.map((it: { id: string; outcome: string }) => [it.id, it.outcome]))).toEqual(
      {
        [ids[0] as string]: 'moved',
        [ids[1] as string]: 'refused',
        [ids[2] as string]: 'same',
      },
    );
    await db.transaction((tx) => runBatch(deps, body.id, tx));
    expect(await stepsOf(id)).toEqual(['deliver', 'shortlist']);
    expect((await ask(recruiter, 'POST', `boxBatches/${body.id}/undo`)).body.code).toBe('ILLEGAL_MOVE');
    expect((await listOf(recruiter, companyId, { status: 'shortlisted' })).total).toBe(2);
  });

  test("a stranger's delivery among them starts nothing", async () => {
    const [{ id, recruiter }, other] = [await aDelivery(), await aDelivery()];
    expect((await ask(recruiter, 'POST', 'boxBatches', { ids: [id, other.id], move: 'reject' })).status).toBe(404);
  });

  test('templates are edited; a name stands once', async () => {
    const { recruiter } = await aCompany();
    const template = { move: 'reject', name: '学历不符', text: '感谢投递' };
    const { body } = await ask(recruiter, 'POST', 'replyTemplates', template);
    expect((await ask(recruiter, 'POST', 'replyTemplates', template)).status).toBe(409);
    await ask(recruiter, 'PUT', `replyTemplates/${body.id}`, { ...template, text: '谢谢您的投递' });
    expect((await ask(recruiter, 'GET', 'replyTemplates')).body).toEqual([{ ...body, text: '谢谢您的投递' }]);
    const other = await ask(recruiter, 'POST', 'replyTemplates', { ...template, name: '另一个' });
    const renamed = await ask(recruiter, 'PUT', `replyTemplates/${other.body.id}`, template);
    expect([renamed.status, renamed.body.message]).toEqual([409, '已有同名的模板']);
    await ask(recruiter, 'DELETE', `replyTemplates/${other.body.id}`);
    await ask(recruiter, 'DELETE', `replyTemplates/${body.id}`);
    expect((await ask(recruiter, 'GET', 'replyTemplates')).body).toEqual([]);
  });

  test('a name that a colleague takes meanwhile is a conflict', async () => {
    const { companyId, recruiter } = await aCompany();
    const template = { move: 'reject', name: '另一个', text: '感谢投递' };
    const { body } = await ask(recruiter, 'POST', 'replyTemplates', template);
    const renamed = await db.transaction(async (tx) => {
      await tx.insert(replyTemplate).values({ ...template, name: '学历不符', companyId, createdAt: clock.now() });
      const requested = ask(recruiter, 'PUT', `replyTemplates/${body.id}`, { ...template, name: '学历不符' });
      // It has passed every earlier lock once it waits for the name that this transaction locks.
      await untilBlocked(db);
      return { asked: requested };
    });
    const { status, body: answer } = await renamed.asked;
    expect([status, answer.message]).toEqual([409, '已有同名的模板']);
  });

  test('thirty templates are the most, also of those that come at once', async () => {
    const { companyId, recruiter } = await aCompany();
    const template = { move: 'reject' as const, text: '感谢投递' };
    const stored = { ...template, companyId, createdAt: clock.now() };
    await db.insert(replyTemplate).values(Array.from({ length: 27 }, (_, n) => ({ ...stored, name: `模板${n}` })));
    const request = Array.from({ length: 8 }, (_, n) =>
      ask(recruiter, 'POST', 'replyTemplates', { ...template, name: `同时${n}` }),
    );
    const statuses = (await Promise.all(request)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect((await ask(recruiter, 'GET', 'replyTemplates')).body).toHaveLength(30);
  });
});

describe('two recruiters', () => {
  test('the second is told who moved first and whereto', async () => {
    const { companyId, recruiter, id } = await aDelivery();
    const colleague = await aRecruiter(companyId, 'recruiter', '李老师');
    const answers = await Promise.all([
      move(colleague, id, 'rejected', { note: '学历不符' }),
      move(recruiter, id, 'shortlisted'),
    ]);
    const late = answers.find(({ status }) => status === 409);
    const { status } = (await rowOf(id)) ?? {};
    if (late) expect(late.body.message).toMatch(/^(李老师|周老师)已把这份投递变为“(不合适|有意向)”/);
    else expect(status).toBe('rejected');
    for (const { accountId } of [recruiter, colleague]) {
      const { rows } = await db.execute<{ payload: object }>(
        sql`select payload from account_event where account_id = ${accountId} and type = 'delivery' order by number desc limit 1`,
      );
      expect(rows[0]?.payload, 'the open pages of both hear how it ended').toMatchObject({ deliveryId: id, status });
      expect(rows[0]?.payload).toHaveProperty('by', status === 'rejected' ? '李老师' : '周老师');
    }
    const after = await move(recruiter, id, 'interview', terms());
    expect([after.status, after.body.message]).toEqual([409, '李老师已把这份投递变为“不合适”，您的操作没有执行']);
  });
});

describe('filters, export and dashboard', () => {
  test('narrow by education, waiting days, unread and mine', async () => {
    const { companyId, recruiter, id } = await aDelivery();
    const colleague = await aRecruiter(companyId, 'recruiter');
    const n = async (query: object, who: Who = recruiter) => (await listOf(who, companyId, query)).items.length;
    expect([await n({ education: 'master' }), await n({ education: 'doctor' })]).toEqual([1, 0]);
    expect([await n({ unread: '1' }), await n({ mine: '1' }), await n({ mine: '1' }, colleague)]).toEqual([1, 1, 0]);
    expect(await n({ waiting: 3 })).toBe(0);
    await open(recruiter, id);
    expect(await n({ unread: '1' })).toBe(0);
    const submittedAt = new Date(clock.now().getTime() - 4 * day);
    await db.update(delivery).set({ submittedAt }).where(eq(delivery.id, id));
    expect(await n({ waiting: 3, sort: 'due' })).toBe(1);
  });

  test('an export is logged with its author and size', async () => {
    const { companyId } = await aDelivery();
    const colleague = await aRecruiter(companyId, 'recruiter', '李老师');
    const { body } = await call('GET', '/api/company/boxExport', { token: colleague.token, query: { companyId } });
    expect(body.rows[0]).toMatchObject({ person: { name: '林知夏' }, phone: expect.stringMatching(/^138\d{8}$/) });
    const logged = await db.select().from(boxExport).where(eq(boxExport.companyId, companyId));
    expect(logged).toMatchObject([{ memberId: colleague.memberId, rowCount: 1 }]);
  });

  test('the funnel counts how far deliveries came, and the median is of real times', async () => {
    const { recruiter, id } = await aDelivery();
    clock.advance(2 * 3_600_000);
    await move(recruiter, id, 'shortlisted');
    await move(recruiter, id, 'interview', terms());
    await move(recruiter, id, 'rejected');
    const { body } = await ask(recruiter, 'GET', 'dashboard');
    const came = { delivered: 1, answered: 1, interviewed: 1, offered: 0, hired: 0 };
    expect(body).toMatchObject({
      funnel: came,
      posts: [came],
      weeks: [came],
      reply: { hours: 2, sector: expect.stringContaining('浙江') },
    });
  });
});

describe('asking colleagues', () => {
  test('puts a note on each delivery, tells each colleague once without a name, and they find what they are asked', async () => {
    const { companyId, recruiter, postId, id } = await aDelivery();
    const second = (await send(await aSeeker(undefined, '顾一诺'), postId)).body.id as string;
    const third = (await send(await aSeeker(undefined, '方若溪'), postId)).body.id as string;
    const mate = await aRecruiter(companyId, 'interviewer', '王老师');
    const asked = await ask(recruiter, 'POST', 'deliveryReferrals', {
      ids: [id, second, id],
      memberIds: [mate.memberId],
      text: '请看教学经历',
    });
    expect(asked.body).toEqual({ n: 2 });
    const told = await db.select().from(notification).where(eq(notification.accountId, mate.accountId));
    expect(told.map(({ title, body }) => [title, body])).toEqual([['周老师请您看 2 份投递', '请看教学经历']]);
    const found = await ask(mate, 'GET', 'boxRows?asked=1');
    expect(new Set(found.body.items.map((row: { id: string }) => row.id))).toEqual(new Set([id, second]));
    expect((await ask(recruiter, 'GET', 'boxRows?asked=1')).body.items).toEqual([]);
    const notes = await ask(mate, 'GET', `deliveries/${second}/notes`);
    expect(notes.body.items).toMatchObject([{ author: '周老师', text: '请看教学经历' }]);
    expect((await ask(mate, 'GET', `deliveries/${third}/notes`)).body.items).toEqual([]);
  });

  test('foreign deliveries, people who do not read the box and empty words are refused, and nothing is written', async () => {
    const { companyId, recruiter, id } = await aDelivery();
    const [stranger, treasurer] = [await aDelivery(), await aRecruiter(companyId, 'finance')];
    const mate = await aRecruiter(companyId, 'interviewer');
    const refer = (more: object) =>
      ask(recruiter, 'POST', 'deliveryReferrals', { ids: [id], memberIds: [mate.memberId], text: '请看', ...more });
    expect((await refer({ ids: [id, stranger.id] })).status).toBe(404);
    for (const [more, path] of [
      [{ memberIds: [treasurer.memberId] }, 'body.memberIds'],
      [{ memberIds: [stranger.recruiter.memberId] }, 'body.memberIds'],
      [{ memberIds: [] }, 'body.memberIds'],
      [{ ids: [] }, 'body.ids'],
      [{ text: ' ' }, 'body.text'],
    ] as const) {
      const refused = await refer(more);
      expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, path]);
    }
    expect((await ask(recruiter, 'GET', `deliveries/${id}/notes`)).body.items).toEqual([]);
  });
});
