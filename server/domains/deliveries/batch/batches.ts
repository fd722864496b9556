import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type BoxBatchMove,
  type BoxBatchState,
  batchGraceMs,
  boxBatch as machine,
} from '#contract/deliveries/box-batch-state.ts';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { boxBatch, boxBatchItem } from '#database/schema/delivery-box.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { type Flow, type StepOf, saveIn, transition } from '#server/platform/transition.ts';
import { aliasOf, anonymous } from '../anonymise.ts';
import type { Recruiter } from '../box/lock-in-box.ts';

/** The job that runs a batch after its grace period, see `run-batch.ts`. */
export const BATCH_JOB = 'box.batch';

const absent = () => appError('NOT_FOUND', { message: '批量答复不存在' });
const owned = ({ member }: Recruiter, id: string) => and(eq(boxBatch.id, id), eq(boxBatch.companyId, member.companyId));

async function present(db: Database, row: typeof boxBatch.$inferSelect) {
  const results = await db
    .select({
      id: boxBatchItem.deliveryId,
      name: sql<string>`delivery.snapshot -> 'jober' ->> 'name'`,
      anonymous: anonymous.as('anonymous'),
      outcome: sql<BoxBatch['results'][number]['outcome']>`${boxBatchItem.outcome}`,
      message: boxBatchItem.message,
    })
    .from(boxBatchItem)
    .innerJoin(delivery, eq(delivery.id, boxBatchItem.deliveryId))
    .where(eq(boxBatchItem.batchId, row.id))
    .orderBy(asc(boxBatchItem.deliveryId));
  return {
    ...row,
    move: row.move as BoxBatch['move'],
    results: results.map(({ anonymous: isAnonymous, ...item }) => ({
      ...item,
      name: isAnonymous ? aliasOf(item.id) : item.name,
    })),
  };
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function readBatch(db: Database, actor: Recruiter, id: string) {
  const [row] = await db.select().from(boxBatch).where(owned(actor, id));
  if (!row) throw absent();
  return present(db, row);
}

type Batch = typeof boxBatch.$inferSelect;

/** A batch keeps no record of its own: each delivery that it moves has one. */
const batchFlow: Flow<Batch, BoxBatchState, BoxBatchMove, Batch> = {
  machine,
  stateOf: ({ state }) => state,
  save: saveIn(boxBatch, 'state'),
};

/** Ends a locked batch. @throws AppError ILLEGAL_MOVE */
export const moveBatch = (context: DbContext, batch: Batch, step: StepOf<typeof batchFlow>): Promise<Batch> =>
  transition(context, batchFlow, batch, { ...step, values: { endedAt: context.now } });

/**
 * Starts a reply to many deliveries. Nothing is sent before the grace period ends, because a notice cannot be recalled.
 * @throws AppError NOT_FOUND if any delivery is absent or foreign
 */
export async function startBatch(
  { db, jobs, actor, now }: DbContext<{ jobs: Jobs; actor: Recruiter }>,
  { ids, move, note = '' }: { ids: string[]; move: BoxBatch['move']; note?: string | undefined },
) {
  const requested = [...new Set(ids)];
  const id = newId();
  return db.transaction(async (tx) => {
    const { companyId, memberId } = actor.member;
    const found = await tx
      .select({ id: delivery.id })
      .from(delivery)
      .where(and(inArray(delivery.id, requested), eq(delivery.companyId, companyId)));
    if (found.length < requested.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
    const runsAt = new Date(now.getTime() + batchGraceMs);
    const made = { id, companyId, memberId, accountId: actor.accountId, move, note, createdAt: now, runsAt };
    const [row] = await tx
      .insert(boxBatch)
      .values({ ...made, state: 'waiting' })
      .returning();
    await tx
      .insert(boxBatchItem)
      .values(requested.map((deliveryId) => ({ batchId: id, deliveryId, outcome: 'waiting' })));
    await jobs.enqueue(tx, BATCH_JOB, { id }, { runAt: runsAt, uniqueKey: `box-batch:${id}` });
    return present(tx, row as typeof boxBatch.$inferSelect);
  });
}

/** Cancels a batch before anything is sent. @throws AppError NOT_FOUND; ILLEGAL_MOVE once it was carried out */
export function undoBatch(db: Database, actor: Recruiter, id: string, now: Date) {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(boxBatch).where(owned(actor, id)).for('no key update');
    if (!locked) throw absent();
    if (locked.state === 'undone') return present(tx, locked);
    const refusal = '答复已经发出，不能撤销；不合适的可在 7 天内逐份撤销';
    const step = { move: 'undo', who: 'recruiter', actorId: actor.accountId, refusal } as const;
    return present(tx, await moveBatch({ db: tx, now }, locked, step));
  });
}
