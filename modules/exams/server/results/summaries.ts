import type { Database } from '#server/platform/database/database.ts';
import type { PublicationSummary } from '../../contract/results/result-shapes.ts';
import { type ExamRow, openPostsOf } from '../store.ts';
import type { NewLine } from './publications.ts';

const STEPS = 10;

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** How many scores lie in each tenth of the full mark; empty tenths at both ends are left out. */
function histogramOf(values: readonly number[], fullMark: number) {
  const width = fullMark / STEPS;
  const steps = Array.from({ length: STEPS }, (_, at) => ({
    from: at * width,
    people: values.filter((value) => Math.min(STEPS - 1, Math.floor(value / width)) === at).length,
  }));
  const first = steps.findIndex(({ people }) => people > 0);
  return first < 0 ? [] : steps.slice(first, steps.findLastIndex(({ people }) => people > 0) + 1);
}

/** Which score a list is in the order of. */
export type Ranked = 'written' | 'total';

/** Lines and numbers of a list, by post, for every open post of the project. */
export async function summaryOf(
  db: Database,
  row: ExamRow,
  lines: readonly NewLine[],
  by: Ranked,
): Promise<PublicationSummary> {
  const { pass, fullMark } = row.settings.results;
  const ofPost = Map.groupBy(lines, ({ postId }) => postId);
  const posts = await openPostsOf(db, row.id);
  return Object.fromEntries(
    posts.map(({ id, code, title, employer, headcount }) => {
      const listed = ofPost.get(id) ?? [];
      const written = listed.flatMap((line) => line.written ?? []);
      const inside = listed.filter(({ outcome }) => outcome === 'in');
      const summary = {
        code,
        title,
        employer,
        headcount,
        pass: pass > 0 ? pass : null,
        line: sorted(inside.flatMap((line) => line[by] ?? []))[0] ?? null,
        scored: written.length,
        in: inside.length,
        histogram: histogramOf(written, fullMark),
      };
      return [id, summary];
    }),
  );
}
