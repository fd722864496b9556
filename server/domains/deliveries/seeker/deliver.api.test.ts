import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { delivery as deliveryMachine } from '#contract/deliveries/delivery-state.ts';
import { statesOf } from '#contract/machine.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { delivery, interview, resume } from '#database/schema/deliveries.ts';
import { consent } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { post, postDay } from '#database/schema/posts.ts';
import { useDeliveries } from '../test-deliveries.ts';

const { call, db, clock, deps, aSeeker, aRecruiter, aCompany, aDelivery, send, answer, move, open, rowOf, stepsOf } =
  await useDeliveries();

describe('delivering', () => {
  test('freezes the resume, keeps a consent of its own and tells the company', async () => {
    const received: unknown[] = [];
    deps.bus.on('delivery', (data) => received.push(data));
    const [seeker, { companyId, postId, recruiter }] = [await aSeeker(), await aCompany()];
    const { status, body } = await send(seeker, postId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'submitted',
      overdue: false,
      resumeName: '公办初中版',
      interview: null,
      moves: ['withdraw'],
      post: { id: postId, company: { id: companyId } },
      steps: [{ move: 'deliver', from: null, to: 'submitted', side: 'seeker', actorName: '林知夏' }],
    });
    const row = await rowOf(body.id);
    const [given] = await db.select().from(consent).where(eq(consent.subjectId, body.id));
    expect(given).toMatchObject({ id: row?.consentId, kind: 'delivery', accountId: seeker.accountId, revokedAt: null });
    const sentNotices = await db.select().from(notification).where(eq(notification.kind, 'delivery.deliver'));
    expect(sentNotices.map((notice) => notice.companyId ?? notice.accountId).sort()).toEqual(
      [companyId, recruiter.accountId].sort(),
    );
    const [counted] = await db.select().from(post).where(eq(post.id, postId));
    const [today] = await db.select().from(postDay).where(eq(postDay.postId, postId));
    expect([counted?.deliveryCount, today]).toMatchObject([1, { day: '2026-11-20', deliveries: 1 }]);
    await expect
      .poll(() => received)
      .toContainEqual({ deliveryId: body.id, joberAccountId: seeker.accountId, companyId });
  });

  test('later edits of the resume do not change what was sent', async () => {
    const { seeker, id } = await aDelivery();
    await db
      .update(resume)
      .set({ name: '改名', content: resumeContent.parse({}) })
      .where(eq(resume.id, seeker.resumeId));
    const { body } = await call('GET', `/api/deliveries/${id}`, { token: seeker.token });
    expect(body.resumeName).toBe('公办初中版');
    expect(body.snapshot.content.educations[0].school).toBe('东海师范大学');
  });

  test('the same key and body is one delivery; another body is refused', async () => {
    const [seeker, { postId }, other] = [await aSeeker(), await aCompany(), await aCompany()];
    const headers = { 'idempotency-key': 'deliver-0001' };
    const first = await send(seeker, postId, {}, headers);
    const again = await send(seeker, postId, {}, headers);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await send(seeker, other.postId, {}, headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('twenty at once are one delivery', async () => {
    const [seeker, { postId }] = [await aSeeker(), await aCompany()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(seeker, postId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['ALREADY_DELIVERED']),
    );
    const [counted] = await db.select().from(post).where(eq(post.id, postId));
    const consents = await db
      .select()
      .from(consent)
      .where(and(eq(consent.accountId, seeker.accountId)));
    expect([counted?.deliveryCount, consents.length]).toEqual([1, 1]);
  });

  test('again is possible after taking it back, or after a refusal', async () => {
    const { seeker, postId, id, recruiter } = await aDelivery();
    await answer(seeker, id, 'withdraw');
    const second = await send(seeker, postId);
    expect(second.status).toBe(200);
    await move(recruiter, second.body.id, 'rejected');
    expect((await send(seeker, postId)).status).toBe(200);
  });
});

describe('is refused', () => {
  test.each([
    ['a closed post', {}, { status: 'closed' as const }, 409, 'POST_CLOSED'],
    ['an expired post', {}, { status: 'expired' as const }, 409, 'POST_CLOSED'],
    ['a post at its deadline', {}, { deadline: new Date('2026-11-20T02:00:00Z') }, 409, 'POST_CLOSED'],
    ['a draft', {}, { status: 'draft' as const }, 404, 'NOT_FOUND'],
    ['a removed post', {}, { status: 'removed' as const }, 404, 'NOT_FOUND'],
    ['an unclaimed company', { status: 'unclaimed' as const }, {}, 409, 'COMPANY_UNCLAIMED'],
    [
      'a post for which one applies elsewhere',
      {},
      { applyBy: { way: 'desk' as const, hotline: '0571-88001234' } },
      409,
      'POST_CLOSED',
    ],
    ['a suspended company', { status: 'suspended' as const }, {}, 409, 'POST_CLOSED'],
  ])('to %s', async (_, company, values, status, code) => {
    const [seeker, { postId }] = [await aSeeker(), await aCompany(company, values)];
    const refused = await send(seeker, postId);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await db.select().from(consent).where(eq(consent.accountId, seeker.accountId))).toEqual([]);
  });

  test('for an absent post as for a draft', async () => {
    const [seeker, { postId }] = [await aSeeker(), await aCompany({}, { status: 'draft' })];
    const [draft, absent] = [await send(seeker, postId), await send(seeker, '4611686018427387904')];
    expect({ ...draft.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  test("with another's resume, as with none", async () => {
    const [seeker, other, { postId }] = [await aSeeker(), await aSeeker(), await aCompany()];
    const foreign = await send(seeker, postId, { resumeId: other.resumeId });
    const absent = await send(seeker, postId, { resumeId: '4611686018427387904' });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  test('without a consent, or with one to an old text', async () => {
    const [seeker, { postId }] = [await aSeeker(), await aCompany()];
    const without = await send(seeker, postId, { consent: false });
    expect([without.status, without.body.issues[0].path]).toEqual([400, 'body.consent']);
    expect((await send(seeker, postId, { consentVersion: '2020-01-01' })).status).toBe(409);
    expect((await send(seeker, postId, { status: 'offer' })).status).toBe(400);
  });

  test('to a visitor and to a recruiter', async () => {
    const [seeker, { postId, recruiter }] = [await aSeeker(), await aCompany()];
    expect((await send({ ...seeker, token: '' }, postId)).status).toBe(401);
    expect((await send({ ...seeker, token: recruiter.token }, postId)).status).toBe(403);
  });
});

describe('my deliveries', () => {
  test('stand in tabs with counts, and show how far they came', async () => {
    const seeker = await aSeeker();
    const sent: { id: string; recruiter: { token: string } }[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { postId, recruiter } = await aCompany();
      clock.advance(1_000);
      sent.push({ recruiter, id: (await send(seeker, postId)).body.id });
    }
    const [first, second, third] = sent as [(typeof sent)[0], (typeof sent)[0], (typeof sent)[0]];
    await open(first.recruiter, first.id);
    await move(second.recruiter, second.id, 'rejected', { note: '岗位要求 5 年以上教学经历' });
    await move(third.recruiter, third.id, 'shortlisted', { note: '板书好，仅同事可见' });
    const all = (await call('GET', '/api/deliveries', { token: seeker.token })).body;
    expect(all.items.map(({ id }: { id: string }) => id)).toEqual(sent.map(({ id }) => id).reverse());
    expect(all.counts).toEqual({ mine: 0, open: 3, ended: 1, all: 4 });
    const ended = (await call('GET', '/api/deliveries', { token: seeker.token, query: { group: 'ended' } })).body;
    expect(ended).toMatchObject({ total: 1, items: [{ id: second.id, reason: '岗位要求 5 年以上教学经历' }] });
    const shortlisted = all.items.find(({ id }: { id: string }) => id === third.id);
    expect(shortlisted.steps.at(-1)).toMatchObject({ move: 'shortlist', actorName: '周老师', note: null });
  });

  test('every group lists its states, and counts what it lists', async () => {
    const seeker = await aSeeker();
    const ids = new Map<string, string>();
    for (const state of statesOf(deliveryMachine)) {
      const { id } = (await send(seeker, (await aCompany()).postId)).body;
      await db.update(delivery).set({ status: state }).where(eq(delivery.id, id));
      ids.set(state, id);
    }
    const listed = async (group: string) => {
      const { body } = await call('GET', '/api/deliveries', { token: seeker.token, query: { group } });
      const states = body.items.map(({ status }: { status: string }) => status).sort();
      expect([body.total, body.counts[group]]).toEqual([states.length, states.length]);
      return states;
    };
    const open = ['accepted', 'shortlisted', 'submitted', 'viewed'];
    // An interview without an invitation to answer goes on by itself.
    expect(await listed('mine')).toEqual(['offer']);
    expect(await listed('open')).toEqual(['accepted', 'interview', ...open.slice(1)]);
    expect(await listed('ended')).toEqual(['closed', 'declined', 'hired', 'rejected', 'withdrawn']);
    const invite = async (startsAt: Date) =>
      db.insert(interview).values({
        deliveryId: ids.get('interview') ?? '',
        status: 'waiting',
        startsAt,
        mode: 'onsite',
        contact: '周老师',
        createdAt: startsAt,
      });
    await invite(new Date(clock.now().getTime() - 60_000));
    expect(await listed('mine'), 'an invitation that passed').toEqual(['offer']);
    await invite(new Date(clock.now().getTime() + 60_000));
    expect(await listed('mine')).toEqual(['interview', 'offer']);
    expect(await listed('open')).toEqual(open);
    expect(await listed('all')).toHaveLength(ids.size);
  });

  test('go on by cursor', async () => {
    const seeker = await aSeeker();
    for (let n = 0; n < 22; n += 1) await send(seeker, (await aCompany()).postId);
    const first = (await call('GET', '/api/deliveries', { token: seeker.token })).body;
    const query = { cursor: first.nextCursor };
    const second = (await call('GET', '/api/deliveries', { token: seeker.token, query })).body;
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect([first.items.length, new Set(ids).size, second.nextCursor]).toEqual([20, 22, null]);
  });

  test("are no one else's", async () => {
    const [{ id, recruiter }, other] = [await aDelivery(), await aSeeker()];
    const foreign = await call('GET', `/api/deliveries/${id}`, { token: other.token });
    const absent = await call('GET', '/api/deliveries/4611686018427387904', { token: other.token });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect((await call('GET', `/api/deliveries/${id}`, { token: recruiter.token })).status).toBe(403);
    expect((await call('GET', `/api/deliveries/${id}`)).status).toBe(401);
    expect((await call('GET', '/api/deliveries', { token: other.token })).body.total).toBe(0);
    expect((await answer(other, id, 'withdraw')).status).toBe(404);
    expect((await answer(await aRecruiter(), id, 'withdraw')).status).toBe(403);
  });
});

describe('taking back', () => {
  test('ends the delivery, revokes the consent and happens once', async () => {
    const { seeker, id, companyId } = await aDelivery();
    const first = await answer(seeker, id, 'withdraw', { note: '已在别处入职' });
    const again = await answer(seeker, id, 'withdraw', { note: '已在别处入职' });
    expect([first.status, again.status, first.body.status]).toEqual([200, 200, 'withdrawn']);
    expect(await stepsOf(id)).toEqual(['deliver', 'withdraw']);
    const [given] = await db.select().from(consent).where(eq(consent.subjectId, id));
    expect(given?.revokedAt).toEqual(clock.now());
    const sentNotices = await db.select().from(notification).where(eq(notification.companyId, companyId));
    expect(sentNotices.find(({ kind }) => kind === 'delivery.withdraw')?.body).toContain('已在别处入职');
  });

  test('is no move of a delivery that ended', async () => {
    const { seeker, id, recruiter } = await aDelivery();
    await move(recruiter, id, 'rejected');
    expect((await answer(seeker, id, 'withdraw')).body.code).toBe('ILLEGAL_MOVE');
    expect((await rowOf(id))?.status).toBe('rejected');
  });
});
