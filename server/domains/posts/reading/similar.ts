import { type PostPattern, similarPosts } from '#server/domains/search/public.ts';
import { cachedBy } from '#server/platform/cached-by.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ANY_COMPANY_CARD } from '../page-tags.ts';
import { postCardList } from './post-cards.ts';

const FRESH_MS = 60_000;
const STALE_MS = 5 * 60_000;
const PATTERNS = 4_000;
const SHOWN = 8;

/**
 * Posts similar to one, and their salaries. Many posts share all relevant properties, so results are shared among them, and
 * evicted when a company's visibility changes; whether each post is open is checked every time.
 */
export function similarReader({ clock, changes, ...source }: Pick<Deps, 'db' | 'memories' | 'clock' | 'changes'>) {
  const madeFrom = () => ({ tags: [ANY_COMPANY_CARD], until: Number.POSITIVE_INFINITY });
  const following = { changes, madeFrom };
  const options = { freshMs: FRESH_MS, staleMs: STALE_MS, max: PATTERNS, clock, following };
  const find = cachedBy(options, (_pattern, like: PostPattern) => similarPosts(source, like, clock.now()));
  return async (reading: Database, post: PostPattern & { id: string }, now: Date) => {
    const pattern = JSON.stringify([post.role, post.stages, post.subjects, post.cityCode, post.tenure]);
    const { ids, salary } = await find(pattern, post);
    const others = ids.filter((id) => id !== post.id).slice(0, SHOWN);
    const cards = await postCardList(reading, others, undefined, now);
    return { items: cards.filter(({ status }) => status === 'open'), salary };
  };
}
