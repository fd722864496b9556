import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type DeliveryMove,
  type DeliveryState,
  delivery,
  resumeBoxTargets,
} from '#contract/deliveries/delivery-state.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import { next, statesOf } from '#contract/machine.ts';
import { delivery as deliveries, deliveryEvent, interview, resumeView } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { day, useDeliveries } from '../test-deliveries.ts';

const it = await useDeliveries();
const { call, db, clock, aDelivery, aRecruiter, clear, move, open, terms, rowOf, stepsOf, send, session } = it;
const path = '/api/company/updateResumeBoxStatus';

/** Sets a delivery's state directly. */
const put = (id: string, status: DeliveryState, previousStatus: DeliveryState | null = null) =>
  db.update(deliveries).set({ status, previousStatus, changedAt: clock.now() }).where(eq(deliveries.id, id));
const interviewsOf = (id: string) =>
  db.select().from(interview).where(eq(interview.deliveryId, id)).orderBy(interview.createdAt);
const noticesOf = async (accountId: string) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ kind }) => kind);

describe('opening', () => {
  test('moves to viewed once, records the look and tells the seeker once', async () => {
    const { recruiter, seeker, id } = await aDelivery();
    const first = await open(recruiter, id);
    const again = await open(recruiter, id);
    expect([first.body.status, again.body.status]).toEqual(['viewed', 'viewed']);
    expect(await stepsOf(id)).toEqual(['deliver', 'open']);
    expect((await rowOf(id))?.answeredAt).toBeNull();
    expect(await noticesOf(seeker.accountId)).toEqual(['delivery.open']);
    const looks = await db.select().from(resumeView).where(eq(resumeView.joberId, seeker.joberId));
    expect(looks).toMatchObject([{ via: 'delivery', deliveryId: id, memberId: recruiter.memberId }]);
  });

  test('shows who it is, how they fit and how to reach them', async () => {
    const requirements = { putonghua: '2b', majors: ['数学类'] };
    const { recruiter, seeker, id } = await aDelivery(undefined, {
      education: 'bachelor',
      certificate: 'junior',
      experience: '1-3',
      requirements,
    });
    const { body } = await open(recruiter, id);
    expect(body.person).toMatchObject({
      joberId: seeker.joberId,
      name: '林知夏',
      age: 30,
      education: 'master',
      school: '东海师范大学',
      teachingMonths: 40,
      certificate: '高级中学 · 数学',
      lastEmployer: '杭州青枫高级中学',
    });
    expect(body.checks.map(({ result }: { result: string }) => result)).toEqual([
      'fit',
      'fit',
      'fit',
      'missing',
      'fit',
    ]);
    expect(body.fit).toEqual({ met: 4, of: 5 });
    expect(body.phone).toMatch(/^138\d{8}$/);
    expect(body.snapshot.jober.phone).toBe(body.phone);
    expect(body.hoursLeft).toBe(168);
    expect(body.moves).toEqual(['shortlist', 'invite', 'reject']);
  });

  test('an interviewer looks, without phone and buttons; finance does not', async () => {
    const { companyId, id } = await aDelivery();
    const interviewer = await aRecruiter(companyId, 'interviewer');
    const { status, body } = await open(interviewer, id);
    expect([status, body.moves]).toEqual([200, []]);
    expect([body.phone, body.snapshot.jober.phone]).toEqual([
      expect.stringMatching(/^138\*{4}\d{4}$/),
      expect.stringMatching(/^138\*{4}\d{4}$/),
    ]);
    expect(body.snapshot.content.email).toBe('');
    expect((await move(interviewer, id, 'rejected')).status).toBe(403);
    const finance = await aRecruiter(companyId, 'finance');
    expect((await open(finance, id)).status).toBe(403);
    expect((await move(finance, id, 'rejected')).status).toBe(403);
    expect((await rowOf(id))?.status).toBe('viewed');
  });

  test('by the call that marks it as viewed is a look like any other', async () => {
    const { recruiter, seeker, id } = await aDelivery();
    expect((await move(recruiter, id, 'viewed')).status).toBe(200);
    expect(await stepsOf(id)).toEqual(['deliver', 'open']);
    const looks = await db.select().from(resumeView).where(eq(resumeView.joberId, seeker.joberId));
    expect(looks).toMatchObject([{ via: 'delivery', deliveryId: id, memberId: recruiter.memberId }]);
  });
});

