import type { PostFacts } from '#server/domains/queries/judged/post-facts.ts';
import { firstScreen, type JudgedQuery, precision } from '#server/domains/queries/judged/read-judged.ts';
import { searchPosts, understandKeyword } from '#server/domains/search/public.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { type Understanding, understanding } from './understanding.ts';

export interface Result {
  kind: string;
  typed: string;
  fitting: number;
  /** Number of posts shown on the first screen. */
  found: number;
  /** Of the first ten; where nothing fits, 1 for an empty answer and else 0. */
  precision: number;
  chips: Understanding;
  /** The chips shown, and what is said besides. */
  read: string;
  /** The titles and companies shown, with fitting ones marked. */
  shown: string[];
}

export async function runQueries(
  source: SearchSource,
  set: readonly JudgedQuery[],
  { posts, now }: { posts: ReadonlyMap<string, PostFacts>; now: Date },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const judged of set) {
    const { kind, typed, fits } = judged;
    const { ids } = await searchPosts(source, { keyword: typed }, now);
    const reading = await understandKeyword(source, typed, now);
    const answer = ids.slice(0, firstScreen).flatMap((id) => posts.get(id) ?? []);
    const fitting = [...posts.values()].filter(fits).length;
    results.push({
      kind,
      typed,
      fitting,
      found: answer.length,
      precision: fitting > 0 ? precision(answer, fits, fitting) : Number(answer.length === 0),
      chips: understanding(judged, reading),
      read: [...reading.told.parts, ...reading.told.notes].join(' · '),
      shown: answer.map((post) => `${fits(post) ? '✓' : '✗'} ${post.title} · ${post.company.split(' ')[0]}`),
    });
  }
  return results;
}
