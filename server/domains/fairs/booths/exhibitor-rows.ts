import { and, eq } from 'drizzle-orm';
import { type ExhibitorMove, exhibitor as machine } from '#contract/fairs/exhibitor-state.ts';
import { next, type Who } from '#contract/machine.ts';
import { fairExhibitor } from '#database/schema/fairs.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { record } from '../store.ts';

export type ExhibitorRow = typeof fairExhibitor.$inferSelect;

export async function exhibitorOf(tx: Database, fairId: string, companyId: string): Promise<ExhibitorRow | null> {
  const [row] = await tx
    .select()
    .from(fairExhibitor)
    .where(and(eq(fairExhibitor.fairId, fairId), eq(fairExhibitor.companyId, companyId)));
  return row ?? null;
}

/** Whether the company still has to do with the fair. */
export const isIn = (row: ExhibitorRow | null): row is ExhibitorRow =>
  row !== null && row.status !== 'rejected' && row.status !== 'withdrawn' && row.status !== 'cancelled';

interface Step {
  who: Who;
  actorId: string | null;
  now: Date;
  note?: string | undefined;
}

/** Moves an exhibitor by the table, in a transaction that holds the fair. @throws AppError ILLEGAL_MOVE */
export async function moveExhibitor(
  tx: Database,
  row: ExhibitorRow,
  move: ExhibitorMove,
  { who, actorId, now, note }: Step,
  values: Partial<ExhibitorRow> = {},
): Promise<ExhibitorRow> {
  const status = next(machine, row.status, move, who);
  if (!status) throw appError('ILLEGAL_MOVE');
  const changed = { ...row, ...values, status };
  await tx
    .update(fairExhibitor)
    .set({ ...values, status })
    .where(eq(fairExhibitor.id, row.id));
  const step = {
    fairId: row.fairId,
    subject: 'exhibitor',
    subjectId: row.id,
    fromStatus: row.status,
    move,
    toStatus: status,
  };
  await record(tx, [{ ...step, actorId, note: note ?? null, at: now }]);
  return changed;
}
