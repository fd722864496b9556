import type { DeliveryMove, DeliveryState } from '#contract/deliveries/delivery-state.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Terms } from './interview/interview-terms.ts';
import { record } from './notify.ts';
import { type LockedDelivery, type NewDeliveryEvent, setDelivery } from './store.ts';

/** The author of a move, as recorded. */
export type StepActor = Pick<NewDeliveryEvent, 'side' | 'actorId' | 'actorName'>;

export interface Move {
  locked: LockedDelivery;
  move: DeliveryMove;
  to: DeliveryState;
  by: StepActor;
  note: string | null;
  now: Date;
  terms?: Terms;
  /** Of a `pass` or `change-offer`. */
  offer?: OfferTerms;
  proposedAt?: Date;
  chosenAt?: Date | undefined;
}

/** The columns that a move sets besides the state; the reserve is of people in interviews. The company's first answer counts for its reply rate. */
function effectOf({ locked, move, to, by, note, now, offer }: Move) {
  const reserve = to === 'interview' ? locked.reserve : null;
  const answeredAt = by.side === 'recruiter' && move !== 'open' ? (locked.answeredAt ?? now) : locked.answeredAt;
  if (move === 'open') return { viewedAt: now };
  if (move === 'pass' || move === 'change-offer') return { answeredAt, reserve, offer: offer ?? null };
  if (move === 'reject') return { answeredAt, reserve, previousStatus: locked.status, reason: note };
  if (move === 'take-back') return { answeredAt, previousStatus: null, reason: null };
  return { answeredAt, reserve };
}

/** Applies an allowed move to a locked delivery: row, event and notices together. */
export async function applyTransition(tx: Database, order: Move): Promise<void> {
  const { locked, move, to, by, note, now, terms, proposedAt, chosenAt, offer } = order;
  await setDelivery(tx, locked.id, { status: to, changedAt: now, ...effectOf(order) });
  await record(tx, [
    { locked, step: { from: locked.status, move, to, ...by, note, at: now }, terms, proposedAt, chosenAt, offer },
  ]);
}
