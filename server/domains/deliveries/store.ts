import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { DeliveryMove, DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { delivery, deliveryEvent } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';

const lockedColumns = {
  ...pick(delivery, 'id', 'status', 'previousStatus', 'changedAt', 'answeredAt', 'consentId', 'offer', 'reserve'),
  ...pick(delivery, 'joberId', 'companyId', 'postId'),
  joberName: jober.name,
  joberAccountId: jober.accountId,
  companyName: company.name,
  postTitle: post.title,
  /** The recruiter in charge of the post; null without one. */
  recruiterAccountId: companyMember.accountId,
};

const select = (tx: Database, which: SQL | undefined) =>
  tx
    .select(lockedColumns)
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(company, eq(company.id, delivery.companyId))
    .innerJoin(jober, eq(jober.id, delivery.joberId))
    .innerJoin(account, eq(account.id, jober.accountId))
    .leftJoin(companyMember, and(eq(companyMember.id, post.memberId), eq(companyMember.status, 'active')))
    .where(which);

/** A locked delivery, with everyone to be notified. */
export type LockedDelivery = Awaited<ReturnType<typeof select>>[number];

type Side = { companyId: string } | { joberId: string };

/** Reads and locks a delivery for a move of this side; null where absent or foreign. */
export async function lockDelivery(tx: Database, id: string, side: Side): Promise<LockedDelivery | null> {
  const ofSide = 'companyId' in side ? eq(delivery.companyId, side.companyId) : eq(delivery.joberId, side.joberId);
  const [row] = await select(tx, and(eq(delivery.id, id), ofSide)).for('no key update', { of: delivery });
  return row ?? null;
}

/** Locks many deliveries, oldest first; `skip` omits those locked by another transaction. */
export function lockDeliveries(
  tx: Database,
  which: SQL | undefined,
  most: number,
  locked: 'skip' | 'wait',
): Promise<LockedDelivery[]> {
  const found = select(tx, which).orderBy(delivery.submittedAt, delivery.id).limit(most);
  return locked === 'skip'
    ? found.for('no key update', { of: delivery, skipLocked: true })
    : found.for('no key update', { of: delivery });
}

export const setDelivery = (tx: Database, id: string, values: Partial<typeof delivery.$inferInsert>) =>
  tx.update(delivery).set(values).where(eq(delivery.id, id));

/** One event: a move, or an effect of time. */
export interface NewDeliveryEvent {
  deliveryId: string;
  from: DeliveryState | null;
  move: DeliveryMove | 'overdue';
  to: DeliveryState;
  side: 'seeker' | 'recruiter' | 'system';
  actorId: string | null;
  actorName: string;
  note: string | null;
  at: Date;
}

/** Stores events in one statement; returns their ids in the same order. */
export async function addDeliveryEvents(tx: Database, steps: readonly NewDeliveryEvent[]): Promise<number[]> {
  const rows = steps.map(({ from, to, ...step }) => ({ ...step, fromStatus: from, toStatus: to }));
  const inserted = await tx.insert(deliveryEvent).values(rows).returning({ id: deliveryEvent.id });
  return inserted.map(({ id }) => id);
}

/** The last move of a delivery; repeating it is not a move. */
export async function lastMove(tx: Database, deliveryId: string): Promise<string | null> {
  return (await lastStep(tx, deliveryId))?.move ?? null;
}

/** The last event of a delivery, with its author. */
export async function lastStep(tx: Database, deliveryId: string) {
  const [row] = await tx
    .select(pick(deliveryEvent, 'move', 'side', 'actorId', 'actorName'))
    .from(deliveryEvent)
    .where(eq(deliveryEvent.deliveryId, deliveryId))
    .orderBy(desc(deliveryEvent.id))
    .limit(1);
  return row ?? null;
}

/** A recruiter's name as recorded with moves. */
export async function memberName(tx: Database, memberId: string): Promise<string> {
  const [row] = await tx.select({ name: companyMember.name }).from(companyMember).where(eq(companyMember.id, memberId));
  return row?.name ?? '';
}
