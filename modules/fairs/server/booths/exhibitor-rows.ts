import { and, eq } from 'drizzle-orm';
import type { Who } from '#contract/machine.ts';
import type { Database } from '#server/platform/database/database.ts';
import { saveIn, transition } from '#server/platform/transition.ts';
import { type ExhibitorMove, exhibitor as machine } from '../../contract/exhibitor-state.ts';
import { fairExhibitor } from '../../schema.ts';
import { flowOf } from '../store.ts';

export type ExhibitorRow = typeof fairExhibitor.$inferSelect;

export async function exhibitorOf(tx: Database, fairId: string, companyId: string): Promise<ExhibitorRow | null> {
  const [row] = await tx
    .select()
    .from(fairExhibitor)
    .where(and(eq(fairExhibitor.fairId, fairId), eq(fairExhibitor.companyId, companyId)));
  return row ?? null;
}

/** Whether the company's application is still active. */
export const isIn = (row: ExhibitorRow | null): row is ExhibitorRow =>
  row !== null && row.status !== 'rejected' && row.status !== 'withdrawn' && row.status !== 'cancelled';

interface Step {
  move: ExhibitorMove;
  who: Who;
  actorId: string | null;
  now: Date;
  note?: string | undefined;
  values?: Partial<ExhibitorRow>;
}

const exhibitorFlow = flowOf('exhibitor', {
  machine,
  save: saveIn(fairExhibitor),
  fairIdOf: ({ fairId }: ExhibitorRow) => fairId,
});

/** Moves an exhibitor, in a transaction that locks the fair. @throws AppError ILLEGAL_MOVE */
export const moveExhibitor = (tx: Database, row: ExhibitorRow, { now, ...step }: Step): Promise<ExhibitorRow> =>
  transition({ db: tx, now }, exhibitorFlow, row, step);
