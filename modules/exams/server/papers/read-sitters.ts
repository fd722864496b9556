import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { readFileBytes } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { pick } from '#server/platform/pick.ts';
import { examEvidence, examRegistration, examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import type { FullRow } from '../read-exam.ts';
import { drawOf } from '../rooms/store.ts';
import { matching, rowsIn } from '../rows.ts';
import { portionsOf } from '../store.ts';

const timeAt = (moment: Date) => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
const weekday = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', weekday: 'short' });

/** What every paper of a project says: '2026-12-19 周六' and '09:00 至 11:30'. */
export async function paperHead(db: Database, { row, organiser, steps }: FullRow) {
  const written = steps.find(({ step }) => step === 'written');
  const draw = await drawOf(db, row.id);
  return {
    organiser: organiser.name,
    title: row.title,
    day: written ? `${dayAt(written.startsAt)} ${weekday.format(written.startsAt)}` : '',
    hours: written ? `${timeAt(written.startsAt)} 至 ${timeAt(written.endsAt)}` : '',
    phones: row.settings.phones.map(({ name, number }) => `${name} ${number}`).join('  '),
    seedHash: draw?.seedHash ?? '',
  };
}

export type PaperHead = Awaited<ReturnType<typeof paperHead>>;

const CODE_LENGTH = 12;

/** What a ticket's QR code says beside its number: nobody can make a ticket that the door's list accepts. */
export const ticketCode = ({ secret }: Pick<Deps, 'secret'>, examId: string, ticket: string): string => {
  const signed = createHmac('sha256', secret('exam-ticket')).update(`${examId}:${ticket}`).digest('base64url');
  return `${ticket}.${signed.slice(0, CODE_LENGTH)}`;
};

const genderOf = (gender: string) => (gender in genders ? genders[gender as keyof typeof genders] : '');

type Where = { examId: string; roomId?: string | undefined; registrationId?: string };

/** The people of a project with seats, by room and seat, without their pictures. */
export async function readSitters(deps: Pick<Deps, 'secret'>, db: Database, where: Where) {
  const rows = await db
    .select({
      ...pick(examRegistration, 'number', 'name', 'snapshot'),
      ...pick(examSeat, 'registrationId', 'seat', 'ticket'),
      identity: examRegistration.identityMasked,
      post: pick(examPost, 'code', 'title', 'employer'),
      room: pick(examRoom, 'number', 'place', 'address', 'name', 'seats', 'invigilators', 'directions'),
    })
    .from(examSeat)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeat.registrationId))
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .innerJoin(examRoom, eq(examRoom.id, examSeat.roomId))
    .where(matching(examSeat, where))
    .orderBy(asc(examRoom.number), asc(examSeat.seat));
  return rows.map(({ snapshot, ...sitter }) => ({
    ...sitter,
    gender: genderOf(snapshot.jober.gender),
    code: ticketCode(deps, where.examId, sitter.ticket),
  }));
}

/** A person with a seat, and the picture as a JPEG. */
export type Sitter = Awaited<ReturnType<typeof readSitters>>[number] & { photo?: Uint8Array | null };

/** A picture as pages show it. */
export const base64Of = (photo: Sitter['photo']) => (photo ? Buffer.from(photo).toString('base64') : null);

const WIDTH = 300;
const AT_ONCE = 8;

/** The same people with the pictures of their registrations; a file that is no picture is left out. */
export async function withPhotos(
  deps: Pick<Deps, 'files' | 'secret'>,
  db: Database,
  sitters: readonly Sitter[],
  width = WIDTH,
): Promise<Sitter[]> {
  const pictures = { registrationId: sitters.map((sitter) => sitter.registrationId), kind: 'photo' };
  const files = await rowsIn(db, examEvidence, pictures, { order: [examEvidence.at] });
  const fileOf = new Map(files.map(({ registrationId, fileId }) => [registrationId, fileId]));
  const { default: sharp } = await import('sharp');
  const photoOf = async (bytes: Buffer | null) => {
    if (!bytes) return null;
    const jpeg = sharp(bytes)
      .resize(width, Math.round((width * 4) / 3), { fit: 'cover', position: 'top' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 });
    return jpeg.toBuffer().then(
      (made) => new Uint8Array(made),
      () => null,
    );
  };
  const all: Sitter[] = [];
  for (const portion of portionsOf(sitters, AT_ONCE)) {
    const photos: ReturnType<typeof photoOf>[] = [];
    // Read one after the other, since they may share a transaction.
    for (const { registrationId } of portion) {
      const fileId = fileOf.get(registrationId);
      photos.push(photoOf(fileId ? await readFileBytes({ ...deps, db }, fileId) : null));
    }
    const drawn = await Promise.all(photos);
    all.push(...portion.map((sitter, index) => ({ ...sitter, photo: drawn[index] ?? null })));
  }
  return all;
}
