import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ticket } from '#contract/identity/ticket.ts';
import { type VisitorMove, type VisitorState, visitor } from '#contract/identity/visitor.ts';
import { next, type Who } from '#contract/machine.ts';
import { newId } from '#database/new-id.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { newTicketCode } from '#server/platform/ticket-code.ts';
import { type Flow, saveIn, transition } from '#server/platform/transition.ts';
import { contentItem, lectureGuest, lectureGuestEvent } from '../../schema.ts';
import { publishPageChanges } from '../tags.ts';
import { type GuestRow, lectureTicket, lockLecture } from './lecture-seats.ts';

interface Guest {
  lectureId: string;
  joberId: string;
  accountId: string;
  now: Date;
}

/** Counts a seat more or less, as the pages say it. */
async function countSeat(tx: Database, lecture: typeof contentItem.$inferSelect, more: 1 | -1): Promise<void> {
  const signed = sql`${contentItem.signed} + ${more}`;
  await tx.update(contentItem).set({ signed }).where(eq(contentItem.id, lecture.id));
  await publishPageChanges(tx, lecture);
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
  if (room) await countSeat(tx, lecture, 1);
  const made = await lectureTicket(tx, lectureId, joberId);
  if (!made) throw appError('INTERNAL');
  return made;
}

const guestFlow: Flow<GuestRow, VisitorState, VisitorMove, GuestRow> = {
  machine: visitor,
  stateOf: ({ state }) => state,
  save: saveIn(lectureGuest, 'state'),
  record: async (db, moves) => {
    const events = moves.map(({ row, move, to, actorId, at }) => ({ guestId: row.id, move, toState: to, actorId, at }));
    await db.insert(lectureGuestEvent).values(events);
  },
};

const moveGuest = (
  tx: Database,
  guest: GuestRow,
  move: VisitorMove,
  { now, ...by }: { who: Who; actorId: string | null; now: Date },
) => transition({ db: tx, now }, guestFlow, guest, { ...by, move, values: { changedAt: now } });

/** Gives a freed seat to the person who has waited longest, and notifies them. */
async function promoteFirst(tx: Database, lecture: { id: string; title: string }, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ guest: lectureGuest, accountId: jober.accountId })
    .from(lectureGuest)
    .innerJoin(jober, eq(jober.id, lectureGuest.joberId))
    .where(and(eq(lectureGuest.lectureId, lecture.id), eq(lectureGuest.state, 'waiting')))
    .orderBy(asc(lectureGuest.signedAt), asc(lectureGuest.id))
    .limit(1);
  if (!found) return false;
  await moveGuest(tx, found.guest, 'promote', { who: 'system', actorId: null, now });
  if (found.accountId) {
    await notifyAccount(tx, {
      accountId: found.accountId,
      kind: 'lecture.promote',
      title: '讲座候补成功',
      body: `你候补的“${lecture.title}”有了名额，已为你报名。`,
      link: `/entrepreneurship/expert/details?id=${lecture.id}`,
      effectKey: `lecture:${lecture.id}:${found.guest.id}:promote:${now.toISOString()}`,
      now,
    });
  }
  return true;
}

/**
 * Cancels a seat or a position on the waiting list. A freed seat goes to the head of the list.
 * @throws AppError NOT_FOUND where there is none
 */
export async function leaveLecture(tx: Database, { lectureId, joberId, accountId, now }: Guest): Promise<void> {
  const lecture = await lockLecture(tx, lectureId, now);
  const [guest] = await tx
    .select()
    .from(lectureGuest)
    .where(and(eq(lectureGuest.lectureId, lectureId), eq(lectureGuest.joberId, joberId)));
  if (!guest || guest.state === 'cancelled') throw appError('NOT_FOUND', { message: '你没有报名这场讲座' });
  await moveGuest(tx, guest, 'cancel', { who: 'seeker', actorId: accountId, now });
  if (guest.state !== 'signed-up') return;
  const filled = await promoteFirst(tx, lecture, now);
  if (filled) return;
  await countSeat(tx, lecture, -1);
}
