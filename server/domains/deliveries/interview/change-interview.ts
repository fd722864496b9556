import { interview } from '#contract/deliveries/interview-state.ts';
import { next } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { applyTransition, type StepActor } from '../apply-transition.ts';
import type { LockedDelivery } from '../store.ts';
import { addInterview, type InterviewRow, newestInterview, setInterview } from './interview-store.ts';
import { type InviteOrder, isSameTerms, type Part, readTerms, requireAhead, type Terms } from './interview-terms.ts';
import { requireInterviewers, tellCurrent, tellInterviewers } from './interviewers.ts';

/** An unchanged invitation that is still valid: sending it again changes nothing. */
const stands = ({ status }: InterviewRow) => status === 'waiting' || status === 'accepted';

function changeOf(current: InterviewRow, terms: Terms): 'agree-time' | 'move-interview' {
  const agreed = current.status === 'proposed' && current.proposedAt?.getTime() === terms.startsAt.getTime();
  return agreed ? 'agree-time' : 'move-interview';
}

/**
 * Reschedules while the delivery is in `interview`: another time, mode or place creates a new interview to be answered; the time
 * that the seeker proposed is accepted. Other interviewers are no news to the seeker; a call that
 * names none keeps them. Repeating the same invitation changes nothing.
 * @throws AppError INVALID_INPUT
 */
export async function changeInterview(
  tx: Database,
  locked: LockedDelivery,
  { order, part, by, now }: { order: InviteOrder; part: Part; by: StepActor; now: Date },
): Promise<void> {
  const current = await newestInterview(tx, locked.id);
  const before = current?.interviewers ?? [];
  const terms = readTerms({ interviewers: before, roundId: current?.roundId, ...order }, part);
  if (order.interviewers) await requireInterviewers(tx, locked.companyId, terms);
  const without = (some: readonly string[], others: readonly string[]) => some.filter((id) => !others.includes(id));
  const telling = { locked, by: by.actorId, now };
  if (current && stands(current) && isSameTerms(current, terms)) {
    await setInterview(tx, current.id, { interviewers: terms.interviewers });
    await tellInterviewers(tx, 'assigned', without(terms.interviewers, before), { ...telling, interview: current });
    await tellInterviewers(tx, 'released', without(before, terms.interviewers), { ...telling, interview: current });
    return;
  }
  requireAhead(terms, part, now);
  const move = current ? changeOf(current, terms) : 'move-interview';
  const status = current ? next(interview, current.status, { move, who: 'recruiter' }) : 'waiting';
  if (!status) throw appError('ILLEGAL_MOVE');
  await addInterview(tx, { ...terms, deliveryId: locked.id, status, now }, current);
  await applyTransition(tx, { locked, move, to: 'interview', by, note: order.note ?? null, now, terms });
  await tellCurrent(tx, 'changed', telling);
  if (current)
    await tellInterviewers(tx, 'released', without(before, terms.interviewers), { ...telling, interview: current });
}
