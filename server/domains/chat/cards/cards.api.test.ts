import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { chatBlock, chatEvent } from '#database/schema/chat.ts';
import { delivery, deliveryEvent, resume } from '#database/schema/deliveries.ts';
import { blindPost } from '#database/schema/delivery-box.ts';
import { sensitiveWord } from '#database/schema/words.ts';
import { lastNumber, nextEvents } from '#server/platform/socket/event-log.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import type { Fixtures } from '#server/proof/fixtures/fixtures.ts';
import { givenTenant } from '#server/proof/tenants.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const whole = await useWholeApp();
const { app, db, deps, clock, call } = whole;
// Before the first message, since the lists are cached for a few seconds.
const listed = { note: '', active: true, updatedAt: clock.now() };
await db.insert(sensitiveWord).values([
  { word: '代写论文', level: 'refuse', ...listed },
  { word: '内部名额', level: 'warn', ...listed },
]);

let fixtures: Fixtures;
let [seeker, owner, ownerAccountId] = ['', '', ''];
beforeEach(async () => {
  const house = await givenTenant(db);
  fixtures = house.fixtures;
  ownerAccountId = house.ownerAccountId;
  seeker = await tokenOf(house.seekerAccountId);
  owner = await tokenOf(house.ownerAccountId);
});

const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;
const on = (path = '') => `/api/communicate/conversations/${fixtures.conversationId}${path}`;
const post = (token: string, path: string, body: object) => call('POST', on(path), { token, body });
const say = (token: string, body: object) => post(token, '/messages', { clientId: randomUUID(), ...body });
const messages = async (token: string) => (await call('GET', on('/messages'), { token })).body.items;

async function upload(token: string, kind: string) {
  const payload = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files',
    query: { kind, name: '课堂.png' },
    headers,
    payload,
  });
  return answer.json().id as string;
}

describe('a picture', () => {
  test('is seen by both, and by the link that each is given', async () => {
    const fileId = await upload(seeker, 'chatPicture');
    const sent = await say(seeker, { fileId });
    expect(sent.body).toMatchObject({ kind: 'picture', file: { id: fileId, width: 30, height: 20 } });
    const seen = (await messages(owner)).at(-1);
    expect((await app.inject({ url: seen.file.url })).headers['content-type']).toBe('image/webp');
    const list = await call('GET', '/api/communicate/company/conversations', { token: owner });
    expect(list.body.items[0].last.text).toContain('图片');
    // Stored socket events contain no URL.
    const { rows } = await db.execute<{ payload: { file: { url: string } } }>(
      sql`select payload from account_event where account_id = ${ownerAccountId} order by number desc limit 1`,
    );
    expect(rows[0]?.payload.file.url).toBe('');
  });

  test('of another person, or uploaded for something else, is refused', async () => {
    const stranger = await tokenOf((await givenSeeker(db)).accountId);
    for (const fileId of [await upload(stranger, 'chatPicture'), await upload(seeker, 'avatar'), newId()])
      expect((await say(seeker, { fileId })).body.issues?.[0]?.path).toBe('body.fileId');
    expect((await say(seeker, {})).body.issues).toEqual([{ path: 'body.text', message: '请填写消息' }]);
  });
});

describe('a resume card', () => {
  test('shows a line to both and the whole to the school, which leaves a mark; later edits do not change it', async () => {
    const body = { clientId: randomUUID(), resumeId: fixtures.resumeId };
    const [sent, again] = [await post(seeker, '/resume', body), await post(seeker, '/resume', body)];
    expect(sent.body).toMatchObject({ kind: 'resume', resume: { resumeName: '我的简历', name: '林小满' } });
    expect(again.body.number).toBe(sent.body.number);
    const query = { number: sent.body.number };
    const seen = await call('GET', on('/resume'), { token: owner, query });
    expect([seen.status, seen.body.jober.name, seen.body.jober.phone]).toEqual([200, '林小满', '']);
    const { rows } = await db.execute(sql`select via from resume_view where jober_id = ${fixtures.joberId}`);
    expect(rows).toEqual([{ via: 'chat' }]);
    expect((await call('GET', on('/resume'), { token: owner, query: { number: 1 } })).status).toBe(404);
    expect((await post(seeker, '/resume', { clientId: randomUUID(), resumeId: newId() })).status).toBe(404);
  });
});

