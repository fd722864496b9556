import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { newId } from '#database/new-id.ts';
import { accountEvent, conversation } from '#database/schema/chat.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { post } from '#database/schema/posts.ts';
import { talentInvitation } from '#database/schema/talents.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenCompany, givenOpenPost, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { chatHandlers } from './routes.ts';

const table = Object.fromEntries(Object.entries(api).filter(([key]) => key.includes('/communicate/')));
const { call, db, clock, tokenOf } = await useTestApp({ table, handlers: chatHandlers as never, resolveToken });

async function aSeeker(name = '林知夏') {
  const person = await givenSeeker(db, { name });
  return { ...person, token: await tokenOf(person.accountId) };
}
async function aSchool() {
  const recruiter = await givenRecruiter(db, { name: '周老师' });
  const { id: postId } = await givenOpenPost(db, recruiter.companyId, { memberId: recruiter.memberId });
  return { ...recruiter, postId, token: await tokenOf(recruiter.accountId) };
}
type Person = { token: string };

const begin = ({ token }: Person, postId: string) =>
  call('POST', `/api/communicate/posts/${postId}/conversation`, { token });
const answerTo = ({ token }: Person, deliveryId: string) =>
  call('POST', `/api/communicate/deliveries/${deliveryId}/conversation`, { token });
const say = ({ token }: Person, id: string, text: string, clientId: string = randomUUID()) =>
  call('POST', `/api/communicate/conversations/${id}/messages`, { token, body: { clientId, text } });
const about = ({ token }: Person, id: string, query = {}) =>
  call('GET', `/api/communicate/conversations/${id}/messages`, { token, query });
const look = ({ token }: Person, id: string) => call('GET', `/api/communicate/conversations/${id}`, { token });
const read = ({ token }: Person, id: string, number: number) =>
  call('POST', `/api/communicate/conversations/${id}/read`, { token, body: { number } });
const block = ({ token }: Person, id: string, blocked: boolean) =>
  call('POST', `/api/communicate/conversations/${id}/block`, { token, body: { blocked } });
const unread = async ({ token }: Person) => (await call('GET', '/api/communicate/unread', { token })).body;
const texts = (answer: { body: { items: { text: string }[] } }) => answer.body.items.map(({ text }) => text);
const eventsOf = (accountId: string, type: string) =>
  db
    .select()
    .from(accountEvent)
    .where(and(eq(accountEvent.accountId, accountId), eq(accountEvent.type, type)))
    .orderBy(accountEvent.number);

async function aTalk() {
  const [seeker, school] = [await aSeeker(), await aSchool()];
  const { body } = await begin(seeker, school.postId);
  return { seeker, school, id: body.id as string };
}

async function aDelivery(
  { joberId }: { joberId: string },
  { companyId, postId }: { companyId: string; postId: string },
) {
  const id = newId();
  const now = clock.now();
  const times = { submittedAt: now, changedAt: now, consentId: newId() };
  const snapshot = { jober: { name: '林知夏' }, content: { educations: [] }, consent: legalVersions.delivery } as never;
  await db
    .insert(delivery)
    .values({ id, joberId, companyId, postId, resumeId: newId(), snapshot, ...times, status: 'submitted' } as never);
  return id;
}

test('the numbers tell a seeker how many offers and invitations wait for an answer, and a school none', async () => {
  const [seeker, school] = [await aSeeker(), await aSchool()];
  const offered = await aDelivery(seeker, school);
  await aDelivery(seeker, await aSchool());
  await db.update(delivery).set({ status: 'offer' }).where(eq(delivery.id, offered));
  const invitation = ({ companyId, postId, memberId }: Awaited<ReturnType<typeof aSchool>>, hours: number) => ({
    ...{
      id: newId(),
      joberId: seeker.joberId,
      companyId,
      postId,
      memberId,
      message: '聊聊',
      status: 'invited' as const,
    },
    ...{ createdAt: clock.now(), expiresAt: new Date(clock.now().getTime() + hours * 3_600_000) },
  });
  await db.insert(talentInvitation).values([invitation(school, 24), invitation(await aSchool(), -1)]);
  expect([await unread(seeker), await unread(school)]).toMatchObject([{ toAnswer: 2 }, { toAnswer: 0 }]);
});

