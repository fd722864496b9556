import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { interview } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { post } from '#database/schema/posts.ts';
import { day, useDeliveries } from '../test-deliveries.ts';

const { call, db, clock, aDelivery, clear, move, answer, open, terms, rowOf, stepsOf, send, session } =
  await useDeliveries();
const path = '/api/company/updateResumeBoxStatus';

const interviewsOf = (id: string) =>
  db.select().from(interview).where(eq(interview.deliveryId, id)).orderBy(interview.createdAt);

describe('inviting', () => {
  const invited = async () => {
    const made = await aDelivery();
    await open(made.recruiter, made.id);
    await move(made.recruiter, made.id, 'interview', terms());
    return made;
  };

  test('needs a time ahead, a way, a place or link, and a contact, each named', async () => {
    const { recruiter, id } = await aDelivery();
    await open(recruiter, id);
    const pathsOf = async (more: object) =>
      (await move(recruiter, id, 'interview', more)).body.issues?.map(({ path }: { path: string }) => path);
    expect(await pathsOf({})).toEqual(['body.at', 'body.mode', 'body.contact']);
    expect(await pathsOf({ ...terms(), place: undefined })).toEqual(['body.place']);
    expect(await pathsOf({ ...terms(), mode: 'video' })).toEqual(['body.link']);
    for (const link of ['javascript:alert(1)', 'https://meeting@evil.example/', 'http://x', 'https://a.example/\\x'])
      expect(await pathsOf({ ...terms(), mode: 'video', link }), link).toEqual(['body.link']);
    expect(await pathsOf(terms(-1))).toEqual(['body.at']);
    expect(await pathsOf({ ...terms(), at: '明天' })).toEqual(['body.at']);
    const get = await call('GET', path, { token: recruiter.token, query: { id, status: 'interview' } });
    expect(get.body.issues[0].path).toBe('query.at');
    expect((await rowOf(id))?.status).toBe('viewed');
    expect(await interviewsOf(id)).toEqual([]);
  });

  test('is for a time within a year, also when it is changed or asked for by the seeker', async () => {
    const { recruiter, seeker, id } = await aDelivery();
    await open(recruiter, id);
    const late = { ...terms(), at: '2099-01-01T01:00:00.000Z' };
    const issuesOf = async (more: object) => (await move(recruiter, id, 'interview', more)).body.issues;
    const issues = [{ path: 'body.at', message: '面试时间须在一年之内' }];
    expect(await issuesOf(late)).toEqual(issues);
    expect(await issuesOf(terms(366))).toEqual(issues);
    expect(await issuesOf(terms(365))).toBeUndefined();
    expect(await issuesOf(late)).toEqual(issues);
    const requested = await answer(seeker, id, 'propose-time', { proposedAt: late.at });
    expect(requested.body.issues).toEqual([{ path: 'body.proposedAt', message: '希望的时间须在一年之内' }]);
  });

  test('shows the interview to both sides, and the same call again changes nothing', async () => {
    const { recruiter, seeker, id } = await aDelivery();
    await open(recruiter, id);
    const call1 = { ...terms(), note: '课题：函数的奇偶性' };
    const { body } = await move(recruiter, id, 'interview', call1);
    const interviewAt = new Date(call1.at).toISOString();
    expect(body).toMatchObject({ status: 'interview', interviewAt, interviewStatus: 'waiting' });
    await move(recruiter, id, 'interview', call1);
    expect(await stepsOf(id)).toEqual(['deliver', 'open', 'invite']);
    const detail = (await call('GET', `/api/deliveries/${id}`, { token: seeker.token })).body;
    expect(detail.interview).toMatchObject({ status: 'waiting', place: '博学楼 302', note: '课题：函数的奇偶性' });
    expect(detail.moves).toEqual([
      'withdraw',
      'accept-interview',
      'decline-interview',
      'propose-time',
      'cancel-interview',
    ]);
  });

  test('stands in the company’s plan with its length, until it is over or off', async () => {
    const { recruiter, id } = await aDelivery();
    await open(recruiter, id);
    await move(recruiter, id, 'interview', { ...terms(2), minutes: 30 });
    const plan = async (query = {}) =>
      (await call('GET', '/api/company/interviews', { token: recruiter.token, query })).body;
    expect(await plan()).toMatchObject([{ deliveryId: id, minutes: 30, mode: 'onsite', status: 'waiting' }]);
    expect(await plan({ days: 1 }), 'today alone').toEqual([]);
    await move(recruiter, id, 'interview', { ...terms(2), minutes: 60 });
    expect(await plan(), 'another length is another invitation').toMatchObject([{ minutes: 60, status: 'waiting' }]);
    expect((await plan({ days: 99 })).issues[0].path).toBe('query.days');
    await call('POST', `/api/company/interviews/${id}/cancel`, { token: recruiter.token, body: { as: 'cancelled' } });
    expect(await plan()).toEqual([]);
    const other = await aDelivery();
    await open(other.recruiter, other.id);
    await move(other.recruiter, other.id, 'interview', terms(2));
    expect(await plan(), 'of another company nothing').toEqual([]);
  });

  test('is not possible before it was opened', async () => {
    const { recruiter, id } = await aDelivery();
    expect((await move(recruiter, id, 'interview', terms())).body.code).toBe('ILLEGAL_MOVE');
    expect(await interviewsOf(id)).toEqual([]);
  });

  test.each(['accept-interview', 'decline-interview', 'cancel-interview'])(
    '%s is kept, and said twice is once',
    async (verb) => {
      const { seeker, recruiter, companyId, id } = await invited();
      const first = await answer(seeker, id, verb, { note: '谢谢' });
      const again = await answer(seeker, id, verb, { note: '谢谢' });
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(first.body.interview).toMatchObject({ answerNote: '谢谢' });
      expect(await stepsOf(id)).toEqual(['deliver', 'open', 'invite', verb]);
      const notices = await db
        .select()
        .from(notification)
        .where(eq(notification.kind, `delivery.${verb}`));
      const readers = notices
        .filter(({ effectKey }) => effectKey.includes(id))
        .map(({ accountId, companyId: company }) => accountId ?? company);
      expect(readers.sort()).toEqual([companyId, recruiter.accountId].sort());
    },
  );

  test('another time proposed is agreed to by inviting for it', async () => {
    const { recruiter, seeker, companyId, id } = await invited();
    const at = terms(5).at;
    expect((await answer(seeker, id, 'propose-time')).body.issues[0].path).toBe('body.proposedAt');
    expect((await answer(seeker, id, 'propose-time', { proposedAt: terms(-1).at })).status).toBe(400);
    const proposed = await answer(seeker, id, 'propose-time', { proposedAt: at, note: '周四有课' });
    await answer(seeker, id, 'propose-time', { proposedAt: at, note: '周四有课' });
    expect(proposed.body.interview).toMatchObject({ status: 'proposed', proposedAt: at, answerNote: '周四有课' });
    const received = await db.select().from(notification).where(eq(notification.companyId, companyId));
    expect(received.find(({ kind }) => kind === 'delivery.propose-time')?.body).toContain('周四有课');
    const agreed = await move(recruiter, id, 'interview', { ...terms(), at });
    expect(agreed.body.interview).toMatchObject({ status: 'accepted', startsAt: at });
    await move(recruiter, id, 'interview', { ...terms(), at });
    expect(await stepsOf(id)).toEqual(['deliver', 'open', 'invite', 'propose-time', 'agree-time']);
  });

  test('for another time is a new interview, to be answered anew', async () => {
    const { recruiter, seeker, id } = await invited();
    await answer(seeker, id, 'accept-interview');
    const { body } = await move(recruiter, id, 'interview', terms(6));
    expect(body.interview.status).toBe('waiting');
    expect((await interviewsOf(id)).map(({ status }) => status)).toEqual(['accepted', 'waiting']);
    expect((await stepsOf(id)).at(-1)).toBe('move-interview');
    const moved = (await call('GET', `/api/deliveries/${id}`, { token: seeker.token })).body;
    expect(moved.moves).toContain('accept-interview');
  });

  test('may be cancelled, and held after it passed as not come to', async () => {
    const { recruiter, id, accountId } = await invited().then((made) => ({
      ...made,
      accountId: made.recruiter.accountId,
    }));
    const end = (token: string, as: string) =>
      call('POST', `/api/company/interviews/${id}/cancel`, { token, body: { as, note: '校区停电' } });
    expect((await end(recruiter.token, 'absent')).body.message).toBe('面试时间还没到，不能记为未到场');
    const cancelled = await end(recruiter.token, 'cancelled');
    expect(cancelled.body).toMatchObject({ status: 'interview', interview: { status: 'cancelled' } });
    expect((await end(recruiter.token, 'cancelled')).status).toBe(200);
    await move(recruiter, id, 'interview', terms());
    clock.advance(4 * day);
    const later = await session(accountId);
    expect((await end(later, 'absent')).body.interview.status).toBe('absent');
    expect(await stepsOf(id)).toEqual([
      'deliver',
      'open',
      'invite',
      'cancel-interview',
      'move-interview',
      'mark-absent',
    ]);
    expect((await end(later, 'cancelled')).body.code).toBe('ILLEGAL_MOVE');
    expect((await end(later, 'done')).status).toBe(400);
  });

  test('leads to an offer; accepted, one without terms counts at once, and a filled post is asked to be closed', async () => {
    const { recruiter, seeker, companyId, postId, id } = await invited();
    await db.update(post).set({ headcount: 1 }).where(eq(post.id, postId));
    await clear(id);
    await move(recruiter, id, 'offer');
    expect((await answer(seeker, id, 'accept-interview')).status).toBe(409);
    const hired = await answer(seeker, id, 'accept-offer');
    expect(hired.body).toMatchObject({ status: 'hired', moves: [] });
    expect((await answer(seeker, id, 'accept-offer')).status).toBe(200);
    expect((await send(seeker, postId)).body.code).toBe('ALREADY_DELIVERED');
    const told = await db.select().from(notification).where(eq(notification.companyId, companyId));
    expect(told.map(({ kind }) => kind)).toContain('post.filled');
  });

  test('an offer may be declined', async () => {
    const { recruiter, seeker, id } = await invited();
    await clear(id);
    await move(recruiter, id, 'offer');
    expect((await answer(seeker, id, 'decline-offer', { note: '已有安排' })).body.status).toBe('declined');
    expect((await rowOf(id))?.status).toBe('declined');
  });
});
