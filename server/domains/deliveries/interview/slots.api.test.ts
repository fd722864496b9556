import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { day, useDeliveries } from '../test-deliveries.ts';

const { call, db, clock, aDelivery, aSeeker, aRecruiter, send, move, answer, open, terms, rowOf, stepsOf } =
  await useDeliveries();

const ROUND = '/api/company/interviewRounds';
const at = (hours: number) => new Date(clock.now().getTime() + 3 * day + hours * 3_600_000).toISOString();
const slots = [at(0), at(1), at(2)];

/** A school, two people who delivered to its post, and a colleague who holds interviews. */
const prepared = async () => {
  const first = await aDelivery();
  const other = await aSeeker(undefined, '顾一诺');
  const second = { seeker: other, id: (await send(other, first.postId)).body.id as string };
  const judge = await aRecruiter(first.companyId, 'interviewer', '王老师');
  const { at: _, ...place } = terms();
  const order = { ...place, room: '302', slots, minutes: 30, interviewers: [judge.memberId] };
  const invite = (token: string, more: object = {}) =>
    call('POST', ROUND, { token, body: { ids: [first.id, second.id], ...order, ...more } });
  return { first, second, judge, recruiter: first.recruiter, order, invite };
};

const interviewOf = async ({ seeker, id }: { seeker: { token: string }; id: string }) =>
  (await call('GET', `/api/deliveries/${id}`, { token: seeker.token })).body.interview;

const noticesOf = async ({ accountId }: { accountId: string }) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ title, body }) => [
    title,
    body,
  ]);

test('several people are invited to one round; each chooses a time, and a chosen one is gone for the others', async () => {
  const { first, second, judge, recruiter, invite } = await prepared();
  const sent = await invite(recruiter.token);
  expect(sent.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['invited', 'invited']);
  expect(await interviewOf(first)).toMatchObject({ status: 'waiting', slots, minutes: 30, room: '302' });
  const told = (await noticesOf(first.seeker)).find(([title]) => title === '收到面试邀请');
  expect(told?.[1]).toContain('有 3 个时间可选');
  expect((await noticesOf(judge))[0]?.[1]).toContain('时间等对方选定');

  const chosen = await answer(first.seeker, first.id, 'accept-interview', { chosenAt: slots[1] });
  expect(chosen.body.interview).toMatchObject({ status: 'accepted', startsAt: slots[1], slots: null });
  expect((await noticesOf(judge)).some(([title]) => title === '您的面试时间已定')).toBe(true);
  expect((await interviewOf(second)).slots).toEqual([slots[0], slots[2]]);
  const late = await answer(second.seeker, second.id, 'accept-interview', { chosenAt: slots[1] });
  expect([late.status, late.body.message]).toEqual([409, '这个时间刚被别人选走，请换一个']);
  expect((await interviewOf(second)).status).toBe('waiting');
  for (const wrong of [undefined, at(5)]) {
    const refused = await answer(second.seeker, second.id, 'accept-interview', { chosenAt: wrong });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'body.chosenAt']);
  }
  const row = (await call('GET', '/api/company/boxRows', { token: recruiter.token, query: { status: 'interview' } }))
    .body.items;
  expect(new Map(row.map((one: { id: string; interviewAt: string | null }) => [one.id, one.interviewAt]))).toEqual(
    new Map([
      [first.id, slots[1]],
      [second.id, null],
    ]),
  );
  const plan = await call('GET', '/api/company/interviews', { token: judge.token });
  expect(plan.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ deliveryId: first.id, startsAt: slots[1], slots: null }),
      expect.objectContaining({ deliveryId: second.id, slots }),
    ]),
  );
});

test('of two people who choose the same time at once one is refused', async () => {
  const { first, second, recruiter, invite } = await prepared();
  await invite(recruiter.token);
  const answers = await Promise.all(
    [first, second].map(({ seeker, id }) => answer(seeker, id, 'accept-interview', { chosenAt: slots[0] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each(['withdrawn', 'moved', 'cancelled'])('a chosen time is free again once its person was %s', async (how) => {
  const { first, second, recruiter, invite } = await prepared();
  await invite(recruiter.token);
  await answer(first.seeker, first.id, 'accept-interview', { chosenAt: slots[0] });
  if (how === 'withdrawn') await answer(first.seeker, first.id, 'withdraw');
  else if (how === 'moved') await move(recruiter, first.id, 'interview', terms(9));
  else await answer(first.seeker, first.id, 'cancel-interview');
  expect((await interviewOf(second)).slots).toEqual(slots);
  const chosen = await answer(second.seeker, second.id, 'accept-interview', { chosenAt: slots[0] });
  expect(chosen.body.interview).toMatchObject({ status: 'accepted', startsAt: slots[0] });
});

test('fewer times than people, past ones and foreign deliveries are refused, and nobody is invited', async () => {
  const { first, second, recruiter, invite } = await prepared();
  const stranger = await aDelivery();
  for (const more of [
    { slots: [slots[0]] },
    { slots: [at(0), at(-80)] },
    { slots: ['soon', slots[0]] },
    { slots: [] },
  ]) {
    const refused = await invite(recruiter.token, more);
    expect([refused.status, refused.body.issues?.[0]?.path.startsWith('body.slots')]).toEqual([400, true]);
  }
  expect((await invite(recruiter.token, { ids: [first.id, stranger.id] })).status).toBe(404);
  expect((await invite(stranger.recruiter.token)).status).toBe(404);
  expect([(await rowOf(first.id))?.status, (await rowOf(second.id))?.status]).toEqual(['submitted', 'submitted']);
});

test('one that has ended is refused by itself', async () => {
  const { first, second, recruiter, invite } = await prepared();
  await answer(second.seeker, second.id, 'withdraw');
  const { results } = (await invite(recruiter.token)).body;
  expect(results).toHaveLength(2);
  expect(results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: first.id, outcome: 'invited' }),
      expect.objectContaining({ id: second.id, outcome: 'refused', name: expect.stringContaining('应聘者') }),
    ]),
  );
});

test('one person is offered several times, and the same offer again asks nobody anew', async () => {
  const { first, recruiter, order } = await prepared();
  await open(recruiter, first.id);
  const offer = { ...order, slots: [slots[2], slots[0]] };
  const sent = await move(recruiter, first.id, 'interview', offer);
  expect(sent.body.interview).toMatchObject({ startsAt: slots[0], slots: [slots[0], slots[2]] });
  await move(recruiter, first.id, 'interview', offer);
  expect((await stepsOf(first.id)).filter((step) => step === 'move-interview')).toEqual([]);
  const chosen = await answer(first.seeker, first.id, 'accept-interview', { chosenAt: slots[2] });
  expect(chosen.body.interview).toMatchObject({ startsAt: slots[2], slots: null });
});
