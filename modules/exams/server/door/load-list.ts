import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { DoorList } from '../../contract/door.ts';
import { examRoom } from '../../schema/exam-registrations.ts';
import { readSitters, withPhotos } from '../papers/read-sitters.ts';
import { recordLooks } from '../registrations/store.ts';
import { roomAbsent } from '../rooms/store.ts';

/** Wide enough to recognise a face on a phone. */
const PHOTO_WIDTH = 180;

interface Request {
  roomId: string;
  actorId: string;
  now: Date;
}

/** The people of a room as the door knows them without a network; the look at their pictures is recorded. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function loadDoorList(
  deps: Pick<Deps, 'files' | 'secret'>,
  tx: Database,
  { roomId, actorId, now }: Request,
): Promise<DoorList> {
  const [room] = await tx.select().from(examRoom).where(eq(examRoom.id, roomId));
  if (!room) throw roomAbsent();
  const sitters = await readSitters(deps, tx, { examId: room.examId, roomId });
  if (sitters.length === 0) throw appError('ILLEGAL_MOVE', { message: '这个考场还没有排座位，抽签之后才有入场名单' });
  const people = await withPhotos(deps, tx, sitters, PHOTO_WIDTH);
  const look = { actorId, what: 'photo', reason: '入场核验', at: now };
  await recordLooks(
    tx,
    people.map(({ registrationId }) => ({ ...look, registrationId })),
  );
  const { id, number, place, name } = room;
  return {
    room: { id, number, place, name },
    people: people.map(({ ticket, code, name: person, gender, identity, seat, photo }) => ({
      ticket,
      code,
      name: person,
      gender,
      identity,
      seat,
      photo: photo && Buffer.from(photo).toString('base64'),
    })),
  };
}
