import { eq, sql } from 'drizzle-orm';
import type { Ticket } from '#contract/identity/ticket.ts';
import { visitor } from '#contract/identity/visitor.ts';
import { next } from '#contract/machine.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { newTicketCode } from '#server/platform/ticket-code.ts';
import { contentItem, lectureGuest, lectureGuestEvent } from '../../schema.ts';
import { publishPageChanges } from '../tags.ts';
import { lectureTicket, lockLecture } from './lecture-seats.ts';

export interface Guest {
  lectureId: string;
  joberId: string;
  accountId: string;
  now: Date;
}

/**
 * Signs a seeker up, or puts them on the waiting list of a full lecture: never more guests than seats, also concurrently. Asked
 * again it returns the existing ticket. For the caller's transaction.
 * @throws AppError NOT_FOUND for an item that is not a public lecture, CONFLICT once it is over
 */
export async function signUpForLecture(tx: Database, guest: Guest): Promise<Ticket> {
  const { lectureId, joberId, accountId, now } = guest;
  const lecture = await lockLecture(tx, lectureId, now);
  const [known] = await tx
    .select()
    .from(lectureGuest)
    .where(sql`${lectureGuest.lectureId} = ${lectureId} and ${lectureGuest.joberId} = ${joberId}`);
  const seat = await lectureTicket(tx, lectureId, joberId);
  if (seat) return seat;
  if (lecture.endsAt === null || lecture.endsAt <= now)
    throw appError('CONFLICT', { message: '讲座已结束，不能再报名' });
  const room = lecture.capacity === null || lecture.signed < lecture.capacity;
  const move = room ? 'sign-up' : 'queue';
  const state = next(visitor, known?.state ?? null, { move, who: 'seeker' });
  if (!state) throw appError('ILLEGAL_MOVE');
  // The database's clock orders arrivals within the same millisecond.
  const arrival = sql`clock_timestamp()`;
  const [stored] = await tx
    .insert(lectureGuest)
    .values({ id: newId(), lectureId, joberId, state, ticket: newTicketCode(), signedAt: arrival, changedAt: now })
    .onConflictDoUpdate({
      target: [lectureGuest.lectureId, lectureGuest.joberId],
      set: { state, signedAt: arrival, changedAt: now },
    })
    .returning({ id: lectureGuest.id });
  await tx
    .insert(lectureGuestEvent)
    .values({ guestId: stored?.id ?? '', move, toState: state, actorId: accountId, at: now });
  if (room) {
    await tx
      .update(contentItem)
      .set({ signed: sql`${contentItem.signed} + 1` })
      .where(eq(contentItem.id, lectureId));
    await publishPageChanges(tx, lecture);
  }
  const made = await lectureTicket(tx, lectureId, joberId);
  if (!made) throw appError('INTERNAL');
  return made;
}
