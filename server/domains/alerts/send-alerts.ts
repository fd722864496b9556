import { and, eq, sql } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import { savedSearch } from '#database/schema/alerts.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type NewPosts, newPosts } from './new-posts.ts';
import { queryOf } from './search-words.ts';

/** Notifications are sent between these hours in Shanghai. */
const hours = { from: 8, to: 22 };
/** Very recent posts may be invisible, their transactions being uncommitted; they are reported the next day. */
const settledMs = 120_000;
/** Maximum per run; the next run continues. */
const maxPerRound = 300;

interface Due extends Record<string, unknown> {
  id: string;
  name: string;
  filters: SavedFilters;
  since: string;
  accountId: string;
}

const hourIn = (now: Date) => (now.getUTCHours() + 8) % 24;

/** A saved search that no other node is processing and that was not processed today. */
async function takeDue(tx: Database, day: string): Promise<Due | null> {
  const { rows } = await tx.execute<Due>(sql`
    select saved_search.id, saved_search.name, filters, known_until as since, account.id as "accountId"
    from saved_search join jober on jober.id = saved_search.jober_id join account on account.id = jober.account_id
    where alerts and checked_on < ${day}::date and account.status = 'active'
    order by checked_on, saved_search.id limit 1 for no key update of saved_search skip locked`);
  return rows[0] ?? null;
}

const shown = 3;

function notice({ id, name, filters, accountId }: Due, { found, more, titles }: NewPosts, day: string, now: Date) {
  const named = titles.slice(0, shown).join('、');
  const query = queryOf(filters);
  return {
    accountId,
    kind: 'alert.search' as const,
    title: `“${name}”有 ${found}${more ? '+' : ''} 个新职位`,
    body: found > shown ? `${named} 等` : named,
    link: `/jobs?${query ? `${query}&` : ''}sort=newest`,
    effectKey: `alert:${id}:${day}`,
    now,
  };
}

type Source = Pick<Deps, 'db' | 'memories' | 'log'>;

/** Processes one search: its notification and new position are stored together. */
async function lookAt(source: Source, due: Due, day: string, now: Date): Promise<void> {
  const stretch = { since: new Date(due.since), until: new Date(now.getTime() - settledMs) };
  if (stretch.until <= stretch.since) return;
  const fresh = await newPosts(source, due.filters, stretch, now);
  const notified = fresh.found > 0 ? { lastFound: fresh.found, lastFoundAt: now } : {};
  await source.db.transaction(async (tx) => {
    const inserted = await tx
      .update(savedSearch)
      .set({ knownUntil: stretch.until, ...notified })
      .where(and(eq(savedSearch.id, due.id), savedSearch.alerts))
      .returning({ id: savedSearch.id });
    if (inserted.length > 0 && fresh.found > 0) await notifyAccount(tx, notice(due, fresh, day, now));
  });
}

/** Processes one search for today. A failed one is retried tomorrow with everything since, and does not block the others. */
async function alertOne(source: Source, now: Date): Promise<boolean> {
  const day = dayAt(now);
  const due = await source.db.transaction(async (tx) => {
    const next = await takeDue(tx, day);
    if (next) await tx.update(savedSearch).set({ checkedOn: day }).where(eq(savedSearch.id, next.id));
    return next;
  });
  if (!due) return false;
  await lookAt(source, due, day, now).catch((error: unknown) =>
    source.log.error({ err: error, search: due.id }, 'a saved search failed'),
  );
  return true;
}

/**
 * Notifies the owners of saved searches, at most once a day per search. Safe to run on any number of nodes.
 * @returns how many searches were processed
 */
export async function sendAlerts(deps: Source & Pick<Deps, 'clock'>): Promise<number> {
  const now = deps.clock.now();
  if (hourIn(now) < hours.from || hourIn(now) >= hours.to) return 0;
  let looked = 0;
  while (looked < maxPerRound && (await alertOne(deps, now))) looked += 1;
  return looked;
}
