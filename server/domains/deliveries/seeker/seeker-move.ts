import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { interviewTimeFault } from '#contract/deliveries/interviews.ts';
import { hasStarted } from '#contract/deliveries/offer-rules.ts';
import { next } from '#contract/machine.ts';
import { deliveryEvent } from '#database/schema/deliveries.ts';
import { revokeConsent } from '#server/domains/identity/public.ts';
import { replaceInNotices } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { aliasOf } from '../anonymise.ts';
import { applyTransition } from '../apply-transition.ts';
import { askToClose } from '../ask-to-close.ts';
import { type InterviewRow, newestInterview, setInterview } from '../interview/interview-store.ts';
import { tellCurrent, tellIfPlanned } from '../interview/interviewers.ts';
import { chooseSlot } from '../interview/slots.ts';
import { isInterviewMove, openMoves, type SeekerMove } from '../moves.ts';
import { type LockedDelivery, lastMove, lockDelivery } from '../store.ts';
import { startWork } from './start-accepted.ts';

/** Replaces the seeker's name by the delivery's alias in all earlier notices to the company and its recruiters. */
async function anonymiseNotices(tx: Database, { id, joberName }: LockedDelivery): Promise<void> {
  const events = await tx.select({ id: deliveryEvent.id }).from(deliveryEvent).where(eq(deliveryEvent.deliveryId, id));
  const effectKeys = events.flatMap((event) =>
    ['company', 'recruiter'].map((reader) => `delivery:${id}:${event.id}:${reader}`),
  );
  await replaceInNotices(tx, effectKeys, { text: joberName, by: aliasOf(id) });
}

interface SeekerMoveCommand {
  id: string;
  move: SeekerMove;
  note?: string | undefined;
  proposedAt?: string | undefined;
  chosenAt?: string | undefined;
  readAt?: string | undefined;
}

/** The proposed time. @throws AppError INVALID_INPUT where it is absent, past or too far ahead */
function proposalOf({ move, proposedAt }: SeekerMoveCommand, now: Date): Date | undefined {
  if (move !== 'propose-time') return undefined;
  if (!proposedAt) throw fieldError('body.proposedAt', '请填写希望的时间');
  const moment = new Date(proposedAt);
  const fault = interviewTimeFault('希望的时间', moment, now);
  if (fault) throw fieldError('body.proposedAt', fault);
  return moment;
}

/** Leaving an accepted offer needs a reason, which the company reads. @throws AppError INVALID_INPUT */
function requireReason({ move, note }: SeekerMoveCommand): void {
  if (move === 'back-out' && !note) throw fieldError('body.note', '请写明退出的原因');
}

/** Nobody accepts terms that they have not read. @throws AppError CONFLICT where the offer was changed since */
function requireRead({ move, readAt }: SeekerMoveCommand, { changedAt }: LockedDelivery): void {
  if (move === 'accept-offer' && readAt && Date.parse(readAt) !== changedAt.getTime())
    throw appError('CONFLICT', { message: '学校刚刚更改了录用条件，请看过再答复' });
}

/** Moves after which a planned interview is not held. */
const ends = new Set<SeekerMove>(['withdraw', 'decline-interview', 'cancel-interview']);

/** Whether the call repeats the last move; for a proposal, with the same time. An accepted offer may have started at once. */
async function isRepeat(
  tx: Database,
  { id, move }: SeekerMoveCommand,
  current: InterviewRow | null,
  proposed: Date | undefined,
) {
  const last = await lastMove(tx, id);
  if (last !== move && !(move === 'accept-offer' && last === 'start')) return false;
  return proposed === undefined || current?.proposedAt?.getTime() === proposed.getTime();
}

/**
 * A seeker's move: withdraw, or answer an invitation or an offer. Idempotent.
 * @throws AppError NOT_FOUND for an absent or foreign delivery, INVALID_INPUT, ILLEGAL_MOVE
 */
export async function moveBySeeker(
  db: Database,
  { accountId, joberId }: SignedIn & { joberId: string },
  order: SeekerMoveCommand,
  now: Date,
): Promise<void> {
  const proposedAt = proposalOf(order, now);
  requireReason(order);
  const { id, move, note = null } = order;
  await db.transaction(async (tx) => {
    const locked = await lockDelivery(tx, id, { joberId });
    if (!locked) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
    const current = await newestInterview(tx, id);
    if (await isRepeat(tx, order, current, proposedAt)) return;
    const status = { ...locked, interviewStatus: current?.status ?? null };
    const to = next(delivery, locked.status, { move, who: 'seeker' });
    if (!to || !openMoves(status, 'seeker').includes(move)) throw appError('ILLEGAL_MOVE');
    requireRead(order, locked);
    const answer = current && isInterviewMove(move) ? next(interview, current.status, { move, who: 'seeker' }) : null;
    const chosenAt =
      current && move === 'accept-interview' ? await chooseSlot(tx, current, order.chosenAt, now) : undefined;
    if (current && answer) {
      const reply = { answerNote: note ?? '', proposedAt: proposedAt ?? null, answeredAt: now };
      await setInterview(tx, current.id, { status: answer, ...reply });
    }
    if (move === 'withdraw') {
      await revokeConsent(tx, locked.consentId, now);
      await anonymiseNotices(tx, locked);
    }
    const by = { side: 'seeker', actorId: accountId, actorName: locked.joberName } as const;
    await applyTransition(tx, { locked, move, to, by, note, now, proposedAt, chosenAt });
    if (chosenAt) await tellCurrent(tx, 'fixed', { locked, by: accountId, now });
    if (ends.has(move)) await tellIfPlanned(tx, current, { locked, by: accountId, now });
    if (to !== 'accepted') return;
    await askToClose(tx, locked, now);
    if (hasStarted(locked.offer, now)) await startWork(tx, { ...locked, status: to }, now);
  });
}
