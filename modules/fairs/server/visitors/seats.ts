import { and, eq, sql } from 'drizzle-orm';
import { promotions } from '#contract/identity/visitor.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { fairVisitor } from '../../schema.ts';
import { notifyJobers } from '../notify.ts';
import { type LockedFair, record, setFair } from '../store.ts';

/** Whether anybody waits; reads one row only. */
export async function hasWaiting(tx: Database, fairId: string): Promise<boolean> {
  const row = await rowOf(tx, { any: 'boolean' })`
    select exists (select from fair_visitor where fair_id = ${fairId} and status = 'waiting') as any`;
  return row?.any ?? false;
}

/** Gives free seats to the waiting list in order of arrival. For a transaction that has locked the fair. */
export async function moveUp(
  tx: Database,
  fair: Pick<LockedFair, 'id' | 'title' | 'state' | 'capacity' | 'taken'>,
  now: Date,
) {
  if (fair.state === 'ended' || fair.state === 'cancelled') return;
  const free = promotions({ ...fair, waiting: Number.MAX_SAFE_INTEGER });
  if (free === 0) return;
  const next = sql`
    select id from fair_visitor where fair_id = ${fair.id} and status = 'waiting' order by wait_number limit ${free}`;
  const moved = await tx
    .update(fairVisitor)
    .set({ status: 'signed-up', waitNumber: null })
    .where(and(eq(fairVisitor.fairId, fair.id), sql`${fairVisitor.id} in (${next})`))
    .returning({ id: fairVisitor.id, joberId: fairVisitor.joberId });
  if (moved.length === 0) return;
  await setFair(tx, fair.id, { taken: fair.taken + moved.length });
  const step = { fairId: fair.id, subject: 'visitor', fromStatus: 'waiting', move: 'promote', toStatus: 'signed-up' };
  await record(
    tx,
    moved.map(({ id }) => ({ ...step, subjectId: id, at: now })),
  );
  const notice = {
    kind: 'fair.promoted' as const,
    title: '候补成功',
    body: `你已获得“${fair.title}”的入场名额，请按时到场。`,
  };
  const joberIds = moved.map(({ joberId }) => joberId);
  await notifyJobers({ db: tx, now }, fair, joberIds, { ...notice, key: `promoted:${now.getTime()}` });
}
