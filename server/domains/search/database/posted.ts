import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Posted } from '../engine.ts';
import { quoteLexeme } from '../index/vector.ts';

/** More frequent words count as equally common. */
const most = 10_000;

/** Document frequencies of lexemes. */
export async function countPosted(db: Database, lexemes: readonly string[]): Promise<Posted> {
  const values = new Values();
  const queries = values.add([...new Set(lexemes)].map(quoteLexeme), 'text[]');
  const text = `SELECT query, (SELECT count(*)::int4 FROM (
      SELECT FROM job_search WHERE tsv @@ query::tsquery LIMIT ${most}) found) AS posts
  FROM unnest(${queries}::text[]) AS asked (query)`;
  const rows = lexemes.length > 0 ? await runPrepared<{ query: string; posts: number }>(db, text, values) : [];
  const counted = new Map(rows.map(({ query, posts }) => [query, posts]));
  return (lexeme) => counted.get(quoteLexeme(lexeme)) ?? 0;
}
