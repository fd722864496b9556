import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { eventOf, type Flow, type Moved, type StepOf, saveIn, transition } from '#server/platform/transition.ts';
import { type FairMove, type FairState, fairStateAt, fair as machine } from '../contract/fair-state.ts';
import { fair, fairEvent } from '../schema.ts';

export type FairRow = typeof fair.$inferSelect;
type EventRow = typeof fairEvent.$inferInsert;

/** A locked fair, with its current state. */
export interface LockedFair extends FairRow {
  state: FairState;
}

/** The state of a fair computed from the clock. */
export const stateOf = (row: Pick<FairRow, 'status' | 'startsAt' | 'endsAt'>, now: Date): FairState =>
  fairStateAt(row.status, row.startsAt, row.endsAt, now);

/**
 * Locks the fair to the end of the transaction. Everything that assigns or releases a seat or a booth locks it first, which
 * serialises the counts.
 * @throws AppError NOT_FOUND
 */
export async function lockFair(tx: Database, id: string, now: Date): Promise<LockedFair> {
  const [row] = await tx.select().from(fair).where(eq(fair.id, id)).for('no key update');
  if (!row) throw appError('NOT_FOUND', { message: '该招聘会不存在或未发布' });
  return { ...row, state: stateOf(row, now) };
}

/** The same for callers who may not see drafts. */
export async function lockPublicFair(tx: Database, id: string, now: Date): Promise<LockedFair> {
  const locked = await lockFair(tx, id, now);
  if (locked.status === 'draft') throw appError('NOT_FOUND', { message: '该招聘会不存在或未发布' });
  return locked;
}

const BATCH = 1_000;

export async function record(tx: Database, events: readonly EventRow[]): Promise<void> {
  for (let at = 0; at < events.length; at += BATCH) await tx.insert(fairEvent).values(events.slice(at, at + BATCH));
}

export async function setFair(tx: Database, id: string, values: Partial<FairRow>): Promise<void> {
  await tx.update(fair).set(values).where(eq(fair.id, id));
}

const recordMoves = <R extends { id: string }>(
  db: Database,
  subject: 'booth' | 'exhibitor' | 'visitor' | 'fair',
  moves: readonly Moved<R, string, string>[],
  fairIdOf: (row: R) => string,
) =>
  record(
    db,
    moves.map((moved) => ({
      ...eventOf(moved),
      note: moved.note || null,
      fairId: fairIdOf(moved.row),
      subject,
      subjectId: moved.row.id,
    })),
  );

type StatusRow = { id: string; status: string };

/** The flow of what belongs to a fair, whose moves stand on the fair's record. */
export const flowOf = <R extends StatusRow, State extends string, Move extends string>(
  subject: 'booth' | 'exhibitor' | 'visitor',
  of: Pick<Flow<R, State, Move, R>, 'machine' | 'save'> & { fairIdOf(row: R): string },
): Flow<R, State, Move, R> => ({
  machine: of.machine,
  stateOf: ({ status }) => status,
  save: of.save,
  record: (db, moves) => recordMoves(db, subject, moves, of.fairIdOf),
});

const save = saveIn(fair);

const fairFlow: Flow<LockedFair, FairState, FairMove, FairRow> = {
  machine,
  stateOf: ({ state }) => state,
  save: async (db, rows, change) => (await save(db, rows, change)).map((row) => ({ ...row, state: change.to })),
  record: (db, moves) => recordMoves(db, 'fair', moves, ({ id }) => id),
};

/** Moves a locked fair, see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveFairRow = (context: DbContext, row: LockedFair, step: StepOf<typeof fairFlow>): Promise<LockedFair> =>
  transition(context, fairFlow, row, step);
