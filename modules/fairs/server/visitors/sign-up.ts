import { and, eq } from 'drizzle-orm';
import type { Ticket } from '#contract/identity/ticket.ts';
import { seatMove } from '#contract/identity/visitor.ts';
import { newId } from '#database/new-id.ts';
import { ownResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { newTicketCode } from '#server/platform/ticket-code.ts';
import { fairVisitor } from '../../schema.ts';
import { publishSeats } from '../page-tags.ts';
import { signUpRefusal } from '../policy.ts';
import { lockPublicFair, setFair } from '../store.ts';
import { moveVisitor } from './move-visitor.ts';
import { hasWaiting, moveUp } from './seats.ts';
import { ticketOf } from './tickets.ts';

interface Person {
  accountId: string;
  joberId: string;
}

const visitorOf = async (tx: Database, fairId: string, joberId: string) => {
  const [row] = await tx
    .select()
    .from(fairVisitor)
    .where(and(eq(fairVisitor.fairId, fairId), eq(fairVisitor.joberId, joberId)));
  return row ?? null;
};

async function given(tx: Database, { joberId }: Person, fairId: string): Promise<Ticket> {
  const ticket = await ticketOf(tx, joberId, fairId);
  if (!ticket) throw new Error('a sign-up without its ticket');
  return ticket;
}

/**
 * Gives a seeker a seat, or a position on the waiting list. Idempotent. The fair is locked, so no seat is given twice and nobody
 * overtakes.
 * @throws AppError NOT_FOUND (the fair, or a resume of someone else), ILLEGAL_MOVE (closed, ended, cancelled)
 */
export async function signUp(
  tx: Database,
  person: Person,
  { fairId, resumeId }: { fairId: string; resumeId?: string | undefined },
  now: Date,
): Promise<Ticket> {
  if (resumeId && !(await ownResume(tx, person.joberId, resumeId))) throw appError('NOT_FOUND');
  const fair = await lockPublicFair(tx, fairId, now);
  const before = await visitorOf(tx, fairId, person.joberId);
  if (before && before.status !== 'cancelled') return given(tx, person, fairId);
  const refusal = signUpRefusal(fair, now);
  if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
  const waiting = (await hasWaiting(tx, fairId)) ? 1 : 0;
  const move = seatMove({ capacity: fair.capacity, taken: fair.taken, waiting });
  const seated = move === 'sign-up';
  const values = {
    resumeId: resumeId ?? null,
    waitNumber: seated ? null : fair.lastWaiting + 1,
    // A cancelled ticket's code is never valid again.
    ticketCode: newTicketCode(),
    signedUpAt: now,
  };
  const created = { id: newId(), fairId, joberId: person.joberId, ...values };
  await moveVisitor({ db: tx, now }, before, {
    move,
    who: 'seeker',
    actorId: person.accountId,
    values,
    create: async (status) => {
      const [row] = await tx
        .insert(fairVisitor)
        .values({ ...created, status })
        .returning();
      if (!row) throw new Error('the visitor was not added');
      return row;
    },
  });
  await setFair(tx, fairId, seated ? { taken: fair.taken + 1 } : { lastWaiting: fair.lastWaiting + 1 });
  if (seated) await publishSeats(tx, fair, fair.taken + 1);
  return given(tx, person, fairId);
}

/**
 * Cancels a sign-up; the seat goes to the first on the waiting list. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE (already checked in)
 */
export async function cancelSignUp(tx: Database, person: Person, fairId: string, now: Date): Promise<void> {
  const fair = await lockPublicFair(tx, fairId, now);
  const before = await visitorOf(tx, fairId, person.joberId);
  if (!before) throw appError('NOT_FOUND', { message: '你还没有报名本场招聘会' });
  if (before.status === 'cancelled') return;
  const step = { move: 'cancel', who: 'seeker', actorId: person.accountId, refusal: '已签到，不能再取消' } as const;
  await moveVisitor({ db: tx, now }, before, { ...step, values: { waitNumber: null } });
  if (before.status !== 'signed-up') return;
  const taken = fair.taken - 1;
  await setFair(tx, fairId, { taken });
  await moveUp(tx, { ...fair, taken }, now);
  await publishSeats(tx, fair, fair.taken);
}