describe('a resume that was shown', () => {
  const content = resumeContent.parse({
    email: 'lin@example.com',
    educations: [
      { key: 'a', school: '东海师范大学', major: '数学', education: 'master', from: '2020-09', to: '2023-06' },
    ],
  });
  const shown = async () => {
    await db.update(resume).set({ content, name: '林小满的简历' }).where(eq(resume.id, fixtures.resumeId));
    const sent = await post(seeker, '/resume', { clientId: randomUUID(), resumeId: fixtures.resumeId });
    return {
      sent: sent.body,
      read: () => call('GET', on('/resume'), { token: owner, query: { number: sent.body.number } }),
    };
  };
  const leaks = /林小满|东海师范|1996-05-12|lin@example/;

  test('under 盲筛 tells no more than the delivery does', async () => {
    await db.insert(blindPost).values({ postId: fixtures.postId, memberId: fixtures.memberId, since: clock.now() });
    await db.update(delivery).set({ status: 'viewed' }).where(eq(delivery.id, fixtures.deliveryId));
    const { read } = await shown();
    const alias = `应聘者 ${fixtures.deliveryId.slice(-4)}`;
    const answer = await read();
    expect(answer).toMatchObject({ status: 200, body: { jober: { id: '', name: alias, birthday: '' } } });
    expect(answer.body.content.educations).toMatchObject([{ school: '学校已隐藏' }]);
    const said = (await messages(owner)).filter(({ kind }: { kind: string }) => kind === 'resume');
    const list = await call('GET', '/api/communicate/company/conversations', { token: owner });
    for (const notice of [answer.body, said, list.body.items[0].last])
      expect(JSON.stringify(notice)).not.toMatch(leaks);
  });

  test('has no e-mail before contacts were exchanged', async () => {
    const { read } = await shown();
    expect((await read()).body).toMatchObject({ jober: { name: '林小满' }, content: { email: '' } });
    const { number } = (await post(seeker, '/contact', { clientId: randomUUID(), what: 'phone' })).body;
    expect((await read()).body.content.email).toBe('');
    await post(owner, '/contact/answer', { number, accept: true });
    expect((await read()).body.content.email).toBe('lin@example.com');
  });

  const ends: [string, () => Promise<unknown>][] = [
    ['withdraws the delivery', () => setDelivery('withdrawn')],
    [
      'closes the account',
      () => db.execute(sql`update account set status = 'closing' where phone = ${fixtures.phone}`),
    ],
    [
      'blocks the company',
      () =>
        db.insert(chatBlock).values({
          joberId: fixtures.joberId,
          companyId: fixtures.companyId,
          side: 'seeker',
          at: clock.now(),
        }),
    ],
  ];
  const setDelivery = (status: DeliveryState) =>
    db.update(delivery).set({ status, changedAt: clock.now() }).where(eq(delivery.id, fixtures.deliveryId));

  test.each(ends)('closes when the seeker %s, and no look is recorded', async (_, end) => {
    const { read } = await shown();
    await end();
    expect(await read()).toMatchObject({ status: 404, body: { message: '对方已不再出示这份简历' } });
    const { rows } = await db.execute(sql`select from resume_view where jober_id = ${fixtures.joberId}`);
    expect(rows).toEqual([]);
  });
});

describe('who withdrew and never wrote', () => {
  test('is an alias in the conversation and its search', async () => {
    await db.execute(sql`update conversation set seeker_wrote = false where id = ${fixtures.conversationId}`);
    await db.update(delivery).set({ status: 'withdrawn' }).where(eq(delivery.id, fixtures.deliveryId));
    const seen = await call('GET', on(), { token: owner });
    expect(seen.body.person).toEqual({ joberId: '', name: `应聘者 ${fixtures.deliveryId.slice(-4)}`, avatarUrl: null });
    const query = { keyword: '林小满' };
    const list = await call('GET', '/api/communicate/company/conversations', { token: owner, query });
    expect(list.body.items).toEqual([]);
  });
});

