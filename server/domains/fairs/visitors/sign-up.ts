import { and, eq } from 'drizzle-orm';
import type { Ticket } from '#contract/fairs/tickets.ts';
import { seatMove, visitor } from '#contract/identity/visitor.ts';
import { next } from '#contract/machine.ts';
import { newId } from '#database/new-id.ts';
import { fairVisitor } from '#database/schema/fairs.ts';
import { ownResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { newTicketCode } from '#server/platform/ticket-code.ts';
import { tellSeats } from '../page-tags.ts';
import { signUpRefusal } from '../policy.ts';
import { lockPublicFair, record, setFair } from '../store.ts';
import { hasWaiting, moveUp } from './seats.ts';
import { ticketOf } from './tickets.ts';

interface Person {
  accountId: string;
  joberId: string;
}

interface SignUpCommand {
  fairId: string;
  resumeId?: string | undefined;
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
 * Gives a seeker a seat, or a place in the order of those who wait. Signing up twice is one sign-up. The fair is held
 * meanwhile, so no seat is given twice and nobody passes another.
 * @throws AppError NOT_FOUND (the fair, or a resume that is not theirs), ILLEGAL_MOVE (closed, ended, cancelled)
 */
export async function signUp(
  tx: Database,
  person: Person,
  { fairId, resumeId }: SignUpCommand,
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
  const status = next(visitor, before?.status ?? null, move, 'seeker');
  if (!status) throw appError('ILLEGAL_MOVE');
  const seated = move === 'sign-up';
  const values = {
    status,
    resumeId: resumeId ?? null,
    waitNumber: seated ? null : fair.lastWaiting + 1,
    // A ticket that was given back opens no door any more.
    ticketCode: newTicketCode(),
    signedUpAt: now,
  };
  const id = before?.id ?? newId();
  if (before) await tx.update(fairVisitor).set(values).where(eq(fairVisitor.id, id));
  else await tx.insert(fairVisitor).values({ id, fairId, joberId: person.joberId, ...values });
  await setFair(tx, fairId, seated ? { taken: fair.taken + 1 } : { lastWaiting: fair.lastWaiting + 1 });
  const step = {
    fairId,
    subject: 'visitor',
    subjectId: id,
    fromStatus: before?.status ?? null,
    move,
    toStatus: status,
  };
  await record(tx, [{ ...step, actorId: person.accountId, at: now }]);
  if (seated) await tellSeats(tx, fair, fair.taken + 1);
  return given(tx, person, fairId);
}

/**
 * Gives the seat back, to the first of those who wait. Doing it twice is once.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE (already checked in)
 */
export async function cancelSignUp(tx: Database, person: Person, fairId: string, now: Date): Promise<void> {
  const fair = await lockPublicFair(tx, fairId, now);
  const before = await visitorOf(tx, fairId, person.joberId);
  if (!before) throw appError('NOT_FOUND', { message: '你还没有报名本场招聘会' });
  if (before.status === 'cancelled') return;
  const status = next(visitor, before.status, 'cancel', 'seeker');
  if (!status) throw appError('ILLEGAL_MOVE', { message: '已签到，不能再取消' });
  await tx.update(fairVisitor).set({ status, waitNumber: null }).where(eq(fairVisitor.id, before.id));
  const step = {
    fairId,
    subject: 'visitor',
    subjectId: before.id,
    fromStatus: before.status,
    move: 'cancel',
    toStatus: status,
  };
  await record(tx, [{ ...step, actorId: person.accountId, at: now }]);
  if (before.status !== 'signed-up') return;
  const taken = fair.taken - 1;
  await setFair(tx, fairId, { taken });
  await moveUp(tx, { ...fair, taken }, now);
  await tellSeats(tx, fair, fair.taken);
}
