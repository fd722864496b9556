import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { interview } from '#database/schema/deliveries.ts';
import { notification } from '#database/schema/notices.ts';
import { useDeliveries } from '../test-deliveries.ts';

const { call, db, aDelivery, aRecruiter, move, answer, open, terms } = await useDeliveries();

const noticesOf = async ({ accountId }: { accountId: string }) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId)))
    .filter(({ kind }) => kind === 'delivery.interviewer')
    .map(({ title }) => title)
    .sort();

/** A delivery to be invited, and two colleagues who may hold the interview. */
const prepared = async () => {
  const made = await aDelivery();
  await open(made.recruiter, made.id);
  const first = await aRecruiter(made.companyId, 'interviewer', '王老师');
  const second = await aRecruiter(made.companyId, 'recruiter', '李老师');
  return { ...made, first, second };
};

test('interviewers and room are read by the company and told; the seeker reads the room alone', async () => {
  const { recruiter, seeker, first, second, id } = await prepared();
  const held = { ...terms(), room: '302', interviewers: [first.memberId, second.memberId, first.memberId] };
  const invited = await move(recruiter, id, 'interview', held);
  expect(invited.body.interview).toMatchObject({
    room: '302',
    interviewers: [
      { memberId: first.memberId, name: '王老师' },
      { memberId: second.memberId, name: '李老师' },
    ],
  });
  const detail = await call('GET', `/api/deliveries/${id}`, { token: seeker.token });
  expect(detail.body.interview.room).toBe('302');
  expect(JSON.stringify(detail.body)).not.toContain('王老师');
  const plan = await call('GET', '/api/company/interviews', { token: first.token });
  expect(plan.body[0]).toMatchObject({ room: '302', interviewers: [{ name: '李老师' }, { name: '王老师' }] });
  expect(await noticesOf(first)).toEqual(['您有一场面试']);
  expect(await noticesOf(second)).toEqual(['您有一场面试']);
});

test('an interviewer is a colleague who reads the box; anybody else is refused by name of the field, and nothing moves', async () => {
  const { recruiter, companyId, id } = await prepared();
  const stranger = await aDelivery();
  const treasurer = await aRecruiter(companyId, 'finance');
  for (const memberId of [stranger.recruiter.memberId, treasurer.memberId, '1']) {
    const refused = await move(recruiter, id, 'interview', { ...terms(), interviewers: [memberId] });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'body.interviewers']);
  }
  const many = Array.from({ length: 11 }, () => recruiter.memberId);
  expect((await move(recruiter, id, 'interview', { ...terms(), interviewers: many })).status).toBe(400);
  expect((await move(recruiter, id, 'interview', { ...terms(), room: '3'.repeat(41) })).status).toBe(400);
  expect(await db.select().from(interview).where(eq(interview.deliveryId, id))).toEqual([]);
});

test('other interviewers change the plan without asking the seeker anew', async () => {
  const { recruiter, seeker, first, second, id } = await prepared();
  const at = terms();
  await move(recruiter, id, 'interview', { ...at, interviewers: [first.memberId] });
  await answer(seeker, id, 'accept-interview');
  const changed = await move(recruiter, id, 'interview', { ...at, interviewers: [second.memberId] });
  expect(changed.body.interview).toMatchObject({ status: 'accepted', interviewers: [{ name: '李老师' }] });
  expect(await noticesOf(first)).toEqual(['您有一场面试', '这场面试不再由您负责']);
  expect(await noticesOf(second)).toEqual(['您有一场面试']);
  const moved = await move(recruiter, id, 'interview', { ...at, room: '303', interviewers: [second.memberId] });
  expect(moved.body.interview.status).toBe('waiting');
  expect(await noticesOf(second)).toEqual(['您有一场面试', '您的面试有变']);
});

test.each(['cancel', 'seeker', 'reject'])(
  'interviewers hear of a planned interview that is not held: %s',
  async (how) => {
    const { recruiter, seeker, first, id } = await prepared();
    await move(recruiter, id, 'interview', { ...terms(), interviewers: [first.memberId] });
    if (how === 'cancel')
      await call('POST', `/api/company/interviews/${id}/cancel`, { token: recruiter.token, body: { as: 'cancelled' } });
    else if (how === 'reject') await move(recruiter, id, 'rejected', { note: '名额已满' });
    else await answer(seeker, id, 'cancel-interview', { note: '有事' });
    expect(await noticesOf(first)).toEqual(['您有一场面试', '您的面试已取消']);
  },
);
