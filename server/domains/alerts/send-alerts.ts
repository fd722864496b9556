import { and, eq, lt, sql } from 'drizzle-orm';
import { dayAt, dayMs } from '#contract/months.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { searchPosts } from '#server/domains/search/public.ts';
import { type Database, type RowOf, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { queryOf } from './search-words.ts';

/** Maximum pages of a search that are read: a message with a hundred posts is enough. */
const maxPages = 5;

interface NewPosts {
  found: number;
  /** There may be more than were read. */
  more: boolean;
  /** Titles of the newest ones. */
  titles: string[];
}

const datedColumns = {
  id: 'string',
  title: 'string',
  isNew: 'boolean',
  /** Refreshed within the period, possibly older. */
  isRecent: 'boolean',
} as const;
type Dated = RowOf<typeof datedColumns>;

/** A half-open period: after the first moment, up to and including the second. */
interface Stretch {
  since: Date;
  until: Date;
}

const datesOf = async (db: Database, ids: readonly string[], { since, until }: Stretch): Promise<Dated[]> => {
  return rowsOf(db, datedColumns)`
    select post.id, title, coalesce(published_at > ${since} and published_at <= ${until}, false) as "isNew",
      coalesce(refreshed_at > ${since}, false) as "isRecent"
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as hit (id, place) join post on post.id = hit.id
    order by place`;
};

/**
 * The search results that were published within a period. A post that was only refreshed is not new. Results are ordered by
 * refresh time, so reading stops at the first page that ends with an older post.
 */
async function newPosts(source: SearchSource, filters: SavedFilters, stretch: Stretch, now: Date): Promise<NewPosts> {
  const titles: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { ids, nextCursor } = await searchPosts(source, { ...filters, sort: 'newest', cursor }, now);
    const dated = await datesOf(source.db, ids, stretch);
    titles.push(...dated.filter(({ isNew }) => isNew).map(({ title }) => title));
    if (nextCursor === null || dated.some(({ isRecent }) => !isRecent))
      return { found: titles.length, more: false, titles };
    cursor = nextCursor;
  }
  return { found: titles.length, more: true, titles };
}

/** Days before its end from which a post closes soon. */
const soonDays = 3;

/**
 * How many results come to close soon within a period, so that each is counted in one period alone. Of a search with more results
 * than are counted exactly none is.
 */
async function closingPosts(
  source: SearchSource,
  { within: _, ...filters }: SavedFilters,
  { since, until }: Stretch,
): Promise<number> {
  const openAfter = (moment: Date) => searchPosts(source, filters, new Date(moment.getTime() + soonDays * dayMs));
  const before = await openAfter(since);
  return before.totalIsCapped ? 0 : before.total - (await openAfter(until)).total;
}

/** Notifications are sent between these hours in Shanghai. */
const hours = { from: 8, to: 22 };
/** Very recent posts may be invisible, their transactions being uncommitted; they are reported the next day. */
const settledMs = 120_000;
/** Maximum per run; the next run continues. */
const maxPerRound = 300;

type Search = typeof savedSearch.$inferSelect;

interface Due {
  accountId: string;
  searches: Search[];
}

const hourIn = (now: Date) => (now.getUTCHours() + 8) % 24;

/** A person with all saved searches that were not processed today. Another node that finds the same person gets none of them. */
async function takeDue(tx: Database, day: string): Promise<Due | null> {
  const person = await rowOf(tx, { joberId: 'string', accountId: 'string' })`
    select jober.id as "joberId", account.id as "accountId"
    from saved_search join jober on jober.id = saved_search.jober_id join account on account.id = jober.account_id
    where alerts and checked_on < ${day}::date and account.status = 'active'
    order by checked_on, saved_search.id limit 1 for no key update of jober skip locked`;
  if (!person) return null;
  const searches = await tx
    .update(savedSearch)
    .set({ checkedOn: day })
    .where(and(eq(savedSearch.joberId, person.joberId), savedSearch.alerts, lt(savedSearch.checkedOn, day)))
    .returning();
  return { accountId: person.accountId, searches };
}

