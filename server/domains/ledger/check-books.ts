import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { ledgerCheck } from '#database/schema/ledger.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { outsideTransaction } from '#server/platform/database/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { checkNew, type Found } from './check-new.ts';
import { faultsIn } from './platform-books.ts';

/** Verifies every entry and the checkpoints; without faults the checkpoints may be renewed. */
async function checkAll(tx: Database, upTo: bigint): Promise<Found> {
  const { rows } = await tx.execute<{ fault: string; subject: string }>(sql`
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
    limit 50`);
  const faults = [...(await faultsIn(tx)), ...rows.map(({ fault, subject }) => `${fault}: ${subject}`)];
  const { rows: sums } = await tx.execute<{ id: string; sum: string; n: number }>(sql`
    select account_id::text as id, sum(amount)::text as sum, count(*)::int as n from ledger_entry
    where sequence <= ${upTo} group by account_id`);
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
  const drawn = await db.execute<{ last: string }>(
    sql`select case when is_called then last_value else 0 end::text as last from ledger_entry_sequence_seq`,
  );
  const began = await db.execute<{ id: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as id`);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const open = await db.execute<{ id: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as id`);
    if (BigInt(open.rows[0]?.id ?? 0) >= BigInt(began.rows[0]?.id ?? 0)) return BigInt(drawn.rows[0]?.last ?? 0);
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
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.books}) as mine`,
    );
    if (!rows[0]?.mine) return;
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