describe('an invitation', () => {
  const terms = { at: '2026-12-03T02:00:00Z', mode: 'onsite', place: '博学楼 302', contact: '周老师' };
  const invite = (more = {}) => post(owner, '/interview', { clientId: randomUUID(), ...terms, ...more });

  test('moves the delivery by its table, on record, and is answered from the chat', async () => {
    await db.update(delivery).set({ status: 'submitted' }).where(eq(delivery.id, fixtures.deliveryId));
    const sent = await invite();
    expect(sent.body).toMatchObject({
      kind: 'interview',
      interview: { place: terms.place, contact: terms.contact, deliveryId: fixtures.deliveryId },
    });
    const listed = await call('GET', '/api/communicate/company/conversations', { token: owner });
    expect(listed.body.items[0].last.text).toBe('面试邀请：12-03 10:00');
    const steps = await db.select().from(deliveryEvent).where(eq(deliveryEvent.deliveryId, fixtures.deliveryId));
    expect(steps.map(({ move }) => move)).toEqual(['deliver', 'shortlist', 'invite']);
    const { rows } = await db.execute(sql`select from resume_view where delivery_id = ${fixtures.deliveryId}`);
    expect(rows).toEqual([]);
    const before = await call('GET', on(), { token: seeker });
    expect(before.body.interview).toMatchObject({
      status: 'waiting',
      moves: expect.arrayContaining(['accept-interview']),
    });
    const move = { token: seeker, body: { move: 'accept-interview' } };
    expect((await call('POST', `/api/deliveries/${fixtures.deliveryId}/moves`, move)).status).toBe(200);
    const after = await call('GET', on(), { token: owner });
    expect(after.body).toMatchObject({ interview: { status: 'accepted' }, delivery: { status: 'interview' } });
  });

  test('without a delivery, in a state without such a move, or of terms that lack something is refused, and nothing is said', async () => {
    const said = (await messages(owner)).length;
    expect((await invite({ place: '' })).body.issues?.[0]?.path).toBe('body.place');
    expect((await invite({ at: '2026-01-01T00:00:00Z' })).status).toBe(400);
    await db.update(delivery).set({ status: 'rejected' }).where(eq(delivery.id, fixtures.deliveryId));
    expect((await invite()).body.code).toBe('ILLEGAL_MOVE');
    for (const table of ['box_batch_item', 'delivery_note', 'delivery_event', 'interview'])
      await db.execute(sql`delete from ${sql.identifier(table)} where delivery_id = ${fixtures.deliveryId}`);
    await db.delete(delivery).where(eq(delivery.id, fixtures.deliveryId));
    expect((await invite()).body.message).toContain('还没有投递');
    expect(await messages(owner)).toHaveLength(said);
  });
});

describe('contacts', () => {
  const ask = (token: string, more = {}) => post(token, '/contact', { clientId: randomUUID(), what: 'phone', ...more });
  const answer = (token: string, number: number, accept: boolean, more = {}) =>
    post(token, '/contact/answer', { number, accept, ...more });

  test('are shown to both once both have agreed, and never before', async () => {
    const { number } = (await ask(seeker)).body;
    const requested = JSON.stringify([await messages(seeker), await messages(owner)]);
    const notice = JSON.stringify((await db.execute(sql`select payload from account_event`)).rows);
    for (const seen of [requested, notice]) expect(seen).not.toContain(fixtures.phone);
    expect((await answer(seeker, number, true)).body.code).toBe('ILLEGAL_MOVE');
    const granted = await answer(owner, number, true);
    expect(granted.body.contact).toMatchObject({
      state: 'accepted',
      seeker: fixtures.phone,
      company: expect.stringMatching(/^1\d{10}$/),
    });
    expect((await messages(seeker)).at(-1).contact).toEqual(granted.body.contact);
    expect((await answer(owner, number, true)).status).toBe(200);
    expect((await answer(owner, number, false)).body.code).toBe('ILLEGAL_MOVE');
    expect((await ask(owner)).body.message).toBe('双方已经交换过了');
  });

  test('that were declined or taken back are forgotten; then it may be asked again', async () => {
    const first = (await ask(seeker)).body.number;
    expect((await ask(owner)).body.message).toBe('已有一个请求在等待答复');
    await answer(owner, first, false);
    const { rows } = await db.execute(sql`
      select data::text as data from chat_message where conversation_id = ${fixtures.conversationId} and number = ${first}`);
    expect(rows[0]?.data).not.toContain(fixtures.phone);
    const second = (await ask(seeker)).body.number;
    expect((await answer(seeker, second, false)).body.contact.state).toBe('declined');
    expect((await ask(owner)).status).toBe(200);
  });

  test('by WeChat are given by each side for itself', async () => {
    expect((await answer(owner, 3, true)).body.issues?.[0]?.path).toBe('body.wechat');
    const granted = await answer(owner, 3, true, { wechat: 'zhou_laoshi' });
    expect(granted.body.contact).toMatchObject({ seeker: 'lin_xiaoman', company: 'zhou_laoshi' });
  });
});

