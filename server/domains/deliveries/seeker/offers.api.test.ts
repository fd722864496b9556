import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { day, useDeliveries } from '../test-deliveries.ts';
import { startAccepted } from './start-accepted.ts';

const { call, db, clock, aDelivery, clear, move, answer, open, terms, rowOf, stepsOf, send, session } =
  await useDeliveries();

const offer = {
  pay: 32_000_000,
  payUnit: 'year',
  payParts: [
    { name: '基本', amount: 20_000_000 },
    { name: '绩效', amount: 12_000_000 },
  ],
  startsOn: '2026-12-01',
  contract: '劳动合同 3 年，试用期 6 个月',
  bring: '身份证、教师资格证',
  answerBy: '2026-11-25T10:00:00.000Z',
};

const met = async () => {
  const made = await aDelivery();
  await open(made.recruiter, made.id);
  await move(made.recruiter, made.id, 'interview', terms());
  await clear(made.id);
  return made;
};

const offered = async () => {
  const made = await met();
  await move(made.recruiter, made.id, 'offer', { offer });
  return made;
};

const noticesOf = (kind: string) => db.select().from(notification).where(eq(notification.kind, kind));

test('an offer shows its terms to both sides and in the notice', async () => {
  const { recruiter, seeker, id } = await met();
  const sent = await move(recruiter, id, 'offer', { offer });
  expect(sent.body).toMatchObject({ status: 'offer', offer });
  const own = await call('GET', `/api/deliveries/${id}`, { token: seeker.token });
  expect(own.body.offer).toEqual(offer);
  const [told] = (await noticesOf('delivery.pass')).filter(({ accountId }) => accountId === seeker.accountId);
  expect(told?.body).toContain('32 万/年，2026-12-01 到岗');
});

test.each([
  [{ pay: 0, payParts: [] }, 'pay'],
  [{ payParts: [{ name: '基本', amount: 1 }] }, 'payParts'],
  [{ startsOn: '2026-11-20' }, 'startsOn'],
  [{ startsOn: '2029-01-01' }, 'startsOn'],
  [{ answerBy: '2026-11-19T10:00:00.000Z' }, 'answerBy'],
  [{ answerBy: '2026-12-02T10:00:00.000Z' }, 'answerBy'],
  [{ contract: '' }, 'contract'],
  [{ bring: '证'.repeat(201) }, 'bring'],
  [{ payUnit: 'week' }, 'payUnit'],
])('terms with %j are refused by the name of %s, and nothing moves', async (wrong, field) => {
  const { recruiter, id } = await met();
  const refused = await move(recruiter, id, 'offer', { offer: { ...offer, ...wrong } });
  expect([refused.status, refused.body.issues?.[0].path]).toEqual([400, `body.offer.${field}`]);
  expect((await rowOf(id))?.status).toBe('interview');
});

test('an accepted offer waits for its start day, and then counts as hired, once', async () => {
  const { seeker, recruiter, postId, id } = await offered();
  const accepted = await answer(seeker, id, 'accept-offer');
  expect(accepted.body).toMatchObject({ status: 'accepted', moves: ['back-out'] });
  expect((await answer(seeker, id, 'accept-offer')).body.status).toBe('accepted');
  expect((await send(seeker, postId)).body.code).toBe('ALREADY_DELIVERED');
  expect((await move(recruiter, id, 'rejected')).status).toBe(409);
  const start = () => db.transaction((tx) => startAccepted(tx, clock.now()));
  clock.set(new Date('2026-11-30T15:59:59.999Z'));
  expect(await start(), 'a moment before the day in Shanghai').toBe(0);
  clock.advance(1);
  expect([await start(), await start()]).toEqual([1, 0]);
  expect((await rowOf(id))?.status).toBe('hired');
  expect((await stepsOf(id)).slice(-2)).toEqual(['accept-offer', 'start']);
  const told = (await noticesOf('delivery.start')).map(({ accountId, companyId }) => accountId ?? companyId);
  expect(told).toEqual(expect.arrayContaining([seeker.accountId, recruiter.accountId]));
  clock.set(new Date('2026-11-20T02:00:00Z'));
});

test('until the start day the person may leave, with a reason that the company reads', async () => {
  const { seeker, companyId, id } = await offered();
  await answer(seeker, id, 'accept-offer');
  const without = await answer(seeker, id, 'back-out');
  expect([without.status, without.body.issues?.[0]]).toEqual([400, { path: 'body.note', message: '请写明退出的原因' }]);
  expect((await answer(seeker, id, 'back-out', { note: '家人生病' })).body.status).toBe('declined');
  const told = (await noticesOf('delivery.back-out')).find((one) => one.companyId === companyId);
  expect(told?.body).toContain('家人生病');
  const later = new Date(clock.now().getTime() + 30 * day);
  expect(await db.transaction((tx) => startAccepted(tx, later))).toBe(0);
});

test('after the start day nobody leaves by this way', async () => {
  const { seeker, id } = await offered();
  await answer(seeker, id, 'accept-offer');
  clock.set(new Date('2026-12-01T02:00:00Z'));
  await db.transaction((tx) => startAccepted(tx, clock.now()));
  const token = await session(seeker.accountId);
  expect((await answer({ token }, id, 'back-out', { note: '太远' })).body.code).toBe('ILLEGAL_MOVE');
  clock.set(new Date('2026-11-20T02:00:00Z'));
});

test('terms are changed until they are answered, and nobody accepts terms that they have not read', async () => {
  const { seeker, recruiter, id } = await offered();
  const read = (await call('GET', `/api/deliveries/${id}`, { token: seeker.token })).body.changedAt;
  clock.advance(1_000);
  const later = { ...offer, answerBy: '2026-11-28T10:00:00.000Z' };
  const changed = await move(recruiter, id, 'offer', { offer: later });
  expect(changed.body).toMatchObject({ status: 'offer', offer: later, moves: ['change-offer', 'reject'] });
  await move(recruiter, id, 'offer', { offer: later });
  expect((await stepsOf(id)).slice(-2), 'the same terms again are no move').toEqual(['pass', 'change-offer']);
  const told = (await noticesOf('delivery.change-offer')).map(({ accountId, body }) => [accountId, body]);
  expect(told).toEqual([[seeker.accountId, expect.stringContaining('11月28日')]]);
  const wrong = await move(recruiter, id, 'offer', { offer: { ...later, pay: 0, payParts: [] } });
  expect([wrong.status, wrong.body.issues?.[0].path]).toEqual([400, 'body.offer.pay']);
  const early = await answer(seeker, id, 'accept-offer', { readAt: read });
  expect([early.status, early.body.message]).toEqual([409, '学校刚刚更改了录用条件，请看过再答复']);
  const now = (await call('GET', `/api/deliveries/${id}`, { token: seeker.token })).body.changedAt;
  expect((await answer(seeker, id, 'accept-offer', { readAt: now })).body.status).toBe('accepted');
  expect((await answer(seeker, id, 'accept-offer', { readAt: now })).body.status, 'again').toBe('accepted');
  expect((await move(recruiter, id, 'offer', { offer })).status, 'accepted terms stay').toBe(409);
  clock.set(new Date('2026-11-20T02:00:00Z'));
});
