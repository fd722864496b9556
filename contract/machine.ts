/**
 * Who makes a move. `owner` is the 主管理员 of a company and `member` the person whom a membership is about; `judge` holds a device that entered
 * an interview by a code; `self` is the account's holder; `clock` is time itself, `system` another part of the product, `provider` a payment provider's callback.
 */
export type Who =
  | 'seeker'
  | 'recruiter'
  | 'owner'
  | 'member'
  | 'judge'
  | 'operator'
  | 'self'
  | 'clock'
  | 'system'
  | 'provider';

/**
 * One row of a table. `from: null` creates the object. With `was`, the row applies only if the object was in that state before.
 */
export interface Transition<State extends string, Move extends string> {
  readonly from: State | null;
  readonly move: Move;
  readonly who: Who;
  readonly to: State;
  readonly was?: State;
}

/** A state machine: the table, the labels of its states (by the side that reads them) and of its moves (buttons). */
export interface Machine<State extends string, Move extends string, Side extends string = string> {
  readonly labels: Readonly<Record<Side, Readonly<Record<State, string>>>>;
  readonly moves: Readonly<Record<Move, string>>;
  readonly table: readonly Transition<State, Move>[];
}

type TransitionRow<State extends string, Move extends string> = readonly [
  from: State | null | readonly (State | null)[],
  move: Move,
  who: Who | readonly Who[],
  to?: State,
];

const each = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** Expands a table in which a row names several states or actors; without a state that it leads to, it changes none. */
export function rows<State extends string, Move extends string>(
  ...table: readonly TransitionRow<State, Move>[]
): Transition<State, Move>[] {
  return table.flatMap(([froms, move, whos, to]) =>
    each(froms).flatMap((from) => each(whos).map((who) => ({ from, move, who, to: to ?? (from as State) }))),
  );
}

/** A move and its actor. `was` is the previous state, as stored, for moves that return to it. */
interface Attempt<Move> {
  move: Move;
  who: Who;
  was?: string | null | undefined;
}

/** The state that a move from a stored state leads to, or null where the table has no such move: answer 409 and change nothing. */
export function next<State extends string, Move extends string>(
  machine: Machine<State, Move>,
  from: string | null,
  { move, who, was }: Attempt<NoInfer<Move>>,
): State | null {
  const row = machine.table.find(
    (row) => row.from === from && row.move === move && row.who === who && (row.was === undefined || row.was === was),
  );
  return row?.to ?? null;
}

/** The moves that an actor may make from a state, in the order of the table: the buttons of a screen. */
export function movesFor<State extends string, Move extends string>(
  machine: Machine<State, Move>,
  from: string | null,
  who: Who,
  was?: string | null,
): Move[] {
  const open = machine.table.filter(
    (row) => row.from === from && row.who === who && (row.was === undefined || row.was === was),
  );
  return open.map((row) => row.move);
}

/** Every state of a machine, in the order of its labels. */
export function statesOf<State extends string>(machine: Machine<State, string>): State[] {
  const [side] = Object.values(machine.labels) as Record<State, string>[];
  return Object.keys(side ?? {}) as State[];
}

/** Whether a value from outside names a state of the machine. */
export function isState<State extends string>(machine: Machine<State, string>, value: unknown): value is State {
  return typeof value === 'string' && (statesOf(machine) as string[]).includes(value);
}
