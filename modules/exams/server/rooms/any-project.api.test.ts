import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { drawFaults, drawSeats, seatsLacking } from '../../contract/draw.ts';
import { liveRegistrationStates, type RegistrationState } from '../../contract/registration-state.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';
import { commitDraw, publicDraw, revealDraw, saveRooms } from './rooms.ts';
import { drawOf } from './store.ts';

// Whatever a project is: one person has one post, one person one seat and one seat one person; nobody sits who was not approved and,
// where a fee is asked, paid; subjects and accessible seats are respected; a seed gives the same seats again.

const { db, deps, clock } = await useWholeApp();

const ended: RegistrationState[] = ['refused', 'withdrawn', 'lapsed', 'fallen'];
const states = [...liveRegistrationStates, ...ended];
const subject = fc.constantFrom('math', 'chinese', null);
const projects = fc.record({
  hasFee: fc.boolean(),
  posts: fc.array(subject, { minLength: 1, maxLength: 3 }),
  people: fc.array(
    fc.record({
      post: fc.nat(2),
      // Most are through, so that there is somebody to seat.
      state: fc.oneof(
        { weight: 3, arbitrary: fc.constant('ready' as const) },
        { weight: 2, arbitrary: fc.constantFrom(...states) },
      ),
      accessible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  rooms: fc.array(fc.record({ seats: fc.integer({ min: 1, max: 4 }), subject, accessible: fc.boolean() }), {
    maxLength: 5,
  }),
});

type Project = typeof projects extends fc.Arbitrary<infer P> ? P : never;

const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => false,
    () => true,
  );

async function givenAny({ hasFee, posts, people }: Project) {
  const written = ['2026-12-19T09:00', '2026-12-19T11:30'] as const;
  const project = await givenProject(db, {
    fee: hasFee ? 5_000 : 0,
    ratio: 1,
    steps: { written },
    posts: posts.map((of) => ({ headcount: 1, ...(of ? { subject: of } : {}) })),
  });
  for (const { post, state, accessible } of people) {
    const ready = hasFee ? 'paid' : 'approved';
    const postId = project.postIds[post % posts.length] ?? '';
    const { id } = await givenRegistered(db, project.id, postId, state === 'ready' ? ready : state);
    if (accessible) await db.execute(sql`update exam_registration set accessible = '使用轮椅' where id = ${id}`);
  }
  return project;
}

interface Sitting extends Record<string, unknown> {
  number: number;
  status: string;
  room: number;
  seat: number;
  seats: number;
  isOwn: boolean;
  isAccessible: boolean;
}

/** Who sits where, with what the database says of them. */
const sittingsOf = async (examId: string) =>
  (
    await db.execute<Sitting>(sql`
      select r.number::int, r.status, m.number::int as room, s.seat::int, m.seats::int,
        (m.subject is null or m.subject = p.subject) as "isOwn", (r.accessible = '' or m.accessible) as "isAccessible"
      from exam_seat s join exam_registration r on r.id = s.registration_id join exam_room m on m.id = s.room_id
        join exam_post p on p.id = r.exam_post_id
      where s.exam_id = ${examId} order by r.number`)
  ).rows;

/** A second registration of everybody for another post, and a seat for everybody who may not sit: the database refuses each. */
async function expectRefusals(examId: string, ready: string, hasRooms: boolean): Promise<void> {
  const { rows } = await db.execute<{ id: string; status: string }>(
    sql`select id::text, status from exam_registration where exam_id = ${examId}`,
  );
  for (const { id, status } of rows) {
    const again = sql`insert into exam_registration (id, exam_id, exam_post_id, jober_id, status, name, snapshot, checks, standing, identity_masked, submitted_at)
      select ${newId()}, exam_id, exam_post_id, jober_id, 'submitted', name, snapshot, checks, standing, identity_masked, submitted_at
      from exam_registration where id = ${id}`;
    const isLive = liveRegistrationStates.some((state) => state === status);
    if (isLive)
      expect(await refused(db.execute(again)), `a second registration beside one that is ${status}`).toBe(true);
    const seat = sql`insert into exam_seat (registration_id, exam_id, room_id, seat, ticket)
      select ${id}, ${examId}, id, seats, ${id} from exam_room where exam_id = ${examId} limit 1`;
    if (status !== ready && hasRooms) expect(await refused(db.execute(seat)), `a seat for who is ${status}`).toBe(true);
  }
}

test('of random projects each keeps its promises to everybody', { timeout: 180_000 }, async () => {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2026-12-01T09:00'));
  const run = async (any: Project) => {
    const { id, accountId, companyId } = await givenAny(any);
    const writer = { accountId, companyId, memberId: newId(), now: clock.now() };
    const rooms = any.rooms.map((room, n) => ({ ...room, place: '第一中学', address: '', name: `教室${n}` }));
    await db.transaction((tx) => saveRooms(tx, id, rooms as Parameters<typeof saveRooms>[2]));
    const ready = any.hasFee ? 'paid' : 'approved';
    await expectRefusals(id, ready, rooms.length > 0);
    const waits = any.people.some(
      ({ state }) => state !== 'ready' && state !== ready && !ended.some((endState) => endState === state),
    );
    const commit = () => db.transaction((tx) => commitDraw(deps, tx, writer, id));
    if (waits) expect(await refused(commit()), 'while somebody waits for a decision').toBe(true);
    await db.execute(sql`update exam_registration set status = 'refused' where exam_id = ${id}
      and status not in (${ready}, 'refused', 'withdrawn', 'lapsed', 'fallen')`);
    const { rows: through } = await db.execute<{ number: number; subject: string | null; accessible: boolean }>(sql`
      select r.number::int, p.subject, r.accessible <> '' as accessible from exam_registration r
      join exam_post p on p.id = r.exam_post_id where r.exam_id = ${id} and r.status = ${ready} order by r.number`);
    const numbered = any.rooms.map((room, n) => ({ ...room, number: n + 1 }));
    const isShort = through.length === 0 || seatsLacking({ rooms: numbered, people: through }).all > 0;
    expect(await refused(commit()), 'where seats or people are lacking').toBe(isShort);
    if (isShort) return;
    await db.transaction((tx) => revealDraw(deps, tx, writer, id));

    const sittings = await sittingsOf(id);
    expect(sittings.map(({ number }) => number)).toEqual(through.map(({ number }) => number));
    expect(new Set(sittings.map(({ room, seat }) => `${room}-${seat}`)).size).toBe(sittings.length);
    for (const { status, seat, seats, isOwn, isAccessible } of sittings)
      expect([status, seat >= 1 && seat <= seats, isOwn, isAccessible]).toEqual([ready, true, true, true]);
    const drawn = await publicDraw(db, { examId: id, kind: 'seats', now: clock.now() });
    expect(await drawFaults(drawn)).toEqual([]);
    const again = await drawSeats((await drawOf(db, id))?.seed ?? '', drawn.input);
    const byNumber = again.toSorted((one, other) => one.number - other.number);
    expect(sittings.map(({ number, room, seat }) => ({ number, room, seat }))).toEqual(byNumber);
  };
  await fc.assert(fc.asyncProperty(projects, run), { numRuns: 30, seed: 20_261_124 });
});
