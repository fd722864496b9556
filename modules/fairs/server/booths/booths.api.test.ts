import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { notification } from '#database/schema/notices.ts';
import { post } from '#database/schema/posts.ts';
import { tickFairs } from '../by-the-clock.ts';
import { useFairs } from '../test-fairs.ts';

const app = await useFairs();
const {
  db,
  clock,
  call,
  aSchool,
  aSeeker,
  aFair,
  anOperator,
  apply,
  hold,
  signUp,
  move,
  review,
  boothRows,
  exhibitorRows,
  fairRow,
  eventsOf,
} = app;

const minutes = (n: number) => n * 60_000;

describe('applying for a booth', () => {
  test('keeps the booth until the operator decides; twice is one application', async () => {
    const [school, operator, { id, boothIds }] = [await aSchool(), await anOperator(), await aFair()];
    const first = await apply(school, id, boothIds[1]);
    expect(first.body).toMatchObject({
      id,
      freeBooths: 2,
      standing: { status: 'applied', booth: { number: 'A02' }, moves: ['withdraw'] },
    });
    expect((await apply(school, id)).body.standing.id).toBe(first.body.standing.id);
    clock.advance(minutes(60));
    await db.transaction((tx) => tickFairs(tx, clock.now()));
    expect((await boothRows(id))[1]).toMatchObject({ status: 'held', companyId: school.companyId });
    const approved = await review(operator, first.body.standing.id, { move: 'approve' });
    expect(approved.body).toMatchObject({ status: 'approved', booth: { number: 'A02' } });
    expect((await boothRows(id))[1]).toMatchObject({ status: 'sold' });
    expect(await exhibitorRows(id)).toHaveLength(1);
    const notices = await db.select().from(notification).where(eq(notification.companyId, school.companyId));
    expect(notices.map(({ kind }) => kind)).toEqual(['fair.approve']);
  });

  test('for one booth, of forty schools at once one has it and the others are told', async () => {
    const { id, boothIds } = await aFair({}, 1);
    const schools = await Promise.all(Array.from({ length: 40 }, () => aSchool()));
    const answers = await Promise.all(schools.map((school) => apply(school, id, boothIds[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['CONFLICT']),
    );
    expect((await boothRows(id)).map(({ status }) => status)).toEqual(['held']);
  });

  test('any booth will do: as many as there are have one, the others wait in order, and the fair is full', async () => {
    const { id } = await aFair({}, 5);
    const schools = await Promise.all(Array.from({ length: 12 }, () => aSchool()));
    await Promise.all(schools.map((school) => apply(school, id)));
    const rows = await exhibitorRows(id);
    const owners = (await boothRows(id)).map(({ companyId }) => companyId);
    expect(rows.filter(({ status }) => status === 'applied')).toHaveLength(5);
    expect(rows.flatMap(({ waitNumber }) => waitNumber ?? []).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(owners).size).toBe(5);
    expect((await fairRow(id))?.status).toBe('full');
  });

  test('a withdrawn booth goes to the head of the waiting list, and is free where nobody waits', async () => {
    const { id } = await aFair({}, 1);
    const [one, two, three, operator] = [await aSchool(), await aSchool(), await aSchool(), await anOperator()];
    const { standing } = (await apply(one, id)).body;
    await review(operator, standing.id, { move: 'approve' });
    expect((await apply(two, id)).body.standing).toMatchObject({ status: 'waiting-list', waitingPlace: 1 });
    expect((await apply(three, id)).body.standing.waitingPlace).toBe(2);
    expect((await move(one, id, 'withdraw')).body.standing).toMatchObject({ status: 'withdrawn', booth: null });
    const rows = await exhibitorRows(id);
    expect(rows.find(({ companyId }) => companyId === two.companyId)?.status).toBe('approved');
    expect(rows.find(({ companyId }) => companyId === three.companyId)?.status).toBe('waiting-list');
    expect(await boothRows(id)).toMatchObject([{ status: 'sold', companyId: two.companyId }]);
    const notified = await db.select().from(notification).where(eq(notification.kind, 'fair.exhibitor-promoted'));
    expect(notified.map(({ companyId, accountId }) => companyId ?? accountId).sort()).toEqual(
      [two.companyId, two.accountId].sort(),
    );
    const steps = (await eventsOf(id)).filter(({ subject }) => subject === 'booth').map((event) => event.move);
    expect(steps).toEqual(['hold', 'sell', 'pass-on', 'sell']);
    await move(two, id, 'withdraw');
    await move(three, id, 'withdraw');
    expect(await boothRows(id)).toMatchObject([{ status: 'free', companyId: null }]);
    expect((await fairRow(id))?.status).toBe('open');
    expect((await apply(one, id)).body.standing.status).toBe('applied');
  });

  test('an operator is offered what can be done now: letting in on the day alone', async () => {
    const before = clock.now();
    const [school, operator, { id }] = [await aSchool(), await anOperator(), await aFair({}, 1)];
    const { standing } = (await apply(school, id)).body;
    const approved = await review(operator, standing.id, { move: 'approve' });
    expect(approved.body.moves).toEqual([]);
    const offeredAt = async (moment: string) => {
      clock.set(new Date(moment));
      const { token } = await anOperator();
      return (await call('GET', `/api/admin/fairs/${id}/exhibitors`, { token })).body[0].moves;
    };
    expect(await offeredAt('2026-12-05T00:00:00Z')).toEqual(['check-in']);
    expect(await offeredAt('2026-12-05T09:00:00Z')).toEqual([]);
    clock.set(before);
  });

  test('a refusal needs a reason and gives the booth back', async () => {
    const [school, operator, { id }] = [await aSchool(), await anOperator(), await aFair({}, 1)];
    const { standing } = (await apply(school, id)).body;
    expect((await review(operator, standing.id, { move: 'reject' })).body.issues[0].path).toBe('body.reason');
    expect((await review(operator, standing.id, { move: 'reject', reason: '岗位与专场不符' })).body.status).toBe(
      'rejected',
    );
    expect(await boothRows(id)).toMatchObject([{ status: 'free' }]);
    expect((await review(operator, standing.id, { move: 'approve' })).body.code).toBe('ILLEGAL_MOVE');
  });

  test('takes open posts of one’s own only, of a fair that has not begun', async () => {
    const [school, other, { id }] = [await aSchool(), await aSchool(), await aFair()];
    expect((await apply({ ...school, postId: other.postId }, id)).status).toBe(404);
    expect((await apply({ ...school, companyId: other.companyId }, id)).status).toBe(403);
    await db.update(post).set({ status: 'closed' }).where(eq(post.id, school.postId));
    expect((await apply(school, id)).body.code).toBe('POST_CLOSED');
    expect((await apply(other, newId())).status).toBe(404);
    const { id: running } = await aFair({ startsAt: new Date('2026-11-20T01:00:00Z') });
    expect((await apply(other, running)).body.code).toBe('ILLEGAL_MOVE');
    expect((await apply(await aSchool({ status: 'pending' }), id)).body.message).toBe('企业信息正在审核中');
    expect((await apply(await aSchool({ role: 'finance' }), id)).status).toBe(403);
  });
});

describe('holding a booth', () => {
  test('lasts 15 minutes, whether or not the clock has been there', async () => {
    const [one, two, { id, boothIds }] = [await aSchool(), await aSchool(), await aFair({}, 1)];
    const [booth = ''] = boothIds;
    const reserved = await hold(one, id, booth);
    expect(reserved.body).toMatchObject({ freeBooths: 0, hold: { boothId: booth, number: 'A01' } });
    expect((await hold(two, id, booth)).body.code).toBe('CONFLICT');
    expect((await call('GET', `/api/fairs/${id}`)).body.booths[0]).toMatchObject({ status: 'held', companyId: null });
    clock.advance(minutes(15));
    expect((await call('GET', `/api/fairs/${id}`)).body.booths[0].status).toBe('free');
    expect((await hold(two, id, booth)).body.hold.boothId).toBe(booth);
    expect((await hold(two, id, null)).body).toMatchObject({ freeBooths: 1, hold: null });
  });

  test('of forty at once is one company’s; asking again makes it no longer', async () => {
    const { id, boothIds } = await aFair({}, 1);
    const schools = await Promise.all(Array.from({ length: 40 }, () => aSchool()));
    const answers = await Promise.all(schools.map((school) => hold(school, id, boothIds[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = schools[answers.findIndex(({ status }) => status === 200)];
    const [before] = await boothRows(id);
    clock.advance(minutes(5));
    if (winner) await hold(winner, id, boothIds[0] ?? '');
    expect((await boothRows(id))[0]?.heldUntil).toEqual(before?.heldUntil);
  });

  test('a company keeps one booth at a time', async () => {
    const [school, { id, boothIds }] = [await aSchool(), await aFair()];
    await hold(school, id, boothIds[0] ?? '');
    await hold(school, id, boothIds[2] ?? '');
    expect((await boothRows(id)).map(({ status }) => status)).toEqual(['free', 'free', 'held']);
  });
});

describe('a cancelled fair', () => {
  test('ends every application, frees the booths, and tells each company and visitor once', async () => {
    const { id } = await aFair({}, 2);
    const [one, two, waiting, refused] = [await aSchool(), await aSchool(), await aSchool(), await aSchool()];
    const [operator, seeker] = [await anOperator(), await aSeeker()];
    const { standing } = (await apply(one, id)).body;
    await apply(two, id);
    await apply(waiting, id);
    const again = (await apply(refused, id)).body.standing;
    await move(refused, id, 'withdraw');
    await review(operator, standing.id, { move: 'approve' });
    await signUp(seeker, id);
    const cancel = () =>
      call('POST', `/api/admin/fairs/${id}/moves`, {
        token: operator.token,
        body: { move: 'cancel', reason: '场馆临时停用' },
      });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    const states = new Map((await exhibitorRows(id)).map(({ companyId, status }) => [companyId, status]));
    expect([one, two, waiting, refused].map(({ companyId }) => states.get(companyId))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'withdrawn',
    ]);
    expect(await boothRows(id)).toMatchObject([
      { status: 'free', companyId: null },
      { status: 'free', companyId: null },
    ]);
    const notices = await db.select().from(notification).where(eq(notification.kind, 'fair.cancelled'));
    const mine = notices.filter(({ link }) => link?.includes(id));
    expect(mine.map(({ companyId, accountId }) => companyId ?? accountId).sort()).toEqual(
      [...[one, two, waiting].flatMap((school) => [school.companyId, school.accountId]), seeker.accountId].sort(),
    );
    expect((await move(one, id, 'check-in')).body.code).toBe('ILLEGAL_MOVE');
    expect((await apply(refused, id)).body.code).toBe('ILLEGAL_MOVE');
    expect((await review(operator, again.id, { move: 'approve' })).body.code).toBe('ILLEGAL_MOVE');
  });
});

describe('by the clock', () => {
  test('a fair begins and ends at its moments, and the record says so', async () => {
    const { id } = await aFair({
      startsAt: new Date(clock.now().getTime() + minutes(10)),
      endsAt: new Date(clock.now().getTime() + minutes(20)),
    });
    const shown = async () => (await call('GET', `/api/fairs/${id}`)).body.status;
    const states = [await shown()];
    for (const wait of [10, 10]) {
      clock.advance(minutes(wait));
      states.push(await shown());
      await db.transaction((tx) => tickFairs(tx, clock.now()));
      states.push((await fairRow(id))?.status);
    }
    expect(states).toEqual(['open', 'running', 'running', 'ended', 'ended']);
    expect((await eventsOf(id)).map((event) => event.move)).toEqual(['start', 'end']);
  });

  test('one that nobody looked at begins and ends at once', async () => {
    const { id } = await aFair({
      startsAt: new Date('2026-11-18T01:00:00Z'),
      endsAt: new Date('2026-11-18T08:00:00Z'),
    });
    await db.transaction((tx) => tickFairs(tx, clock.now()));
    expect((await fairRow(id))?.status).toBe('ended');
    expect((await eventsOf(id)).map((event) => event.move).sort()).toEqual(['end', 'start']);
  });
});
