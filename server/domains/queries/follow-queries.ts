import type { Deps } from '#server/platform/deps.ts';
import { QueryCounts } from './uses/query-counts.ts';
import { addCounts } from './uses/store.ts';
import { loadExtraWords } from './words/extra-words.ts';

/** Interval of writing counts and of reading words that another node was given. */
const TURN_MS = 15_000;

const counts = new WeakMap<Deps, QueryCounts>();

/** The counts of this node. */
export function countsOf(deps: Deps): QueryCounts {
  const own = counts.get(deps) ?? new QueryCounts();
  counts.set(deps, own);
  return own;
}

/** Writes what was counted and reads the operators' words. Counts that the database does not take are lost. */
export async function turnQueries(deps: Deps): Promise<void> {
  await addCounts(deps.db, countsOf(deps).take());
  await loadExtraWords(deps.db, deps.changes);
}

/** Follows queries on this node; returns a function that stops and writes the rest. A crash loses the counts of one interval. */
export function followQueries(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    running = running
      .then(() => turnQueries(deps))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'counts of queries failed'));
  };
  turn();
  const timer = setInterval(turn, TURN_MS);
  return async () => {
    clearInterval(timer);
    turn();
    await running;
  };
}
