import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';

/** Values of the posts at the ranks 500, 1,000, 2,000 … of an order: how far down it so many posts reach. */
export interface OrderRanks {
  /** Milliseconds since 1970. */
  newest: readonly number[];
  /** Fen a month; -1 where none is said. */
  bestPaid: readonly number[];
}

export const rankStep = 500;

/** How many posts there are, and in how many of them lexemes stand: as last counted in the background. */
export interface TermStats {
  posts: number;
  ranks: OrderRanks;
  /** 0 for a lexeme that was not there when counted. */
  posted(lexeme: string): number;
}

interface Counted {
  word: string;
  ndoc: number;
  newest: string[] | null;
  paid: number[] | null;
}

export async function readStats(db: Database, lexemes: readonly string[]): Promise<TermStats> {
  const values = new Values();
  const words = values.add([...new Set(lexemes)], 'text[]');
  const text = `SELECT word, ndoc, NULL::float8[] AS newest, NULL::int4[] AS paid FROM term_stat WHERE word = ANY(${words}::text[])
  UNION ALL SELECT '', posts, newest, best_paid FROM search_state`;
  const counted = new Map((await runPrepared<Counted>(db, text, values)).map((row) => [row.word, row]));
  const all = counted.get('');
  return {
    posts: all?.ndoc ?? 0,
    ranks: { newest: (all?.newest ?? []).map(Number), bestPaid: all?.paid ?? [] },
    posted: (lexeme) => counted.get(lexeme)?.ndoc ?? 0,
  };
}