interface News {
  search: Search;
  stretch: Stretch;
  fresh: NewPosts;
  closing: number;
}

type Source = Pick<Deps, 'db' | 'memories' | 'log'>;

/** What is new for a search since its position; null where it is too early. */
async function readNews(source: Source, search: Search, now: Date): Promise<News | null> {
  const stretch = { since: search.knownUntil, until: new Date(now.getTime() - settledMs) };
  if (stretch.until <= stretch.since) return null;
  const fresh = await newPosts(source, search.filters, stretch, now);
  return { search, stretch, fresh, closing: await closingPosts(source, search.filters, stretch) };
}

function newsText({ fresh: { found, more }, closing }: News): string {
  const isNew = found > 0 && `${found}${more ? '+' : ''} 个新职位`;
  const ends = closing > 0 && `${closing} 个${isNew ? '' : '职位'} ${soonDays} 天内截止`;
  return [isNew, ends].filter(Boolean).join('，');
}

const shown = 3;

/** The day's one notice: of one search its titles, of several what each has. */
function notice(accountId: string, [first, ...others]: [News, ...News[]], day: string, now: Date) {
  const common = { accountId, kind: 'alert.search' as const, effectKey: `alert:${accountId}:${day}`, now };
  const nameAndNews = (news: News) => `“${news.search.name}”有 ${newsText(news)}`;
  if (others.length > 0) {
    const all = [first, ...others];
    const body = all.slice(0, shown).map(nameAndNews).join('；');
    return {
      ...common,
      title: `${all.length} 个订阅有新消息`,
      body: all.length > shown ? `${body} 等` : body,
      link: '/client/favourites?tab=searches',
    };
  }
  const { found, titles } = first.fresh;
  const named = titles.slice(0, shown).join('、');
  const query = queryOf(first.search.filters);
  return {
    ...common,
    title: nameAndNews(first),
    body: found > shown ? `${named} 等` : named,
    link: `/jobs?${query ? `${query}&` : ''}sort=newest`,
  };
}

/** Processes one person's searches: the notice and the new positions are stored together. */
async function lookAt(source: Source, { accountId, searches }: Due, day: string, now: Date): Promise<void> {
  const read: News[] = [];
  for (const search of searches) {
    const news = await readNews(source, search, now).catch((error: unknown) => {
      source.log.error({ err: error, search: search.id }, 'a saved search failed');
      return null;
    });
    if (news) read.push(news);
  }
  await source.db.transaction(async (tx) => {
    const told: News[] = [];
    for (const news of read) {
      const { search, stretch, fresh, closing } = news;
      const found = fresh.found > 0 ? { lastFound: fresh.found, lastFoundAt: now } : {};
      const moved = await tx
        .update(savedSearch)
        .set({ knownUntil: stretch.until, ...found })
        .where(and(eq(savedSearch.id, search.id), savedSearch.alerts))
        .returning({ id: savedSearch.id });
      if (moved.length > 0 && (fresh.found > 0 || closing > 0)) told.push(news);
    }
    const [first, ...others] = told;
    if (first) await notifyAccount(tx, notice(accountId, [first, ...others], day, now));
  });
}

/** Processes one person for today. A search that failed is retried tomorrow with everything since, and does not block the others. */
async function alertOne(source: Source, now: Date): Promise<number | null> {
  const day = dayAt(now);
  const due = await source.db.transaction((tx) => takeDue(tx, day));
  if (!due) return null;
  await lookAt(source, due, day, now).catch((error: unknown) =>
    source.log.error({ err: error, account: due.accountId }, 'the alert of a person failed'),
  );
  return due.searches.length;
}

/**
 * Tells owners of saved searches what is new and what will close soon, each at most once a day. Safe to run on any number of nodes.
 * @returns how many searches were processed
 */
export async function sendAlerts(deps: Source & Pick<Deps, 'clock'>): Promise<number> {
  const now = deps.clock.now();
  if (hourIn(now) < hours.from || hourIn(now) >= hours.to) return 0;
  let looked = 0;
  while (looked < maxPerRound) {
    const more = await alertOne(deps, now);
    if (more === null) break;
    looked += more;
  }
  return looked;
}
