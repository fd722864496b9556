import { and, eq, sql } from 'drizzle-orm';
import type { Ticket } from '#contract/identity/ticket.ts';
import { jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { LectureSeat } from '../../contract/content.ts';
import type { LectureFacts } from '../../contract/content-items.ts';
import { contentItem, lectureGuest } from '../../schema.ts';

export type GuestRow = typeof lectureGuest.$inferSelect;

/**
 * A published lecture, locked: sign-ups and cancellations are serialised.
 * @throws AppError NOT_FOUND
 */
export async function lockLecture(tx: Database, id: string, now: Date) {
  const [row] = await tx
    .select()
    .from(contentItem)
    .where(
      and(
        eq(contentItem.id, id),
        eq(contentItem.kind, 'lecture'),
        eq(contentItem.status, 'published'),
        sql`${contentItem.publishAt} <= ${now}`,
      ),
    )
    .for('no key update');
  if (!row) throw appError('NOT_FOUND', { message: '该讲座不存在或已下线' });
  return row;
}

/** Position on the waiting list, from 1, by the stored time, which is more precise than a Date. */
async function placeInQueue(db: Database, { lectureId, id }: GuestRow): Promise<number> {
  return db.$count(
    lectureGuest,
    and(
      eq(lectureGuest.lectureId, lectureId),
      eq(lectureGuest.state, 'waiting'),
      sql`(${lectureGuest.signedAt}, ${lectureGuest.id}) <= (
        select own.signed_at, own.id from lecture_guest as own where own.id = ${id})`,
    ),
  );
}

/** A seeker's seat at a lecture as they see it; null without one. */
export async function seatOf(db: Database, lectureId: string, joberId: string): Promise<LectureSeat | null> {
  const [found] = await db
    .select({ guest: lectureGuest, facts: contentItem.facts })
    .from(lectureGuest)
    .innerJoin(contentItem, eq(contentItem.id, lectureGuest.lectureId))
    .where(and(eq(lectureGuest.lectureId, lectureId), eq(lectureGuest.joberId, joberId)));
  if (!found || found.guest.state === 'cancelled') return null;
  const { guest, facts } = found;
  const waiting = guest.state === 'waiting';
  return {
    state: guest.state,
    ticket: waiting ? null : guest.ticket,
    waiting: waiting ? await placeInQueue(db, guest) : null,
    liveUrl: waiting ? '' : (facts as LectureFacts).liveUrl,
  };
}

/** The ticket of a seeker's seat, as saveSignUp answers it; null without one. */
export async function lectureTicket(db: Database, lectureId: string, joberId: string): Promise<Ticket | null> {
  const [found] = await db
    .select({ guest: lectureGuest, lecture: contentItem, holder: jober.name })
    .from(lectureGuest)
    .innerJoin(contentItem, eq(contentItem.id, lectureGuest.lectureId))
    .innerJoin(jober, eq(jober.id, lectureGuest.joberId))
    .where(and(eq(lectureGuest.lectureId, lectureId), eq(lectureGuest.joberId, joberId)));
  if (!found || found.guest.state === 'cancelled') return null;
  const { guest, lecture, holder } = found;
  const { mode, place, startsAt, endsAt } = lecture.facts as LectureFacts;
  const waiting = guest.state === 'waiting';
  return {
    id: guest.id,
    status: guest.state,
    code: waiting ? null : guest.ticket,
    waitingPlace: waiting ? await placeInQueue(db, guest) : null,
    holder,
    checkedInAt: guest.state === 'checked-in' ? guest.changedAt.toISOString() : null,
    about: {
      kind: 'lecture',
      id: lecture.id,
      title: lecture.title,
      startsAt,
      endsAt,
      place: mode === 'online' ? '线上' : place,
    },
  };
}
