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

/** An invitation that still stands as it was sent: to send it again is no change. */
const stands = ({ status }: InterviewRow) => status === 'waiting' || status === 'accepted';

function changeOf(current: InterviewRow, terms: Terms): 'agree-time' | 'move-interview' {
  const agreed = current.status === 'proposed' && current.proposedAt?.getTime() === terms.startsAt.getTime();
  return agreed ? 'agree-time' : 'move-interview';
}

/**
 * Invites once more while the delivery is in `interview`: another time, way or place makes a new interview, to be answered
 * anew; the very time that the seeker proposed is agreed to. The same invitation again changes nothing.
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
