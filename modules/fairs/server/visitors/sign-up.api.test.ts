import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { account, jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { useFairs } from '../test-fairs.ts';
import { signUp as takeSeat } from './sign-up.ts';

const app = await useFairs();
const { db, deps, clock, aSeeker, aFair, anOperator, call, signUp, cancel, ticket, visitorRows, fairRow, eventsOf } =
  app;

describe('signing up', () => {
  test('gives a ticket with a code, once, and says so again', async () => {
    const [seeker, { id }] = [await aSeeker(), await aFair()];
    const first = await signUp(seeker, id);
    const again = await signUp(seeker, id);
    expect(first.body).toMatchObject({
      status: 'signed-up',
      waitingPlace: null,
      holder: '林知夏',
      about: { kind: 'fair', id, place: '会展中心' },
    });
    expect(first.body.code).toMatch(/^[2-9A-Z]{12}$/);
    expect(again.body).toEqual(first.body);
    expect((await fairRow(id))?.taken).toBe(1);
    expect((await ticket(seeker, id)).body).toEqual(first.body);
  });

  test('a full fair lets wait, in order; who gives the seat back lets the first of them in and is told nothing', async () => {
    const { id } = await aFair({ capacity: 1 });
    const [one, two, three] = [await aSeeker('一'), await aSeeker('二'), await aSeeker('三')];
    await signUp(one, id);
    expect((await signUp(two, id)).body).toMatchObject({ status: 'waiting', code: null, waitingPlace: 1 });
    expect((await signUp(three, id)).body).toMatchObject({ waitingPlace: 2 });
    expect((await cancel(one, id)).status).toBe(204);
    expect((await ticket(two, id)).body).toMatchObject({ status: 'signed-up', waitingPlace: null });
    expect((await ticket(three, id)).body).toMatchObject({ status: 'waiting', waitingPlace: 1 });
    expect((await ticket(one, id)).status).toBe(204);
    const notices = await db.select().from(notification).where(eq(notification.accountId, two.accountId));
    expect(notices.map(({ kind }) => kind)).toEqual(['fair.promoted']);
    const back = await signUp(one, id);
    expect(back.body).toMatchObject({ status: 'waiting', waitingPlace: 2 });
    expect((await fairRow(id))?.taken).toBe(1);
  });

  test('moves are kept with who made them', async () => {
    const [seeker, { id }] = [await aSeeker(), await aFair()];
    await signUp(seeker, id);
    await cancel(seeker, id);
    await cancel(seeker, id);
    const steps = (await eventsOf(id)).map(({ move, toStatus, actorId }) => [move, toStatus, actorId]);
    expect(steps).toEqual([
      ['sign-up', 'signed-up', seeker.accountId],
      ['cancel', 'cancelled', seeker.accountId],
    ]);
  });

  test.each([
    ['a draft', { status: 'draft' as const }, 404],
    ['a cancelled one', { status: 'cancelled' as const }, 409],
    ['one that is over', { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-11-02T00:00:00Z') }, 409],
    ['one before its window', { signUpFrom: new Date('2026-11-25T00:00:00Z') }, 409],
    ['one after its window', { signUpUntil: new Date('2026-11-20T02:00:00Z') }, 409],
  ])('is refused for %s', async (_, values, status) => {
    const [seeker, { id }] = [await aSeeker(), await aFair(values)];
    expect((await signUp(seeker, id)).status).toBe(status);
    expect(await visitorRows(id)).toEqual([]);
  });

  test('needs one of fair and lecture, and a resume of one’s own', async () => {
    const [seeker, { id }] = [await aSeeker(), await aFair()];
    const send = (body: unknown) => call('POST', '/api/jober/saveSignUp', { token: seeker.token, body });
    expect((await send({})).body.issues[0].path).toBe('body.meetingId');
    expect((await send({ meetingId: id, lectureId: id })).status).toBe(400);
    expect((await send({ meetingId: id, resumeId: newId() })).status).toBe(404);
  });

  test('the page that counts seats is made anew whenever one is taken or given back', async () => {
    const [seeker, { id }] = [await aSeeker(), await aFair({ capacity: 50 })];
    const notice: unknown[] = [];
    deps.bus.on('page', (tags) => notice.push(tags));
    await signUp(seeker, id);
    await expect.poll(() => notice).toEqual([[`fair:${id}`]]);
    await cancel(seeker, id);
    await expect.poll(() => notice).toEqual([[`fair:${id}`], [`fair:${id}`]]);
  });

  test('1,000 at once for 50 seats are 50 tickets and a waiting list in order', async () => {
    const { id } = await aFair({ capacity: 50 });
    const people = Array.from({ length: 1_000 }, (_, n) => ({
      accountId: newId(),
      joberId: newId(),
      phone: String(16_000_000_000 + n),
    }));
    await db.insert(account).values(people.map(({ accountId, phone }) => ({ id: accountId, phone })));
    const person = {
      name: '求职者',
      gender: 'female',
      birthday: '1999-01-01',
      education: 'bachelor',
      identity: 'graduate',
    };
    await db.insert(jober).values(people.map(({ accountId, joberId }) => ({ ...person, id: joberId, accountId })));
    const waiting: (() => Promise<unknown>)[] = people.map(
      (who) => () => db.transaction((tx) => takeSeat(tx, who, { fairId: id }, clock.now())),
    );
    // One runner per connection; each takes the next task when it is done.
    const runner = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    };
    await Promise.all(Array.from({ length: 8 }, runner));
    const rows = await visitorRows(id);
    const seats = rows.filter(({ status }) => status === 'signed-up');
    const order = rows.flatMap(({ waitNumber }) => waitNumber ?? []).sort((a, b) => a - b);
    expect([seats.length, order.length, new Set(rows.map((row) => row.ticketCode)).size]).toEqual([50, 950, 1_000]);
    expect(order).toEqual(Array.from({ length: 950 }, (_, n) => n + 1));
    expect((await fairRow(id))?.taken).toBe(50);
  }, 90_000);
});

describe('at the door', () => {
  const atTheDoor = async () => {
    const { id } = await aFair({
      startsAt: new Date('2026-11-20T03:00:00Z'),
      endsAt: new Date('2026-11-20T09:00:00Z'),
    });
    const [seeker, operator] = [await aSeeker(), await anOperator('support')];
    const code: string = (await signUp(seeker, id)).body.code;
    const show = (given: string, fairId = id) =>
      call('POST', `/api/admin/fairs/${fairId}/check-ins`, { token: operator.token, body: { code: given } });
    return { id, seeker, code, show };
  };

  test('a code lets in, however it is read, and says the second time that it was there', async () => {
    const { seeker, id, code, show } = await atTheDoor();
    const typed = (code.match(/.{4}/g) ?? []).join(' ').toLowerCase();
    expect((await show(typed)).body).toMatchObject({
      name: '林知夏',
      again: false,
      counts: { checkedIn: 1, signedUp: 1 },
    });
    expect((await show(`https://example.cn/recruitment/details?id=${id}&code=${code}`)).body.again).toBe(true);
    expect((await ticket(seeker, id)).body).toMatchObject({ status: 'checked-in' });
    expect((await cancel(seeker, id)).status).toBe(409);
  });

  test('a code of another fair, which is named, and one that was given back, open nothing', async () => {
    const { seeker, id, code, show } = await atTheDoor();
    const { status, body } = await show(code, (await aFair({ title: '绍兴专场' })).id);
    expect([status, body.message]).toEqual([404, '这是“浙江省教师招聘双选会”的入场券，不是本场的']);
    expect((await show('2222 2222 2222')).body.message).toBe('没有这张入场券，请核对入场码');
    await cancel(seeker, id);
    expect((await show(code)).status).toBe(409);
    await signUp(seeker, id);
    expect((await show(code)).status).toBe(404);
  });

  test('nobody is let in long before', async () => {
    const { id } = await aFair();
    const [seeker, operator] = [await aSeeker(), await anOperator()];
    const { code } = (await signUp(seeker, id)).body;
    const early = await call('POST', `/api/admin/fairs/${id}/check-ins`, { token: operator.token, body: { code } });
    expect([early.status, early.body.message]).toEqual([409, '开始前 3 小时起签到']);
  });
});
