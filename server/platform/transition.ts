import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Machine, next, type Who } from '#contract/machine.ts';
import { publishPages } from './bus.ts';
import type { Database } from './database/database.ts';
import type { DbContext } from './db-context.ts';
import { appError } from './http/app-error.ts';

/** A move that the machine allows, as recorded in the history. */
export interface Moved<Row, State extends string, Move extends string> {
  row: Row;
  from: State | null;
  move: Move;
  to: State;
  who: Who;
  actorId: string | null;
  note: string;
  at: Date;
}

/** A move as the columns that its event has in every history, see `moveColumns`. */
export const eventOf = ({
  from,
  move,
  to,
  actorId,
  note,
  at,
}: Omit<Moved<unknown, string, string>, 'row' | 'who'>) => ({
  fromStatus: from,
  move,
  toStatus: to,
  actorId,
  note,
  at,
});

interface Change<State extends string, Values> {
  to: State;
  values: Values;
  at: Date;
}

/** How the rows of one machine are read, written and recorded. */
export interface Flow<Row, State extends string, Move extends string, Values extends object> {
  machine: Machine<State, Move>;
  stateOf(row: Row): string;
  /** The state before this one, for machines with moves that return to it. */
  stateBefore?(db: Database, row: Row): Promise<string | null> | string | null;
  /** Writes the state and the other values that the move changes; returns the updated rows in the same order. */
  save(db: Database, rows: readonly Row[], change: Change<State, Partial<Values>>): Promise<Row[]>;
  /** Appends the moves to the history. */
  record?(db: Database, moves: readonly Moved<Row, State, Move>[]): Promise<unknown>;
}

interface Order<State extends string, Move extends string, Values> {
  move: Move;
  who: Who;
  actorId: string | null;
  note?: string | undefined;
  /** Error message if the machine has no such move. */
  refusal?: string | undefined;
  /** Other values of the row that the move changes; may throw to refuse the move. */
  values?: Partial<Values> | ((to: State) => Partial<Values> | Promise<Partial<Values>>);
  /** Cache tags of the pages that the move changes. */
  tags?: readonly string[];
}

/** A move of one row, followed by notices and page tags. */
export interface Step<Row, State extends string, Move extends string, Values> extends Order<State, Move, Values> {
  /** Inserts the row of an initial move, in the state that the move leads to. */
  create?(to: State): Promise<Row>;
  notify?(row: Row): Promise<unknown>;
}

async function targetOf<Row, State extends string, Move extends string, Values extends object>(
  { db }: DbContext,
  flow: Flow<Row, State, Move, Values>,
  row: Row | null,
  { move, who, refusal }: Order<State, Move, Values>,
): Promise<{ from: State | null; to: State }> {
  const from = row === null ? null : (flow.stateOf(row) as State);
  const before = row === null ? null : await flow.stateBefore?.(db, row);
  const to = next(flow.machine, from, { move, who, was: before });
  if (!to) throw appError('ILLEGAL_MOVE', refusal ? { message: refusal } : {});
  return { from, to };
}

/**
 * Moves a locked row as its machine allows, in the caller's transaction: state, history, notices and page tags commit
 * together or not at all. `row` is null for an initial move, whose row `create` inserts.
 * @throws AppError ILLEGAL_MOVE
 */
export async function transition<Row, State extends string, Move extends string, Values extends object>(
  act: DbContext,
  flow: Flow<Row, State, Move, Values>,
  row: Row | null,
  step: Step<Row, State, Move, Values>,
): Promise<Row> {
  const { db, now: at } = act;
  const { move, who, actorId, note = '', values = {} } = step;
  const { from, to } = await targetOf(act, flow, row, step);
  const change = { to, values: typeof values === 'function' ? await values(to) : values, at };
  const saved = row === null ? await step.create?.(to) : (await flow.save(db, [row], change))[0];
  if (!saved) throw appError('NOT_FOUND');
  await flow.record?.(db, [{ row: saved, from, move, to, who, actorId, note, at }]);
  await step.notify?.(saved);
  if (step.tags) await publishPages(db, step.tags);
  return saved;
}

/**
 * Moves many locked rows to one state by one move, with as many statements as for one row.
 * @throws AppError ILLEGAL_MOVE if the machine does not allow the move for one of them
 */
export async function transitionAll<Row, State extends string, Move extends string, Values extends object>(
  act: DbContext,
  flow: Flow<Row, State, Move, Values>,
  rows: readonly Row[],
  step: Order<State, Move, Values>,
): Promise<Row[]> {
  const { db, now: at } = act;
  const { move, who, actorId, note = '', values = {} } = step;
  const targets: { from: State | null; to: State }[] = [];
  for (const row of rows) targets.push(await targetOf(act, flow, row, step));
  const to = targets[0]?.to;
  if (to === undefined) return [];
  if (targets.some((target) => target.to !== to)) throw new Error(`${move} leads to more than one state`);
  const change = { to, values: typeof values === 'function' ? await values(to) : values, at };
  const saved = await flow.save(db, rows, change);
  const moves = saved.map((row, n) => ({ row, from: targets[n]?.from ?? null, move, to, who, actorId, note, at }));
  await flow.record?.(db, moves);
  if (step.tags) await publishPages(db, step.tags);
  return saved;
}

export type StepOf<F> =
  F extends Flow<infer Row, infer State, infer Move, infer Values> ? Step<Row, State, Move, Values> : never;

/** A move of many rows, see `transitionAll`. */
export type OrderOf<F> = Omit<StepOf<F>, 'create' | 'notify'>;

type StatefulTable = PgTable & { id: PgColumn };

/** The `save` of a flow whose rows are locked rows of a table; properties that the lock query added to a row are preserved. */
export const saveIn =
  <T extends StatefulTable>(table: T, column: 'status' | 'state' = 'status') =>
  async <Row extends { id: string }>(
    db: Database,
    rows: readonly Row[],
    { to, values, at }: Change<string, object>,
  ): Promise<Row[]> => {
    const set = { ...('updatedAt' in table ? { updatedAt: at } : {}), ...values, [column]: to };
    const ids = rows.map(({ id }) => id);
    const saved = await db
      .update(table as PgTable)
      .set(set as PgUpdateSetSource<PgTable>)
      .where(inArray(table.id, ids))
      .returning();
    const byId = new Map(saved.map((row) => [(row as { id: string }).id, row]));
    return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
  };

/** The flow of the rows of a table whose `status` is their state; without `record` it has no history. */
export const flowOf = <
  T extends StatefulTable & { status: PgColumn; $inferSelect: { id: string; status: string } },
  State extends string,
  Move extends string,
>(
  machine: Machine<State, Move>,
  table: T,
  record?: (db: Database, moves: readonly Moved<T['$inferSelect'], State, Move>[]) => Promise<unknown>,
): Flow<T['$inferSelect'], State, Move, ValuesOf<T>> => ({
  machine,
  stateOf: ({ status }) => status,
  save: saveIn(table),
  ...(record && { record }),
});

/** The values of a table row, other than its state, that a move may change. */
type ValuesOf<T extends PgTable> = PgUpdateSetSource<T>;
