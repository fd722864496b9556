import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { ledgerCheck } from '#database/schema/ledger.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import { outsideTransaction } from '#server/platform/database/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { faultsIn } from './platform-books.ts';

/** Verifies every entry and the checkpoints; without faults the checkpoints may be renewed. */
async function checkAll(tx: Database, upTo: bigint): Promise<Found> {
  const rows = await rowsOf(tx, { fault: 'string', subject: 'string' })`
    select 'checkpoint is not the sum of its entries' as fault, checkpoint.account_id::text as subject
      from ledger_checkpoint as checkpoint
      where checkpoint.sum <> coalesce((select sum(amount) from ledger_entry
        where account_id = checkpoint.account_id and sequence <= checkpoint.sequence), 0)
    union all
    select 'a line before this one is missing', posting_id::text from (
      select posting_id, amount, balance_after,
        coalesce(lag(balance_after) over (partition by account_id order by sequence), 0) as before
      from ledger_entry where balance_after is not null) as line
      where balance_after <> before + amount
    limit 50`;
  const faults = [...(await faultsIn(tx)), ...rows.map(({ fault, subject }) => `${fault}: ${subject}`)];
  const sums = await rowsOf(tx, { id: 'string', sum: 'string', n: 'number' })`
    select account_id::text as id, sum(amount)::text as sum, count(*)::int as n from ledger_entry
    where sequence <= ${upTo} group by account_id`;
  return {
    entries: sums.reduce((all, { n }) => all + n, 0),
    faults,
    sums: faults.length > 0 ? [] : sums.map(({ id, sum }) => ({ id, sum: BigInt(sum) })),
  };
}

export const CHECK_JOB = 'ledger.check';
export type Scope = 'new' | 'all';

/** Maximum age of the last check. */
const EVERY_MS: Record<Scope, number> = { new: 10 * 60_000, all: dayMs };
/** A transaction that began before the last check may have written its posting since. */
const OVERLAP_MS = 3_600_000;
const PATIENCE_MS = 20_000;
const LOOK_MS = 50;

/**
 * A sequence number below which nothing is written any more. A transaction has its id before it draws a number, so once all
 * transactions that were running at the last number have ended, every lower number is visible or never will be. Only the check
 * itself waits for this.
 */
async function settledSequence(db: Database): Promise<bigint> {
  const drawn = await rowOf(db, { last: 'string' })`
    select case when is_called then last_value else 0 end::text as last from ledger_entry_sequence_seq`;
  const began = await rowOf(db, { id: 'string' })`select pg_snapshot_xmax(pg_current_snapshot())::text as id`;
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const open = await rowOf(db, { id: 'string' })`select pg_snapshot_xmin(pg_current_snapshot())::text as id`;
    if (BigInt(open?.id ?? 0) >= BigInt(began?.id ?? 0)) return BigInt(drawn?.last ?? 0);
    await wait(LOOK_MS);
  }
  throw new Error('a transaction has been open for too long to check the books');
}

async function moveCheckpoints(tx: Database, sums: Found['sums'], upTo: bigint): Promise<void> {
  await tx.execute(sql`
    insert into ledger_checkpoint (account_id, sequence, sum)
    select id, ${upTo}, sum from unnest(${sql.param(sums.map(({ id }) => id))}::bigint[],
      ${sql.param(sums.map(({ sum }) => String(sum)))}::bigint[]) as found (id, sum)
    on conflict (account_id) do update set sequence = excluded.sequence, sum = excluded.sum`);
}

/** Verifies the ledger as of one moment, and stores the result. One check at a time: a concurrent request is dropped. */
export async function checkBooks({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await rowOf(tx, { mine: 'boolean' })`
      select pg_try_advisory_xact_lock(${advisoryLocks.books}) as mine`;
    if (!row?.mine) return;
    const startedAt = clock.now();
    const last = await lastCheck(tx, 'new');
    const since = new Date(last ? last.startedAt.getTime() - OVERLAP_MS : 0);
    // Another check does not wait for this one's lock, so waiting for a second connection is safe.
    const upTo = await outsideTransaction(() => settledSequence(db));
    const { sums, ...found } = await outsideTransaction(() =>
      db.transaction((view) => (scope === 'all' ? checkAll(view, upTo) : checkNew(view, upTo, since)), {
        isolationLevel: 'repeatable read',
      }),
    );
    await moveCheckpoints(tx, sums, upTo);
    await tx.insert(ledgerCheck).values({ scope, sequence: upTo, ...found, startedAt, endedAt: clock.now() });
    if (found.faults.length > 0) log.error({ scope, faults: found.faults }, 'the books are wrong');
  });
}

async function lastCheck(db: Database, scope: Scope) {
  const [row] = await db
    .select()
    .from(ledgerCheck)
    .where(eq(ledgerCheck.scope, scope))
    .orderBy(desc(ledgerCheck.endedAt))
    .limit(1);
  return row ?? null;
}

/** Requests a check; a waiting one of the same kind is reused. */
export const askCheck = (db: Database, { jobs }: Pick<Deps, 'jobs'>, scope: Scope) =>
  jobs.enqueue(db, CHECK_JOB, { scope }, { uniqueKey: `${CHECK_JOB}:${scope}` });