describe('a first contact', () => {
  test('goes to any open post of an approved company; twice, and at once, is one conversation', async () => {
    const [seeker, school] = [await aSeeker(), await aSchool()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(seeker, school.postId)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      side: 'seeker',
      post: { id: school.postId, open: true },
      recruiter: { name: '周老师' },
      last: null,
      unread: 0,
      refusal: null,
      card: { id: school.postId },
    });
    // Without a message, neither side lists the conversation.
    const lists = [
      await call('GET', '/api/communicate/conversations', { token: seeker.token }),
      await call('GET', '/api/communicate/company/conversations', { token: school.token }),
    ];
    expect(lists.map(({ body }) => body.total)).toEqual([0, 0]);
  });

  test.each([
    ['a closed post', 409, 'POST_CLOSED', { status: 'closed' as const }, {}],
    ['a post past its deadline', 409, 'POST_CLOSED', { deadline: new Date('2026-11-01T00:00:00Z') }, {}],
    ['a draft', 404, 'NOT_FOUND', { status: 'draft' as const }, {}],
    ['an imported school', 409, 'COMPANY_UNCLAIMED', {}, { status: 'unclaimed' as const, source: '导入' }],
    ['a suspended school', 409, 'POST_CLOSED', {}, { status: 'suspended' as const }],
  ])('to %s is refused', async (_, status, code, postValues, companyValues) => {
    const { id: companyId } = await givenCompany(db, companyValues);
    const { id } = await givenOpenPost(db, companyId, postValues);
    const answer = await begin(await aSeeker(), id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('of a recruiter needs a delivery that was not taken back', async () => {
    const [seeker, school] = [await aSeeker(), await aSchool()];
    const deliveryId = await aDelivery(seeker, school);
    const { body } = await answerTo(school, deliveryId);
    expect(body).toMatchObject({
      side: 'company',
      person: { name: '林知夏' },
      delivery: { id: deliveryId },
      refusal: null,
    });
    expect((await say(school, body.id, '您好，方便聊聊吗？')).status).toBe(200);
    await db.update(delivery).set({ status: 'withdrawn' }).where(eq(delivery.id, deliveryId));
    expect((await say(school, body.id, '还在吗？')).body.code).toBe('ILLEGAL_MOVE');
    // A seeker who replied may be written to.
    expect((await say(seeker, body.id, '在的')).status).toBe(200);
    expect((await say(school, body.id, '好的')).status).toBe(200);
    const other = await aSeeker();
    const withdrawn = await aDelivery(other, school);
    await db.update(delivery).set({ status: 'withdrawn' }).where(eq(delivery.id, withdrawn));
    expect((await answerTo(school, withdrawn)).body.code).toBe('ILLEGAL_MOVE');
    expect((await answerTo(await aSchool(), deliveryId)).status).toBe(404);
  });

  test('to one’s own school is refused', async () => {
    const school = await aSchool();
    await givenSeeker(db, { accountId: school.accountId });
    expect((await begin(school, school.postId)).body.code).toBe('ILLEGAL_MOVE');
  });
});

describe('messages', () => {
  test('are numbered in order, however many are sent at once, and stored once by client id', async () => {
    const { seeker, school, id } = await aTalk();
    const many = Array.from({ length: 20 }, (_, n) => n);
    const answers = await Promise.all(
      many.flatMap((n) => [
        say(seeker, id, `求职者 ${n}`, `retry-${n}-seeker`),
        say(seeker, id, `求职者 ${n}`, `retry-${n}-seeker`),
      ]),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const n of many) expect(answers[2 * n]?.body.number).toBe(answers[2 * n + 1]?.body.number);
    const { body } = await about(school, id);
    expect(body.items.map(({ number }: { number: number }) => number)).toEqual(many.map((n) => n + 1));
    expect(await unread(school)).toMatchObject({ company: 20, seeker: 0 });
    const changed = await say(seeker, id, '另一句话', 'retry-0-seeker');
    expect([changed.status, changed.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  test('reach both sides as events in the order of the conversation', async () => {
    const { seeker, school, id } = await aTalk();
    const colleague = await givenRecruiter(db, { companyId: school.companyId, role: 'recruiter' });
    const interviewer = await givenRecruiter(db, { companyId: school.companyId, role: 'interviewer' });
    await say(seeker, id, '一');
    await say(school, id, '二');
    for (const { accountId } of [seeker, school, colleague]) {
      const notice = await eventsOf(accountId, 'message');
      expect(notice.map(({ payload }) => [payload.conversationId, payload.number, payload.text, payload.side])).toEqual(
        [
          [id, 1, '一', 'seeker'],
          [id, 2, '二', 'company'],
        ],
      );
    }
    expect(await eventsOf(interviewer.accountId, 'message')).toEqual([]);
  });

  test('come in pages, backwards and forwards', async () => {
    const { seeker, id } = await aTalk();
    for (let n = 1; n <= 35; n += 1) {
      clock.advance(3_000);
      await say(seeker, id, `第 ${n} 句`);
    }
    const newest = await about(seeker, id);
    expect([newest.body.items[0].number, newest.body.items.at(-1).number, newest.body.hasMore]).toEqual([6, 35, true]);
    const older = await about(seeker, id, { before: 6 });
    expect([texts(older as never), older.body.hasMore]).toEqual([
      ['第 1 句', '第 2 句', '第 3 句', '第 4 句', '第 5 句'],
      false,
    ]);
    const missed = await about(seeker, id, { after: 33 });
    expect([texts(missed as never), missed.body.hasMore]).toEqual([['第 34 句', '第 35 句'], false]);
  });

  test('carry warnings of what they hold', async () => {
    const { school, seeker, id } = await aTalk();
    await say(seeker, id, '您好');
    expect((await say(school, id, '加我微信 13812345678，先交押金')).body.warnings).toEqual([
      'contact',
      'fee',
      'words',
    ]);
  });

  test('of nothing, of too much or without a client id are refused', async () => {
    const { seeker, id } = await aTalk();
    for (const [text, clientId] of [
      ['', 'abcdefgh'],
      ['  ', 'abcdefgh'],
      ['字'.repeat(1_001), 'abcdefgh'],
      ['好', 'x'],
      ['好', '<script>'],
    ] as const)
      expect((await say(seeker, id, text, clientId)).status).toBe(400);
    expect((await say(seeker, id, '<script>alert(1)</script>')).body.text).toBe('<script>alert(1)</script>');
  });

  test('go on after the post closed, and stop when the school is suspended', async () => {
    const { seeker, school, id } = await aTalk();
    await say(seeker, id, '您好');
    await db.update(post).set({ status: 'closed' }).where(eq(post.id, school.postId));
    expect((await say(seeker, id, '还招人吗？')).status).toBe(200);
    await db.update(company).set({ status: 'suspended' }).where(eq(company.id, school.companyId));
    expect((await say(seeker, id, '在吗？')).body.code).toBe('ILLEGAL_MOVE');
    expect((await say(school, id, '在')).body.code).toBe('COMPANY_SUSPENDED');
  });

  test('30 a minute are let through', async () => {
    const { seeker, id } = await aTalk();
    for (let n = 0; n < 30; n += 1) await say(seeker, id, `第 ${n} 句`);
    const over = await say(seeker, id, '太快了');
    expect([over.status, over.headers['retry-after']]).toEqual([429, '60']);
    clock.advance(60_000);
    expect((await say(seeker, id, '一分钟后')).status).toBe(200);
  });
});

describe('read marks', () => {
  test('move forward only, tell the other side, and leave what a recount finds', async () => {
    const { seeker, school, id } = await aTalk();
    for (const text of ['一', '二', '三']) await say(seeker, id, text);
    await say(school, id, '四');
    expect([await unread(seeker), await unread(school)]).toMatchObject([{ seeker: 1 }, { company: 3 }]);
    await read(school, id, 2);
    expect(await unread(school)).toMatchObject({ company: 1 });
    await read(school, id, 1);
    await read(school, id, 99_999);
    expect(await unread(school)).toMatchObject({ company: 0 });
    expect((await look(seeker, id)).body).toMatchObject({ peerRead: 4, unread: 1 });
    const notice = await eventsOf(seeker.accountId, 'read');
    expect(notice.map(({ payload }) => [payload.side, payload.number])).toEqual([
      ['company', 2],
      ['company', 4],
    ]);
    const { rows } = await db.execute(sql`
      select c.seeker_unread = (select count(*) from chat_message m where m.conversation_id = c.id and m.side = 'company' and m.number > c.seeker_read)
        and c.company_unread = (select count(*) from chat_message m where m.conversation_id = c.id and m.side = 'seeker' and m.number > c.company_read) as same
      from conversation c`);
    expect(rows.every(({ same }) => same)).toBe(true);
  });
});

describe('the lists', () => {
  test('hold what was said last, newest first, each side its own', async () => {
    const school = await aSchool();
    const people = [await aSeeker('甲甲'), await aSeeker('乙乙'), await aSeeker('丙丙')];
    for (const person of people) {
      clock.advance(1_000);
      const { body } = await begin(person, school.postId);
      await say(person, body.id, `我是${person.jober.name}`);
    }
    const { body } = await call('GET', '/api/communicate/company/conversations', { token: school.token });
    expect(body.items.map(({ last }: { last: { text: string } }) => last.text)).toEqual([
      '我是丙丙',
      '我是乙乙',
      '我是甲甲',
    ]);
    const found = await call('GET', '/api/communicate/company/conversations', {
      token: school.token,
      query: { keyword: '乙', unread: '1' },
    });
    expect(found.body.items).toMatchObject([{ person: { name: '乙乙' }, unread: 1, side: 'company' }]);
    const own = await call('GET', '/api/communicate/conversations', { token: people[0]?.token ?? '' });
    expect(own.body).toMatchObject({ total: 1, items: [{ side: 'seeker', unread: 0 }] });
  });
});

describe('keeping apart', () => {
  test('who is blocked is told so, about every post, until it is lifted', async () => {
    const { seeker, school, id } = await aTalk();
    await say(seeker, id, '您好');
    await block(seeker, id, true);
    await block(seeker, id, true);
    expect((await say(school, id, '在吗？')).body).toMatchObject({
      code: 'ILLEGAL_MOVE',
      message: '对方暂时不接收您的消息',
    });
    expect((await say(seeker, id, '喂')).body.message).toBe('您已屏蔽对方，取消屏蔽后才能发送');
    expect((await look(seeker, id)).body).toMatchObject({ blocked: true });
    expect((await look(school, id)).body).toMatchObject({ blocked: false, refusal: '对方暂时不接收您的消息' });
    await block(seeker, id, false);
    expect((await say(school, id, '在吗？')).status).toBe(200);
  });

  test('a report is kept once', async () => {
    const { seeker, id } = await aTalk();
    const report = () =>
      call('POST', `/api/communicate/conversations/${id}/reports`, { token: seeker.token, body: { reason: 'fee' } });
    expect([(await report()).status, (await report()).status]).toEqual([204, 204]);
    const { rows } = await db.execute(sql`select count(*)::int as n from chat_report where conversation_id = ${id}`);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

test('nobody else reads, writes or marks a conversation', async () => {
  const { seeker, school, id } = await aTalk();
  await say(seeker, id, '您好');
  const interviewer = await givenRecruiter(db, { companyId: school.companyId, role: 'interviewer' });
  const strangers = [await aSeeker(), await aSchool(), { token: await tokenOf(interviewer.accountId) }];
  for (const stranger of strangers) {
    const answers = [
      await look(stranger, id),
      await about(stranger, id),
      await say(stranger, id, '喂'),
      await read(stranger, id, 1),
      await block(stranger, id, true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }
  const [row] = await db.select().from(conversation).where(eq(conversation.id, id));
  expect(row).toMatchObject({ lastNumber: 1, companyRead: 0 });
});

describe('phrases', () => {
  test("are one's own for each side, and replace the usual ones", async () => {
    const [person, other] = [await aSeeker(), await aSeeker('顾一诺')];
    const list = async ({ token }: Person, side: string) =>
      (await call('GET', '/api/communicate/phrases', { token, query: { side } })).body.items;
    const save = ({ token }: Person, items: unknown) =>
      call('PUT', '/api/communicate/phrases', { token, body: { side: 'seeker', items } });
    expect(await list(person, 'seeker')).toBeNull();
    const saved = await save(person, ['下周三下午方便吗？', '谢谢老师', '下周三下午方便吗？']);
    expect(saved.body.items).toEqual(['下周三下午方便吗？', '谢谢老师']);
    await save(person, ['谢谢老师']);
    expect([await list(person, 'seeker'), await list(person, 'company'), await list(other, 'seeker')]).toEqual([
      ['谢谢老师'],
      null,
      null,
    ]);
    for (const wrong of [['字'.repeat(201)], [''], Array.from({ length: 21 }, (_, at) => `第 ${at} 句`), '谢谢'])
      expect((await save(person, wrong)).status).toBe(400);
  });
});

describe('a message to many', () => {
  const toMany = ({ token }: Person, ids: string[], text = '试讲改在博学楼', clientId: string = randomUUID()) =>
    call('POST', '/api/communicate/deliveries/messages', { token, body: { ids, text, clientId } });

  test('stands in the conversation of each, once, and who withdrew gets none', async () => {
    const school = await aSchool();
    const people = [await aSeeker(), await aSeeker('顾一诺'), await aSeeker('方若溪')] as const;
    const ids: string[] = [];
    for (const person of people) ids.push(await aDelivery(person, school));
    await db
      .update(delivery)
      .set({ status: 'withdrawn' })
      .where(eq(delivery.id, ids[2] as string));
    const key = randomUUID();
    const { results } = (await toMany(school, ids, undefined, key)).body as { results: Record<string, string>[] };
    const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
    expect(ids.map((id) => outcomes.get(id))).toEqual(['sent', 'sent', 'refused']);
    expect(results.find(({ outcome }) => outcome === 'refused')?.name).toMatch(/^应聘者/);
    await toMany(school, ids, undefined, key);
    for (const [at, person] of people.slice(0, 2).entries()) {
      const { body } = await answerTo(school, ids[at] as string);
      expect(texts(await about(person, body.id)), 'once, and of nobody else').toEqual(['试讲改在博学楼']);
    }
  });

  test('foreign deliveries, other roles and forbidden words send nothing', async () => {
    const [school, stranger, person] = [await aSchool(), await aSchool(), await aSeeker()];
    const [own, foreign] = [await aDelivery(person, school), await aDelivery(person, stranger)];
    expect((await toMany(school, [own, foreign])).body.code).toBe('NOT_FOUND');
    const interviewer = await givenRecruiter(db, { companyId: school.companyId, role: 'interviewer' });
    expect((await toMany({ token: await tokenOf(interviewer.accountId) }, [own])).body.code).toBe('FORBIDDEN');
    expect((await toMany(school, [own], ' ')).status).toBe(400);
    expect((await toMany(school, [])).status).toBe(400);
    const { body } = await answerTo(school, own);
    expect(texts(await about(school, body.id))).toEqual([]);
  });
});
