import { eq } from 'drizzle-orm';
import { type FairState, fairStateAt } from '#contract/fairs/fair-state.ts';
import { fair, fairEvent } from '#database/schema/fairs.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

export type FairRow = typeof fair.$inferSelect;
type EventRow = typeof fairEvent.$inferInsert;

/** A fair held for a change, with the state that counts now. */
export interface LockedFair extends FairRow {
  state: FairState;
}

/** The state of a fair as the clock has it. */
export const stateOf = (row: Pick<FairRow, 'status' | 'startsAt' | 'endsAt'>, now: Date): FairState =>
  fairStateAt(row.status as FairState, row.startsAt, row.endsAt, now);

/**
 * The fair, held to the end of the transaction: whatever gives away or takes back a seat or a booth comes through here
 * first, so these are counted one after the other.
 * @throws AppError NOT_FOUND
 */
export async function lockFair(tx: Database, id: string, now: Date): Promise<LockedFair> {
  const [row] = await tx.select().from(fair).where(eq(fair.id, id)).for('no key update');
  if (!row) throw appError('NOT_FOUND', { message: '该招聘会不存在或未发布' });
  return { ...row, state: stateOf(row, now) };
}

/** The same for whoever may not know of a draft. */
export async function lockPublicFair(tx: Database, id: string, now: Date): Promise<LockedFair> {
  const held = await lockFair(tx, id, now);
  if (held.status === 'draft') throw appError('NOT_FOUND', { message: '该招聘会不存在或未发布' });
  return held;
}

const BATCH = 1_000;

/** Keeps moves on the record. */
export async function record(tx: Database, events: readonly EventRow[]): Promise<void> {
  for (let at = 0; at < events.length; at += BATCH) await tx.insert(fairEvent).values(events.slice(at, at + BATCH));
}

export async function setFair(tx: Database, id: string, values: Partial<FairRow>): Promise<void> {
  await tx.update(fair).set(values).where(eq(fair.id, id));
}