describe('who may not move', () => {
  test('another company meets a foreign delivery as an absent one', async () => {
    const [{ id }, stranger] = [await aDelivery(), await aRecruiter()];
    for (const act of [
      (which: string) => open(stranger, which),
      (which: string) => move(stranger, which, 'rejected'),
      (which: string) => call('GET', path, { token: stranger.token, query: { id: which, status: 'rejected' } }),
      (which: string) =>
        call('POST', `/api/company/interviews/${which}/cancel`, { token: stranger.token, body: { as: 'cancelled' } }),
    ]) {
      const [foreign, absent] = [await act(id), await act('4611686018427387904')];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    }
    expect(await stepsOf(id)).toEqual(['deliver']);
  });

  test('a visitor, the seeker, and a company that waits for approval', async () => {
    const { id, seeker } = await aDelivery();
    expect((await move({ token: '' }, id, 'rejected')).status).toBe(401);
    expect((await move(seeker, id, 'rejected')).status).toBe(403);
    expect((await open(seeker, id)).status).toBe(403);
    const { companyId } = await it.aCompany({ status: 'pending' });
    const pending = await move(await aRecruiter(companyId), id, 'rejected');
    expect(pending).toMatchObject({
      status: 409,
      body: { code: 'COMPANY_NOT_APPROVED', message: '企业信息正在审核中' },
    });
  });

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a link', { 'sec-fetch-mode': 'navigate' }],
  ])('the GET by %s', async (_, headers) => {
    const { id, recruiter } = await aDelivery();
    const { status } = await call('GET', path, { token: recruiter.token, query: { id, status: 'rejected' }, headers });
    expect(status).toBe(403);
    expect((await rowOf(id))?.status).toBe('submitted');
  });
});

describe('moving', () => {
  const targets = resumeBoxTargets.filter((target) => target !== 'interview');
  const pairs = statesOf(delivery).flatMap((from) => targets.map((to) => [from, to] as const));
  const allowed: Record<string, string[]> = {
    submitted: ['submitted', 'viewed', 'shortlisted', 'rejected'],
    viewed: ['viewed', 'shortlisted', 'rejected'],
    shortlisted: ['shortlisted', 'rejected'],
    interview: ['offer', 'rejected'],
    offer: ['offer', 'rejected'],
    rejected: ['rejected', 'viewed', 'submitted'],
  };

  test.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const { recruiter, id } = await aDelivery();
    await put(id, from, from === 'rejected' ? 'viewed' : null);
    await clear(id);
    const before = await rowOf(id);
    const { status, body } = await move(recruiter, id, to);
    if (allowed[from]?.includes(to)) {
      expect([status, body.status]).toEqual([200, from === 'rejected' && to === 'submitted' ? 'viewed' : to]);
      return;
    }
    expect([status, body.code]).toEqual([409, 'ILLEGAL_MOVE']);
    expect(await rowOf(id)).toEqual(before);
    expect(await stepsOf(id)).toEqual(['deliver']);
  });

  test('the same GET a hundred times is one line of the record and one notice', async () => {
    const { recruiter, seeker, id } = await aDelivery();
    const query = { id, status: 'shortlisted', note: '请周三前定' };
    const again = () => call('GET', path, { token: recruiter.token, query });
    const answers = [...(await Promise.all(Array.from({ length: 20 }, again)))];
    for (let n = 0; n < 80; n += 1) answers.push(await again());
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
      new Set(['200 shortlisted']),
    );
    expect(await stepsOf(id)).toEqual(['deliver', 'shortlist']);
    expect(await noticesOf(seeker.accountId)).toEqual(['delivery.shortlist']);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
  });

  test('two recruiters at once end in one legal state, with a record that follows', async () => {
    const { companyId, recruiter, id } = await aDelivery();
    const colleague = await aRecruiter(companyId, 'recruiter', '李老师');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? move(recruiter, id, 'shortlisted') : move(colleague, id, 'rejected', { note: '学历不符' }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const steps = await db
      .select()
      .from(deliveryEvent)
      .where(eq(deliveryEvent.deliveryId, id))
      .orderBy(deliveryEvent.id);
    let state: DeliveryState | null = null;
    let was: DeliveryState | null = null;
    for (const { fromStatus, move: name, toStatus, side } of steps) {
      expect(fromStatus).toBe(state);
      expect(next(delivery, state, { move: name as DeliveryMove, who: side as 'recruiter', was })).toBe(toStatus);
      [was, state] = [state, toStatus as DeliveryState];
    }
    expect(steps.length).toBeGreaterThan(1);
    expect((await rowOf(id))?.status).toBe(state);
  });

  test('the first answer counts for the reply rate, and a later one does not move it', async () => {
    const { recruiter, id } = await aDelivery();
    clock.advance(60_000);
    const first = clock.now();
    await move(recruiter, id, 'shortlisted');
    clock.advance(60_000);
    await move(recruiter, id, 'rejected');
    expect((await rowOf(id))?.answeredAt).toEqual(first);
  });

  test.each([
    [{ status: 'hired' }, 'status'],
    [{ status: 'shortlisted', id: '0' }, 'id'],
    [{ status: 'shortlisted', note: 'x'.repeat(301) }, 'note'],
  ])('%o is no move', async (more, field) => {
    const { recruiter, id } = await aDelivery();
    for (const [part, answered] of [
      ['query', await call('GET', path, { token: recruiter.token, query: { id, ...more } })],
      ['body', await call('POST', path, { token: recruiter.token, body: { id, ...more } })],
    ] as const) {
      expect([answered.status, answered.body.issues[0].path]).toEqual([400, `${part}.${field}`]);
    }
  });
});

