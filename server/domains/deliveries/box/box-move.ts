import { sql } from 'drizzle-orm';
import type { BoxMove } from '#contract/deliveries/box-rows.ts';
import { type DeliveryMove, delivery, mayTakeBack, moveForTarget } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { isSameOffer, type OfferTerms, offerFaults } from '#contract/deliveries/offer-rules.ts';
import { next } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { applyTransition, type StepActor } from '../apply-transition.ts';
import { addInterview, type InterviewRow, newestInterview, setInterview } from '../interview/interview-store.ts';
import {
  type InputPart,
  type InviteOrder,
  isSameTerms,
  readTerms,
  requireAhead,
  type Terms,
} from '../interview/interview-terms.ts';
import { requireInterviewers, tellCurrent, tellIfPlanned, tellInterviewers } from '../interview/interviewers.ts';
import { recordOpening } from '../record-opening.ts';
import { openDeliveryOf } from '../seeker/open-delivery-of.ts';
import { type LockedDelivery, lastMove, lastStep, memberName } from '../store.ts';
import { requireClearance } from './clearance.ts';
import { type BoxActor, lockInBox } from './lock-in-box.ts';

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
async function changeInterview(
  tx: Database,
  locked: LockedDelivery,
  { order, part, by, now }: { order: InviteOrder; part: InputPart; by: StepActor; now: Date },
): Promise<void> {
  const current = await newestInterview(tx, locked.id);
  const before = current?.interviewers ?? [];
  const terms = readTerms({ interviewers: before, roundId: current?.roundId, ...order }, part);
  if (order.interviewers) await requireInterviewers(tx, locked.companyId, terms);
  const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
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

/**
 * The terms of an offer that is made now. They may be absent: the GET form of the call cannot carry them.
 * @throws AppError INVALID_INPUT naming every invalid field
 */
function requireOffer(terms: OfferTerms | undefined, now: Date): OfferTerms | undefined {
  const issues = (terms ? offerFaults(terms, now) : []).map(([field, message]) => ({
    path: `body.offer.${field}`,
    message,
  }));
  if (issues.length > 0) throw appError('INVALID_INPUT', { message: issues[0]?.message, issues });
  return terms;
}

/** A recruiter's name as recorded with a move. */
export const signatureOf = async (tx: Database, { accountId, member }: BoxActor): Promise<StepActor> => ({
  side: 'recruiter',
  actorId: accountId,
  actorName: await memberName(tx, member.memberId),
});

/** Whether a call repeats what already happened: the target state is reached, or the undo was the last move. */
async function isRepeat(
  tx: Database,
  locked: LockedDelivery,
  order: BoxMove,
  found: DeliveryMove | 'same' | null,
): Promise<boolean> {
  if (found === 'same' && order.status === 'offer')
    return !order.offer || (locked.offer !== null && isSameOffer(locked.offer, order.offer));
  if (found === 'same' && order.status !== 'interview') return true;
  const mayBe = found === 'same' || (found === null && order.status === 'submitted');
  return mayBe && order.at === undefined && (await lastMove(tx, locked.id)) === 'take-back';
}

/** Locks the post, so that no newer delivery to it is created meanwhile. */
async function requireTakeBack(tx: Database, { joberId, postId, changedAt }: LockedDelivery, now: Date): Promise<void> {
  if (!mayTakeBack(changedAt, now)) throw appError('ILLEGAL_MOVE', { message: '已超过 7 天，不能再撤销' });
  await tx.execute(sql`select from post where id = ${postId} for share`);
  const newer = await openDeliveryOf(tx, joberId, postId);
  if (newer) throw appError('ILLEGAL_MOVE', { message: '对方已重新投递该职位，请处理新的投递' });
}

/** Describes the concurrent move of another person; undefined if there was none. */
async function whatHappened(tx: Database, { id, status }: LockedDelivery, { accountId }: BoxActor) {
  const last = await lastStep(tx, id);
  if (!last || last.move === 'deliver' || last.side === 'system' || last.actorId === accountId) return {};
  const who = last.side === 'seeker' ? '对方' : last.actorName || '同事';
  return { message: `${who}已把这份投递变为“${delivery.labels.recruiter[status]}”，您的操作没有执行` };
}

/**
 * Moves a delivery to a target state by the state machine. The row is locked, so of two concurrent moves the second is checked
 * against the first one's result. Repeating a call makes no further move. `submitted` undoes a refusal.
 * @returns whether anything changed
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT for an incomplete invitation
 */
export async function moveInBox(
  { db, actor, now }: DbContext<{ actor: BoxActor }>,
  order: InviteOrder,
  part: InputPart,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockInBox(tx, order.id, actor);
    const isTakeBack = locked.status === 'rejected' && order.status === 'submitted';
    const to = isTakeBack ? (locked.previousStatus ?? 'submitted') : order.status;
    const move = moveForTarget(locked.status, to, locked.previousStatus);
    if (await isRepeat(tx, locked, order, move)) return false;
    if (!move) throw appError('ILLEGAL_MOVE', await whatHappened(tx, locked, actor));
    const by = await signatureOf(tx, actor);
    if (move === 'same' && to === 'offer') {
      const offer = requireOffer(order.offer, now);
      const note = order.note ?? null;
      await applyTransition(tx, { locked, move: 'change-offer', to, by, note, now, offer });
      return true;
    }
    if (move === 'same') {
      await changeInterview(tx, locked, { order, part, by, now });
      return true;
    }
    if (move === 'take-back') await requireTakeBack(tx, locked, now);
    if (move === 'pass') await requireClearance(tx, locked.id);
    if (move === 'open') await recordOpening(tx, actor, locked, now);
    const terms = move === 'invite' ? readTerms(order, part) : undefined;
    if (terms) {
      requireAhead(terms, part, now);
      await requireInterviewers(tx, locked.companyId, terms);
      const before = await newestInterview(tx, locked.id);
      await addInterview(tx, { ...terms, deliveryId: locked.id, status: 'waiting', now }, before);
    }
    const offer = move === 'pass' ? requireOffer(order.offer, now) : undefined;
    await applyTransition(tx, { locked, move, to, by, note: order.note ?? null, now, terms, offer });
    if (terms) await tellCurrent(tx, 'assigned', { locked, by: actor.accountId, now });
    if (move === 'reject')
      await tellIfPlanned(tx, await newestInterview(tx, locked.id), { locked, by: actor.accountId, now });
    return true;
  });
}
