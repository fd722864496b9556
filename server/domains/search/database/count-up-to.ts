import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { PayRange } from '../understand/part.ts';
import { type WordGroup, wordQuery } from '../understand/word-group.ts';

/** How many open posts that pay so match each of these lists of groups, up to `most` (at most 100), ignoring other filters. */
export async function countUpTo(
  db: Database,
  lists: readonly (readonly WordGroup[])[],
  { now, pay, most }: { now: Date; pay: PayRange; most: number },
): Promise<number[]> {
  if (lists.length === 0) return [];
  const values = new Values();
  const moment = values.add(now.toISOString(), 'timestamptz');
  const paid = [
    ...(pay.least === null ? [] : [`AND month_max >= ${values.add(pay.least, 'int4')}`]),
    ...(pay.most === null ? [] : [`AND month_min BETWEEN 0 AND ${values.add(pay.most, 'int4')}`]),
  ].join(' ');
  const tests = lists.map((groups, at) => {
    const query = values.add(wordQuery(groups, false), 'tsquery');
    // With a LIMIT of 1 the planner would assume that any scan soon finds a row.
    return `(SELECT count(*)::int4 FROM (SELECT FROM job_search WHERE tsv @@ ${query} AND deadline > ${moment} ${paid} LIMIT 100) found) AS t${at}`;
  });
  const [row] = await runPrepared<Record<string, number>>(db, `SELECT ${tests.join(', ')}`, values);
  return lists.map((_, at) => Math.min(most, row?.[`t${at}`] ?? 0));
}
