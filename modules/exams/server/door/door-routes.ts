import { sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examDoorEndpoints } from '../../contract/door.ts';
import { examArrival, examSeat } from '../../schema/exam-registrations.ts';
import { base64Of, readSitters, withPhotos } from '../papers/read-sitters.ts';
import { type ExamAccess, examAccess, type Sent, type StaffCaller, writes } from '../policy.ts';
import { recordLooks } from '../registrations/store.ts';
import { roomAccess } from '../rooms/room-routes.ts';
import type { RoomRow } from '../rooms/store.ts';
import { rowsIn } from '../rows.ts';
import { illegal } from '../store.ts';

export const doorRoutes = (deps: Deps): Handlers<typeof examDoorEndpoints> => ({
  'POST /api/company/examRooms/:id/door': writes(roomAccess, 'admit', (tx, { found, caller }) =>
    loadDoorList(deps, tx, found, caller),
  ),
  'POST /api/company/exams/:id/arrivals': writes(examAccess, 'admit', recordArrivals),
});

type Arrivals = BodyOf<typeof examDoorEndpoints, 'POST /api/company/exams/:id/arrivals'>;

/** Who has arrived in some rooms: the latest mark of a person counts, and the time is that of the first arrival. */
async function arrivedIn(db: Database, examId: string, roomIds: readonly string[]) {
  return rowsOf(db, { ticket: 'string', at: 'string' })`
    select s.ticket, to_char(min(a.at) filter (where a.arrived) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from exam_seat s join exam_arrival a on a.registration_id = s.registration_id
    where s.exam_id = ${examId} and s.room_id = any(${sql.param([...roomIds])}::bigint[])
    group by s.registration_id, s.ticket
    having (array_agg(a.arrived order by a.at desc, a.received_at desc, a.id desc))[1]
    order by s.ticket`;
}

/** Records marks of a device in their order, each once however often it is sent. Tickets that the project does not know are returned. */
async function recordArrivals(
  tx: Database,
  { row: { id: examId }, caller: { accountId: actorId, now } }: ExamAccess,
  { body: { marks, roomIds } }: Sent<Arrivals>,
) {
  const tickets = [...new Set(marks.map(({ ticket }) => ticket))];
  const seats = await rowsIn(tx, examSeat, { examId, ticket: tickets });
  const registrationOf = new Map(seats.map(({ ticket, registrationId }) => [ticket, registrationId]));
  const rows = marks.flatMap(({ id, ticket, arrived, at }) => {
    const registrationId = registrationOf.get(ticket);
    // A clock that is ahead must not outlive later marks.
    const moment = new Date(Math.min(new Date(at).getTime(), now.getTime()));
    return registrationId ? [{ id, registrationId, arrived, at: moment, actorId, receivedAt: now }] : [];
  });
  if (rows.length > 0) await tx.insert(examArrival).values(rows).onConflictDoNothing();
  return {
    arrived: await arrivedIn(tx, examId, roomIds),
    unknown: tickets.filter((ticket) => !registrationOf.has(ticket)),
  };
}

/** Wide enough to recognise a face on a phone. */
const PHOTO_WIDTH = 180;

/** The people of a room as the door knows them without a network; the look at their pictures is recorded. @throws AppError ILLEGAL_MOVE */
async function loadDoorList(
  deps: Pick<Deps, 'files' | 'secret'>,
  tx: Database,
  room: RoomRow,
  { accountId: actorId, now: at }: StaffCaller,
) {
  const sitters = await readSitters(deps, tx, { examId: room.examId, roomId: room.id });
  if (sitters.length === 0) throw illegal('这个考场还没有排座位，抽签之后才有入场名单');
  const people = await withPhotos(deps, tx, sitters, PHOTO_WIDTH);
  const look = { actorId, what: 'photo', reason: '入场核验', at };
  const looks = people.map(({ registrationId }) => ({ ...look, registrationId }));
  await recordLooks(tx, looks);
  return { room, people: people.map(({ photo, ...person }) => ({ ...person, photo: base64Of(photo) })) };
}
