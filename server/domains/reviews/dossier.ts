import type { SQL } from 'drizzle-orm';
import type { ReviewDetail, ReviewFact } from '#contract/operators/reviews.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';

/** The material for an operator's decision. */
export interface Dossier extends Pick<ReviewDetail, 'facts' | 'texts' | 'messages' | 'links' | 'history' | 'postId'> {
  papers?: ReviewDetail['papers'];
  /** It contains private messages: the view is recorded. */
  personal?: boolean;
}

interface Extra {
  was?: string | null;
  warning?: string | null;
}

export const fact = (label: string, value: string, { was = null, warning = null }: Extra = {}): ReviewFact => ({
  label,
  value: value || '未填写',
  was,
  warning,
});

const HISTORY = 12;

/** The last moves of an object, with its machine's labels. `events` selects `at`, `move` and `note`. */
export async function historyOf(db: Database, events: SQL, words: Readonly<Record<string, string>>) {
  const rows = await rowsOf(db, { at: 'string', move: 'string', note: 'string?' })`
    ${events} order by at desc limit ${HISTORY}`;
  return rows.map(({ at, move, note }) => ({
    at: new Date(at).toISOString(),
    what: words[move] ?? move,
    note: note ?? '',
  }));
}
