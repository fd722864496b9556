import { type SQL, sql } from 'drizzle-orm';
import type { LiveType } from '#contract/live.ts';
import { publish } from '#server/platform/bus.ts';
import { type Database, type RowOf, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { beforeCommit } from '#server/platform/database/transaction.ts';

export interface EventDraft {
  accountId: string;
  type: LiveType;
  payload: Record<string, unknown>;
}

/** The topic that tells nodes which accounts have new events. */
export const EVENTS_TOPIC = 'account-events';
/** Ids that fit into one NOTIFY. */
const ACCOUNTS_A_NOTE = 300;

/**
 * Stores events and wakes the sockets of their accounts when the transaction commits. Numbers follow the order of commit, since
 * an account's counter is locked until then. Counters are locked last in a transaction, all at once and ordered by id: two
 * transactions never deadlock, and nobody waits longer than a commit takes.
 */
export const appendEvents = (db: Database, drafts: readonly EventDraft[], at: Date): Promise<void> =>
  beforeCommit(
    db,
    keepEvents,
    drafts.map((draft) => ({ ...draft, at })),
  );

async function keepEvents(db: Database, drafts: readonly (EventDraft & { at: Date })[]): Promise<void> {
  if (drafts.length === 0) return;
  const accounts = drafts.map(({ accountId }) => accountId);
  const types = drafts.map(({ type }) => type);
  const payloads = drafts.map(({ payload }) => JSON.stringify(payload));
  const times = drafts.map(({ at }) => at.toISOString());
  await db.execute(sql`
    with given as (
      select account_id, type, payload::jsonb as payload, at, place
      from unnest(${sql.param(accounts)}::bigint[], ${sql.param(types)}::text[], ${sql.param(payloads)}::text[],
        ${sql.param(times)}::timestamptz[]) with ordinality as g (account_id, type, payload, at, place)
    ), counted as (
      insert into account_event_counter as c (account_id, last)
      select given.account_id, count(*)::int from given group by given.account_id order by given.account_id
      on conflict (account_id) do update set last = c.last + excluded.last
      returning c.account_id, c.last
    )
    insert into account_event (account_id, number, type, payload, at)
    select given.account_id,
      counted.last - (count(*) over account)::int
        + (row_number() over (partition by given.account_id order by given.place))::int,
      given.type, given.payload, given.at
    from given join counted on counted.account_id = given.account_id
    window account as (partition by given.account_id)`);
  const notified = [...new Set(accounts)];
  for (let from = 0; from < notified.length; from += ACCOUNTS_A_NOTE)
    await publish(db, EVENTS_TOPIC, notified.slice(from, from + ACCOUNTS_A_NOTE));
}

/** A stored event, by its account and its number there. */
export interface EventNotice {
  accountId: string;
  number: number;
}

interface Alike {
  /** The common table expression whose row the events depend on: without it nothing is stored. */
  when: SQL;
  accounts: unknown;
  type: LiveType;
  payload: unknown;
  at: unknown;
}

/**
 * The rest of a statement that stores the same event for several accounts and returns their numbers; it follows a common table
 * expression. For a path that cannot afford another round trip. Sockets are not woken: `handOn` does that after the commit.
 */
export const keepingAlike = ({ when, accounts, type, payload, at }: Alike): SQL => sql`
  counted as (
    insert into account_event_counter as c (account_id, last)
    select given.account_id, 1 from ${when} cross join unnest(${accounts}::bigint[]) as given (account_id) order by 1
    on conflict (account_id) do update set last = c.last + 1
    returning c.account_id, c.last
  )
  insert into account_event (account_id, number, type, payload, at)
  select counted.account_id, counted.last, ${type}::text, ${payload}::text::jsonb, ${at}::timestamptz from counted
  returning account_id as "accountId", number`;

export interface Reader {
  accountId: string;
  after: number;
}

const storedEventColumns = {
  /** Index of the reader that the event is for, from 1. */
  place: 'number',
  number: 'number',
  type: typed<LiveType>(),
  payload: typed<Record<string, unknown>>(),
  at: 'string',
} as const;
export type StoredEvent = RowOf<typeof storedEventColumns>;

/** The next events of several readers in one query, in order and at most `limit` per reader. */
export async function nextEvents(db: Database, readers: readonly Reader[], limit: number): Promise<StoredEvent[]> {
  return rowsOf(db, storedEventColumns)`
    select reader.place::int as place, found.number, found.type, found.payload, found.at
    from unnest(${sql.param(readers.map(({ accountId }) => accountId))}::bigint[],
        ${sql.param(readers.map(({ after }) => after))}::int[]) with ordinality as reader (account_id, after, place)
    cross join lateral (
      select number, type, payload, at from account_event
      where account_id = reader.account_id and number > reader.after
      order by number limit ${limit}
    ) as found
    order by reader.place, found.number`;
}

/** The number of an account's newest event; 0 if there is none. */
export async function lastNumber(db: Database, accountId: string): Promise<number> {
  const row = await rowOf(db, { last: 'number' })`
    select last from account_event_counter where account_id = ${accountId}`;
  return row?.last ?? 0;
}
