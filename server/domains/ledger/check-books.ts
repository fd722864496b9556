import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { ledgerCheck } from '#database/schema/ledger.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { outsideTransaction } from '#server/platform/database/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { checkAll } from './check-all.ts';
import { checkNew, type Found } from './check-new.ts';

export const CHECK_JOB = 'ledger.check';
export type Scope = 'new' | 'all';

/** How old the last check may become. */
const EVERY_MS: Record<Scope, number> = { new: 10 * 60_000, all: dayMs };
/** A transaction that began before the last check may have written its posting since. */
const OVERLAP_MS = 3_600_000;
const PATIENCE_MS = 20_000;
const LOOK_MS = 50;

/**
 * A sequence up to which nothing is written any more. Whoever draws a number has its transaction's id already, so once all
 * that were under way when the last number was read have ended, every number up to it is there or never will be. Nobody waits
 * for this but the check itself.
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

/**
 * Checks the books, as they stand at one moment, and keeps what was found. One check at a time: another that is asked for
 * meanwhile is left out.
 */
export async function checkBooks({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.books}) as mine`,
    );
    if (!rows[0]?.mine) return;
    const startedAt = clock.now();
    const last = await lastCheck(tx, 'new');
    const since = new Date(last ? last.startedAt.getTime() - OVERLAP_MS : 0);
    // Another check does not wait for this one's lock, so a second connection may be waited for.
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

/** Asks for a check; while one of its kind waits, it is the same one. */
export const askCheck = (db: Database, { jobs }: Pick<Deps, 'jobs'>, scope: Scope) =>
  jobs.enqueue(db, CHECK_JOB, { scope }, { uniqueKey: `${CHECK_JOB}:${scope}` });

/** What time brings about: new entries are looked at every ten minutes, everything once a day. */
export async function tickChecks(tx: Database, deps: Pick<Deps, 'jobs'>, now: Date): Promise<void> {
  for (const scope of ['all', 'new'] as const) {
    const last = await lastCheck(tx, scope);
    if (!last || now.getTime() - last.startedAt.getTime() >= EVERY_MS[scope]) await askCheck(tx, deps, scope);
  }
}

/** What the last checks say: what the full one found holds until the next full one. */
export async function standing(db: Database) {
  const [fresh, all] = [await lastCheck(db, 'new'), await lastCheck(db, 'all')];
  const at = (row: typeof fresh) => (row ? { at: row.endedAt.toISOString(), entries: row.entries } : null);
  return {
    faults: [...new Set([...(fresh?.faults ?? []), ...(all?.faults ?? [])])],
    newest: at(fresh),
    full: at(all),
  };
}
