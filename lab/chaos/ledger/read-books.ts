import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { checkBooks, faultsIn, standing } from '#server/domains/ledger/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Books } from './history.ts';

/** Time for the outbox and the scheduler to finish pending work. */
const REST_MS = 180_000;

/** Waits until no refund and no invitation is pending. */
export async function untilAtRest(db: Database): Promise<void> {
  for (const end = performance.now() + REST_MS; performance.now() < end; await wait(500)) {
    const { rows } = await db
      .execute<{ n: number }>(sql`
        select (select count(*) from provider_refund where status = 'waiting')::int
          + (select count(*) from talent_invitation where status = 'invited' and expires_at <= now())::int as n`)
      .catch(() => ({ rows: [{ n: 1 }] }));
    if (rows[0]?.n === 0) return;
  }
}

const numbers = (rows: readonly { key: string; n: number }[]) => new Map(rows.map(({ key, n }) => [key, n]));

/** The ledger at the end, by both checks; `given`: the provider's refunds, by number. */
export async function readBooks(db: Database, given: ReadonlyMap<string, { fen: number }>): Promise<Books> {
  const now = () => new Date();
  const log = { error: () => undefined } as never;
  for (const scope of ['new', 'all'] as const) await checkBooks({ db, clock: { now }, log }, scope);
  const postings = await db.execute<{ key: string; n: number }>(
    sql`select key, count(*)::int as n from ledger_posting group by key`,
  );
  const sums = await db.execute<{ unit: string; sum: string }>(sql`
    select account.unit, sum(entry.amount)::text as sum
    from ledger_entry as entry join ledger_account as account on account.id = entry.account_id group by account.unit`);
  const lowest = await db.execute<{ low: string | null }>(sql`
    select least((select min(balance) from ledger_account where company_id is not null),
      (select min(remaining) from ledger_lot))::text as low`);
  const refreshes = await db.execute<{ id: string; events: number; uses: number }>(sql`
    select post.id::text, count(distinct post_event.id)::int as events,
      (select count(*)::int from ledger_posting
        where ledger_posting.key >= 'refreshes:' || post.id || ':' and ledger_posting.key < 'refreshes:' || post.id || ';') as uses
    from post join post_event on post_event.post_id = post.id and post_event.move = 'refresh'
      and post_event.actor_id is not null
    group by post.id`);
  const paid = await db.execute<{ key: string; n: number }>(sql`
    select about_id::text as key, count(*)::int as n from wage_event where about = 'slip' and move = 'pay' group by about_id`);
  const refunds = await db.execute<{ number: string; booked: number }>(sql`
    select refund.number, coalesce((select sum(-entry.amount) from ledger_posting as posting
        join ledger_entry as entry on entry.posting_id = posting.id
        join ledger_account as account on account.id = entry.account_id and account.kind = 'payable'
        where posting.key = 'order:' || refund.order_id || ':payout'), 0)::int as booked
    from provider_refund as refund`);
  return {
    faults: [...new Set([...(await standing(db)).faults, ...(await faultsIn(db))])],
    postings: numbers(postings.rows),
    sums: new Map(sums.rows.map(({ unit, sum }) => [unit, BigInt(sum)])),
    lowest: BigInt(lowest.rows[0]?.low ?? 0),
    refreshes: new Map(refreshes.rows.map(({ id, ...row }) => [id, row])),
    paid: numbers(paid.rows),
    refunds: refunds.rows.map((row) => ({ ...row, given: given.get(row.number)?.fen ?? 0 })),
  };
}