/** Scheduled checks: new entries every ten minutes, everything once a day. */
export async function tickChecks(tx: Database, deps: Pick<Deps, 'jobs'>, now: Date): Promise<void> {
  for (const scope of ['all', 'new'] as const) {
    const last = await lastCheck(tx, scope);
    if (!last || now.getTime() - last.startedAt.getTime() >= EVERY_MS[scope]) await askCheck(tx, deps, scope);
  }
}

/** Results of the last checks; a full check's result is valid until the next full one. */
export async function bookTotals(db: Database) {
  const [fresh, all] = [await lastCheck(db, 'new'), await lastCheck(db, 'all')];
  const at = (row: typeof fresh) => (row ? { at: row.endedAt.toISOString(), entries: row.entries } : null);
  return {
    faults: [...new Set([...(fresh?.faults ?? []), ...(all?.faults ?? [])])],
    newest: at(fresh),
    full: at(all),
  };
}

interface Found {
  entries: number;
  faults: string[];
  /** The verified sums of accounts: their new checkpoints. */
  sums: { id: string; sum: bigint }[];
}

/**
 * Verifies the entries since each account's checkpoint, up to a sequence below which nothing is written any more: the cost is the
 * new entries plus one read per account. Correct accounts advance their checkpoints; a faulty one keeps its own, so that the
 * fault is reported until it is fixed. Changes below a checkpoint are detected only if they affect a balance; the full check
 * finds the rest.
 */
async function checkNew(tx: Database, upTo: bigint, since: Date): Promise<Found> {
  await tx.execute(sql`
    create temp table fresh on commit drop as
    select entry.account_id, entry.sequence, entry.posting_id, entry.amount, entry.balance_after, entry.lot_id,
      lag(entry.balance_after) over (partition by entry.account_id order by entry.sequence) as before
    from ledger_account as account left join ledger_checkpoint as checkpoint on checkpoint.account_id = account.id
    cross join lateral (
      select * from ledger_entry where account_id = account.id and sequence > coalesce(checkpoint.sequence, 0)
        and sequence <= ${upTo}) as entry`);
  await tx.execute(sql`
    create temp table stand on commit drop as
    select account.id, account.company_id, account.unit, account.balance,
      coalesce(checkpoint.sum, 0) + coalesce(added.sum, 0) as sum, coalesce(added.count, 0) as count,
      coalesce(held.balance_after, 0) as held, coalesce(last.balance_after, 0) as last
    from ledger_account as account left join ledger_checkpoint as checkpoint on checkpoint.account_id = account.id
    left join (select account_id, sum(amount) as sum, count(*) as count from fresh group by account_id) as added
      on added.account_id = account.id
    left join lateral (select balance_after from ledger_entry where account_id = account.id and sequence <= ${upTo}
      order by sequence desc limit 1) as held on account.company_id is not null
    left join lateral (select balance_after from ledger_entry where account_id = account.id
      order by sequence desc limit 1) as last on account.company_id is not null`);
  const rows = await rowsOf(tx, { fault: 'string', subject: 'string?', account: 'string?' })`
    select 'balance is not the sum of its entries' as fault, id::text as subject, id::text as account
      from stand where company_id is not null and held <> sum
    union all
    select 'balance is not what its last entry says', id::text, id::text
      from stand where company_id is not null and balance <> last
    union all
    select 'negative balance', id::text, id::text from stand where company_id is not null and balance < 0
    union all
    select 'a line before this one is missing', posting_id::text, account_id::text
      from fresh where balance_after is not null and before is not null and balance_after <> before + amount
    union all
    select 'posting does not add up in ' || account.unit, fresh.posting_id::text, null
      from fresh join ledger_account as account on account.id = fresh.account_id
      group by fresh.posting_id, account.unit having sum(fresh.amount) <> 0
    union all
    select 'posting without lines', posting.id::text, null from ledger_posting as posting
      where posting.at >= ${since} and not exists (select from ledger_entry where posting_id = posting.id)
    union all
    select 'lot is not the sum of its entries', lot.id::text, lot.account_id::text from ledger_lot as lot
      where lot.id in (select lot_id from fresh) and lot.remaining <>
        coalesce((select sum(amount) from ledger_entry where lot_id = lot.id), 0)
    union all
    select 'quota is not the sum of its lots', stand.id::text, stand.id::text
      from stand left join (
        select account_id, sum(remaining) as open from ledger_lot where remaining > 0 group by account_id) as lots
        on lots.account_id = stand.id
      where stand.company_id is not null and stand.unit <> 'fen' and stand.balance <> coalesce(lots.open, 0)
    union all
    select 'all entries do not add up in ' || unit, null, null from stand group by unit having sum(sum) <> 0
    limit 50`;
  const faulty = new Set(rows.flatMap(({ account }) => (account ? [account] : [])));
  const isOfAccounts = rows.every(({ account }) => account !== null);
  const added = await rowsOf(tx, { id: 'string', sum: 'string', n: 'number' })`
    select id::text, sum::text, count::int as n from stand where count > 0`;
  return {
    entries: added.reduce((all, { n }) => all + n, 0),
    faults: rows.map(({ fault, subject }) => (subject ? `${fault}: ${subject}` : fault)),
    sums: isOfAccounts
      ? added.filter(({ id }) => !faulty.has(id)).map(({ id, sum }) => ({ id, sum: BigInt(sum) }))
      : [],
  };
}
