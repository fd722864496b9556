import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from './prepared.ts';

/** How many posts there are, and in how many of them lexemes stand: as last counted in the background. */
export interface TermStats {
  posts: number;
  /** 0 for a lexeme that was not there when counted. */
  posted(lexeme: string): number;
}

interface Counted {
  word: string;
  ndoc: number;
}

export async function readStats(db: Database, lexemes: readonly string[]): Promise<TermStats> {
  const values = new Values();
  const words = values.add([...new Set(lexemes)], 'text[]');
  const text = `SELECT word, ndoc FROM term_stat WHERE word = ANY(${words}::text[])
  UNION ALL SELECT '', posts FROM search_state`;
  const counted = new Map((await runPrepared<Counted>(db, text, values)).map((row) => [row.word, row]));
  return {
    posts: counted.get('')?.ndoc ?? 0,
    posted: (lexeme) => counted.get(lexeme)?.ndoc ?? 0,
  };
}