describe('refusing', () => {
  test('tells the seeker why', async () => {
    const { recruiter, seeker, id } = await aDelivery();
    await move(recruiter, id, 'rejected', { note: '岗位要求 5 年以上教学经历' });
    const { body } = await call('GET', `/api/deliveries/${id}`, { token: seeker.token });
    expect(body).toMatchObject({ status: 'rejected', reason: '岗位要求 5 年以上教学经历', moves: [] });
    expect(body.steps.at(-1)).toMatchObject({ move: 'reject', actorName: '周老师', note: '岗位要求 5 年以上教学经历' });
  });

  test('may be taken back for 7 days, to what it was', async () => {
    const { recruiter, id } = await aDelivery();
    await move(recruiter, id, 'shortlisted');
    await move(recruiter, id, 'rejected', { note: '点错了' });
    expect((await move(recruiter, id, 'viewed')).status).toBe(409);
    const back = await move(recruiter, id, 'submitted');
    expect(back.body).toMatchObject({ status: 'shortlisted', reason: null });
    expect((await move(recruiter, id, 'submitted')).body.status).toBe('shortlisted');
    expect((await move(recruiter, id, 'shortlisted')).status).toBe(200);
    expect(await stepsOf(id)).toEqual(['deliver', 'shortlist', 'reject', 'take-back']);
  });

  test('back to an interview needs no new terms, and keeps the old', async () => {
    const { recruiter, id } = await aDelivery();
    await open(recruiter, id);
    await move(recruiter, id, 'interview', terms());
    await move(recruiter, id, 'rejected');
    for (let n = 0; n < 2; n += 1) expect((await move(recruiter, id, 'interview')).body.status).toBe('interview');
    expect(await interviewsOf(id)).toHaveLength(1);
  });

  test('not after 7 days', async () => {
    const { recruiter, id } = await aDelivery();
    await move(recruiter, id, 'rejected');
    clock.advance(7 * day - 1);
    const again = { token: await session(recruiter.accountId) };
    expect((await open(again, id)).body.moves).toEqual(['take-back']);
    clock.advance(1);
    expect((await move(again, id, 'submitted')).body).toMatchObject({
      code: 'ILLEGAL_MOVE',
      message: '已超过 7 天，不能再撤销',
    });
    expect((await open(again, id)).body.moves).toEqual([]);
  });

  test('not where a newer delivery to the post is open, also when that comes at the same moment', async () => {
    const { recruiter, seeker, postId, id } = await aDelivery();
    await move(recruiter, id, 'rejected');
    const [back, newer] = await Promise.all([move(recruiter, id, 'submitted'), send(seeker, postId)]);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([back.status, newer.status]);
    const open = await db.select().from(deliveries).where(eq(deliveries.postId, postId));
    expect(open.filter(({ status }) => isOpenDelivery(status))).toHaveLength(1);
  });
});
