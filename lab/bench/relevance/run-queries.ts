import { searchPosts } from '#server/domains/search/public.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Memories } from '#server/platform/memory-index/memories.ts';
import { ilike } from './ilike.ts';
import { type Post, readPosts } from './posts.ts';
import type { Category, QueryList } from './query-list.ts';
import { precision, sheet } from './score.ts';

/** The result of a query. */
export interface Result {
  category: Category;
  heldOut: boolean;
  typed: string;
  /** Number of accepted posts in all; without any, nothing is measured. */
  fitting: number;
  ours: number;
  plain: number;
  /** The titles and companies shown, with accepted ones marked. */
  shown: string[];
}

/** Runs every query of a list on both searches. */
export async function runQueries(
  { db, pool }: Connection,
  list: QueryList,
  { heldOut, now }: { heldOut: boolean; now: Date },
): Promise<Result[]> {
  const posts = new Map((await readPosts(pool, now)).map((post) => [post.id, post]));
  const known = (ids: string[]): Post[] => ids.flatMap((id) => posts.get(id) ?? []);
  const results: Result[] = [];
  for (const [category, labelled] of Object.entries(list) as [Category, QueryList[Category]][]) {
    for (const [typed, label] of labelled) {
      const fitting = [...posts.values()].filter(label).length;
      const { ids } = await searchPosts({ db, memories: new Memories() }, { keyword: typed }, now);
      const ours = known(ids).slice(0, sheet);
      const plain = known(await ilike(pool, typed, now, sheet));
      results.push({
        category,
        heldOut,
        typed,
        fitting,
        ours: fitting === 0 ? Number.NaN : precision(ours, label, fitting),
        plain: fitting === 0 ? Number.NaN : precision(plain, label, fitting),
        shown: ours.map((post) => `${label(post) ? '✓' : '✗'} ${post.title} · ${post.company.split(' ')[0]}`),
      });
    }
  }
  return results;
}
