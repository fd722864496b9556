import type { Database } from '#server/platform/database/database.ts';
import { type Estimate, prefersWalk, walkBound } from './plan.ts';
import { runPrepared, Values } from './prepared.ts';
import type { FoundRow } from './search.ts';
import {
  type After,
  afterSql,
  answerSql,
  invertedSql,
  orderSql,
  type RowOrder,
  type Which,
  walkSql,
} from './statements.ts';

/** Posts of equal standing, in one order. */
export interface Tier {
  which: Which;
  order: RowOrder;
  /** Told on with each row. */
  tier: 0 | 1;
  estimate: Estimate;
}

type Source = (values: Values) => string;

/**
 * The first rows of a tier: by a walk where much matches, by an inverted index where little does. A walk that found too few
 * went by a wrong estimate: then the index is asked, or the walk goes on to the end.
 */
export async function tierRows(db: Database, tier: Tier, after: After | null, rows: number): Promise<FoundRow[]> {
  const { which, order, estimate } = tier;
  const walk =
    (bound: number | null): Source =>
    (values) =>
      walkSql(which, order, after, bound, values);
  const inverted: Source | null = estimate.inverted && invertedSource(tier, estimate.inverted.query, after);
  const bound = which.words ? walkBound.words : walkBound.index;
  if (inverted && !prefersWalk(estimate, rows, which.words !== null)) return fetchRows(db, tier, inverted, rows);
  const found = await fetchRows(db, tier, walk(bound), rows);
  const sawAll = estimate.domain > 0 && estimate.domain < bound / 2;
  if (found.length >= rows || sawAll) return found;
  return fetchRows(db, tier, inverted ?? walk(null), rows);
}

const invertedSource = ({ which, order }: Tier, query: string, after: After | null): Source => {
  return (values) => {
    const all = invertedSql(which, query, values);
    return after ? `SELECT * FROM (${all} OFFSET 0) every WHERE ${afterSql(order, after, values)}` : `${all} OFFSET 0`;
  };
};

function fetchRows(db: Database, { tier, order }: Tier, source: Source, rows: number): Promise<FoundRow[]> {
  const values = new Values();
  const text = `SELECT ${answerSql}, ${tier} AS tier FROM (${source(values)}) found
  ORDER BY ${orderSql[order]} LIMIT ${values.add(rows, 'int4')}`;
  return runPrepared<FoundRow>(db, text, values);
}
