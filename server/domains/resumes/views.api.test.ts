import { describe, expect, test } from 'vitest';
import { resumeViewEndpoints } from '#contract/resumes/resume-views.ts';
import { type ResumeSnapshot, resumeEndpoints } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { recordView } from './record-view.ts';
import { resumeHandlers } from './routes.ts';

const { call, db, clock } = await useTestApp({
  table: { ...resumeEndpoints, ...resumeViewEndpoints },
  handlers: resumeHandlers,
  resolveToken,
});
const path = '/api/resume/getViewsList';
let lastPhone = 13_700_000_000;

async function aSeeker() {
  lastPhone += 1;
  const phone = String(lastPhone);
  const person = await givenSeeker(db, { phone });
  const { token } = await signIn(db, person.accountId, { now: clock.now() });
  return { ...person, phone, token };
}
type Seeker = Awaited<ReturnType<typeof aSeeker>>;

const look = (
  { joberId }: Seeker,
  { companyId, memberId }: { companyId: string; memberId: string },
  via: 'search' | 'chat' = 'search',
) => recordView(db, { joberId, companyId, memberId, via, now: clock.now() });
const listOf = async ({ token, phone }: Seeker, query: object = {}) =>
  (await call('GET', path, { token, query: { phone, ...query } })).body;

describe('who viewed me', () => {
  test('is one row a recruiter, with how often and the last time, last one first', async () => {
    const seeker = await aSeeker();
    const [first, second] = [await givenRecruiter(db, { name: '周老师' }), await givenRecruiter(db)];
    await look(seeker, first);
    clock.advance(60_000);
    await look(seeker, second);
    clock.advance(3_600_000);
    await look(seeker, first, 'chat');
    const { items, total } = await listOf(seeker);
    expect(total).toBe(2);
    expect(items.map(({ times }: { times: number }) => times)).toEqual([2, 1]);
    expect(items[0]).toMatchObject({
      via: 'chat',
      viewedAt: clock.now().toISOString(),
      company: { id: first.companyId, cityName: '杭州' },
      recruiter: { name: '周老师', title: '人事主管' },
      postTitle: null,
      deliveryId: null,
      deliveryStatus: null,
    });
  });

  test('says what became of the delivery that was viewed', async () => {
    const seeker = await aSeeker();
    const { companyId, memberId } = await givenRecruiter(db);
    const { id: postId, title } = await givenOpenPost(db, companyId, { memberId });
    const deliveryId = newId();
    await db.insert(delivery).values({
      id: deliveryId,
      postId,
      companyId,
      joberId: seeker.joberId,
      resumeId: '1',
      consentId: '1',
      status: 'shortlisted',
      snapshot: {} as ResumeSnapshot,
      submittedAt: clock.now(),
      changedAt: clock.now(),
    });
    await recordView(db, {
      joberId: seeker.joberId,
      companyId,
      memberId,
      via: 'delivery',
      deliveryId,
      now: clock.now(),
    });
    expect((await listOf(seeker)).items[0]).toMatchObject({ postTitle: title, deliveryStatus: 'shortlisted' });
  });

  test('a reload within half an hour is no other look', async () => {
    const seeker = await aSeeker();
    const recruiter = await givenRecruiter(db);
    await look(seeker, recruiter);
    clock.advance(29 * 60_000);
    await look(seeker, recruiter);
    expect((await listOf(seeker)).items[0].times).toBe(1);
    clock.advance(2 * 60_000);
    await look(seeker, recruiter);
    expect((await listOf(seeker)).items[0].times).toBe(2);
  });

  test('goes on by cursor without gap or repeat', async () => {
    const seeker = await aSeeker();
    const { companyId } = await givenRecruiter(db);
    for (let n = 0; n < 23; n += 1) {
      const { memberId } = await givenRecruiter(db, { companyId, role: 'recruiter' });
      await look(seeker, { companyId, memberId });
    }
    const first = await listOf(seeker);
    const second = await listOf(seeker, { cursor: first.nextCursor });
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect([first.items.length, second.items.length, new Set(ids).size]).toEqual([20, 3, 23]);
    expect(second.nextCursor).toBeNull();
  });

  test('is told to the holder of the phone alone, alike for a foreign and an unknown one', async () => {
    const [seeker, other] = [await aSeeker(), await aSeeker()];
    const foreign = await call('GET', path, { token: seeker.token, query: { phone: other.phone } });
    const unknown = await call('GET', path, { token: seeker.token, query: { phone: '19900000000' } });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'FORBIDDEN']);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await call('GET', path, { query: { phone: seeker.phone } })).status).toBe(401);
    expect((await call('GET', path, { token: seeker.token, query: { phone: '123' } })).status).toBe(400);
  });

  test('is not for a recruiter', async () => {
    const { token } = await signIn(db, (await givenRecruiter(db, { phone: '13611112222' })).accountId, {
      now: clock.now(),
    });
    expect((await call('GET', path, { token, query: { phone: '13611112222' } })).status).toBe(403);
  });
});
