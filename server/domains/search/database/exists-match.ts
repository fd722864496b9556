import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { type WordGroup, wordQuery } from '../understand/word-group.ts';

/** Which of these lists of groups at least one open post matches, whatever the filters are. */
export async function existsMatch(
  db: Database,
  lists: readonly (readonly WordGroup[])[],
  now: Date,
): Promise<boolean[]> {
  if (lists.length === 0) return [];
  const values = new Values();
  const moment = values.add(now.toISOString(), 'timestamptz');
  const tests = lists.map((groups, at) => {
    const query = values.add(wordQuery(groups, false), 'tsquery');
    // Of one row wanted the planner would think that any scan meets it soon.
    return `(SELECT count(*) > 0 FROM (SELECT FROM job_search WHERE tsv @@ ${query} AND deadline > ${moment} LIMIT 100) found) AS t${at}`;
  });
  const [row] = await runPrepared<Record<string, boolean>>(db, `SELECT ${tests.join(', ')}`, values);
  return lists.map((_, at) => row?.[`t${at}`] ?? false);
}