describe('a hand-over', () => {
  test('under 盲筛 tells the colleague no name', async () => {
    await db.insert(blindPost).values({ postId: fixtures.postId, memberId: fixtures.memberId, since: clock.now() });
    await db.update(delivery).set({ status: 'viewed' }).where(eq(delivery.id, fixtures.deliveryId));
    const { companyId } = fixtures;
    const { memberId, accountId } = await givenRecruiter(db, { companyId, role: 'recruiter', name: '李老师' });
    expect((await post(owner, '/holder', { memberId })).status).toBe(200);
    const { rows } = await db.execute<{ title: string }>(
      sql`select title from notification where account_id = ${accountId}`,
    );
    expect(rows[0]?.title).toContain(`应聘者 ${fixtures.deliveryId.slice(-4)}`);
    expect(rows[0]?.title).not.toContain('林小满');
  });

  test('is told to both, kept on record, and only for who holds the conversation or owns the company', async () => {
    const { memberId, accountId } = await givenRecruiter(db, {
      companyId: fixtures.companyId,
      role: 'recruiter',
      name: '李老师',
    });
    const third = await givenRecruiter(db, { companyId: fixtures.companyId, role: 'recruiter' });
    const colleagues = await call('GET', on('/colleagues'), { token: owner });
    expect(colleagues.body).toHaveLength(3);
    expect((await post(owner, '/holder', { memberId })).body.recruiter.name).toBe('李老师');
    expect((await messages(seeker)).at(-1)).toMatchObject({ kind: 'notice', text: '后续由李老师与您沟通' });
    expect(await db.select().from(chatEvent).where(eq(chatEvent.conversationId, fixtures.conversationId))).toHaveLength(
      1,
    );
    const { rows } = await db.execute(sql`select kind from notification where account_id = ${accountId}`);
    expect(rows).toEqual([{ kind: 'chat.handover' }]);
    expect((await post(await tokenOf(third.accountId), '/holder', { memberId: third.memberId })).status).toBe(403);
    expect((await post(await tokenOf(accountId), '/holder', { memberId: third.memberId })).status).toBe(200);
    const stranger = await givenRecruiter(db);
    expect((await post(owner, '/holder', { memberId: stranger.memberId })).body.issues?.[0]?.path).toBe(
      'body.memberId',
    );
  });
});

describe('search', () => {
  test('finds words in own conversations only, by one sign or several', async () => {
    await say(seeker, { text: '请问 Python 社团的试讲安排在哪天？' });
    const find = (token: string, side: string, keyword: string) =>
      call('GET', '/api/communicate/messages', { token, query: { side, keyword } });
    for (const keyword of ['试讲', '试', 'python 试讲', '排在哪天'])
      expect((await find(seeker, 'seeker', keyword)).body.items, keyword).toHaveLength(1);
    expect((await find(owner, 'company', '试讲安排')).body.items[0]).toMatchObject({
      conversationId: fixtures.conversationId,
      name: '林小满',
      message: { number: 4 },
    });
    for (const [token, side, keyword] of [
      [seeker, 'seeker', '讲试'],
      [seeker, 'company', '试讲'],
      [await tokenOf((await givenTenant(db)).seekerAccountId), 'seeker', '试讲'],
    ] as const)
      expect((await find(token, side, keyword)).body.items).toEqual([]);
  });
});

test('under 盲筛 no answer and no event tells the company whom it talks to', async () => {
  const { joberId, postId, memberId } = fixtures;
  await db.insert(blindPost).values({ postId, memberId, since: clock.now() });
  await db.update(delivery).set({ status: 'submitted' }).where(eq(delivery.joberId, joberId));
  await db.delete(deliveryEvent).where(sql`to_status in ('shortlisted', 'interview', 'offer')`);
  const upTo = await lastNumber(db, ownerAccountId);
  const sent = await say(seeker, { text: '请问有没有晚自习？' });
  expect(sent.body.senderName).toBe('林小满');
  await say(seeker, { fileId: await upload(seeker, 'chatPicture') });
  const search = { side: 'company', keyword: '晚自习' };
  const seen = JSON.stringify([
    await nextEvents(db, [{ accountId: ownerAccountId, after: upTo }], 10),
    await messages(owner),
    (await call('GET', on(), { token: owner })).body,
    (await call('GET', '/api/communicate/messages', { token: owner, query: search })).body,
  ]);
  expect(seen).toContain('请问有没有晚自习？');
  expect(seen.match(/林小满/)).toBeNull();
  await db.delete(blindPost).where(eq(blindPost.postId, postId));
  expect(JSON.stringify(await messages(owner))).toContain('林小满');
});

describe('signs that pass by', () => {
  test('reach the other side, seldom, and are kept nowhere', async () => {
    const heard: { accountIds: string[]; payload: object }[] = [];
    deps.bus.on('account-passing', (passing) => void heard.push(passing as never));
    const { rows: before } = await db.execute(sql`select count(*) as n from account_event`);
    for (let n = 0; n < 20; n += 1) expect((await post(seeker, '/signal', { signal: 'typing' })).status).toBe(204);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({
      accountIds: [ownerAccountId],
      payload: { conversationId: fixtures.conversationId, side: 'seeker', signal: 'typing' },
    });
    expect((await db.execute(sql`select count(*) as n from account_event`)).rows).toEqual(before);
    await post(owner, '/block', { blocked: true });
    await post(seeker, '/signal', { signal: 'here' });
    await new Promise((done) => setTimeout(done, 50));
    expect(heard).toHaveLength(1);
  });
});

test('a word of the operators’ lists is refused, or its reader warned', async () => {
  expect((await say(owner, { text: '代写-论文了解一下' })).body.issues?.[0]?.path).toBe('body.text');
  expect((await say(owner, { text: '我们有内部名额' })).body.warnings).toEqual(['words']);
});
