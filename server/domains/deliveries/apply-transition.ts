import type { DeliveryMove, DeliveryState } from '#contract/deliveries/delivery-state.ts';
import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Terms } from './interview/interview-terms.ts';
import { record } from './notify.ts';
import { type Held, type Step, setDelivery } from './store.ts';

/** Who makes a move, as the record signs it. */
export type Actor = Pick<Step, 'side' | 'actorId' | 'actorName'>;

export interface Move {
  held: Held;
  move: DeliveryMove;
  to: DeliveryState;
  by: Actor;
  note: string | null;
  now: Date;
  terms?: Terms;
  proposedAt?: Date;
}

/** What a move changes on the row beside its state. The first answer of the company is what its reply rate counts. */
function effectOf({ held, move, by, note, now }: Move) {
  const answeredAt = by.side === 'recruiter' && move !== 'open' ? (held.answeredAt ?? now) : held.answeredAt;
  if (move === 'open') return { viewedAt: now };
  if (move === 'reject') return { answeredAt, previousStatus: held.status, reason: note };
  if (move === 'take-back') return { answeredAt, previousStatus: null, reason: null };
  return { answeredAt };
}

/** Carries out a move that the tables allow, on a delivery that is held: row, record and notices together. */
export async function carryOut(tx: Database, bus: Bus, order: Move): Promise<void> {
  const { held, move, to, by, note, now, terms, proposedAt } = order;
  await setDelivery(tx, held.id, { status: to, changedAt: now, ...effectOf(order) });
  await record(tx, bus, [{ held, step: { from: held.status, move, to, ...by, note, at: now }, terms, proposedAt }]);
}
