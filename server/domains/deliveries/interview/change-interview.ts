import type { BoxMove } from '#contract/deliveries/box-rows.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { next } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { applyTransition, type StepActor } from '../apply-transition.ts';
import type { LockedDelivery } from '../store.ts';
import { addInterview, type InterviewRow, newestInterview } from './interview-store.ts';
import { isSameTerms, type Part, readTerms, requireAhead, type Terms } from './interview-terms.ts';

interface Change {
  order: BoxMove;
  part: Part;
  by: StepActor;
  now: Date;
}

/** An unchanged invitation that is still valid: sending it again changes nothing. */
const stands = ({ status }: InterviewRow) => status === 'waiting' || status === 'accepted';

function changeOf(current: InterviewRow, terms: Terms): 'agree-time' | 'move-interview' {
  const agreed = current.status === 'proposed' && current.proposedAt?.getTime() === terms.startsAt.getTime();
  return agreed ? 'agree-time' : 'move-interview';
}

/**
 * Reschedules while the delivery is in `interview`: another time, mode or place creates a new interview to be answered; the time
 * that the seeker proposed is accepted. Repeating the same invitation changes nothing.
 * @throws AppError INVALID_INPUT
 */
export async function changeInterview(
  tx: Database,
  locked: LockedDelivery,
  { order, part, by, now }: Change,
): Promise<void> {
  const terms = readTerms(order, part);
  const current = await newestInterview(tx, locked.id);
  if (current && stands(current) && isSameTerms(current, terms)) return;
  requireAhead(terms, part, now);
  const move = current ? changeOf(current, terms) : 'move-interview';
  const status = current ? next(interview, current.status, move, 'recruiter') : 'waiting';
  if (!status) throw appError('ILLEGAL_MOVE');
  await addInterview(tx, { ...terms, deliveryId: locked.id, status, now }, current);
  await applyTransition(tx, { locked, move, to: 'interview', by, note: order.note ?? null, now, terms });
}
