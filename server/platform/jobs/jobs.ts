import { type SQL, sql } from 'drizzle-orm';
import { job } from '#database/schema/platform.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, type RowOf, rowOf, typed } from '#server/platform/database/database.ts';
import { causeOf, type Logger } from '#server/platform/log.ts';

export type JobHandler = (payload: Record<string, unknown>, db: Database) => Promise<void>;
type Work = (payload: Record<string, unknown>) => Promise<void>;

interface EnqueueOptions {
  runAt?: Date;
  /** At most one waiting job per key. */
  uniqueKey?: string;
}

export interface Jobs {
  /** Runs within one transaction, together with the job's completion. */
  handle(kind: string, handler: JobHandler): void;
  /**
   * For long work, waits, or work with its own transactions; none is held open meanwhile. If the node dies the job is restarted a
   * minute later, so it must be idempotent. It is abandoned after twelve attempts.
   */
  handleDetached(kind: string, work: Work): void;
  /** Enqueued inside the caller's transaction: it runs if and only if that commits. */
  enqueue(db: Database, kind: string, payload: Record<string, unknown>, options?: EnqueueOptions): Promise<void>;
  /** Runs the jobs that are due now; returns how many ran. For tests, and for the worker itself. */
  drain(): Promise<number>;
  start(): void;
  /** Resolves when running jobs have finished; other due jobs wait for the next start, or for other nodes. */
  stop(): Promise<void>;
}

interface NewJob {
  kind: string;
  payload: Record<string, unknown>;
  uniqueKey?: string | undefined;
  runAt: Date;
}

/** Enqueues many jobs in one statement, inside the caller's transaction; `Jobs.enqueue` for callers that have only a database. */
export async function enqueueAll(db: Database, jobs: NewJob[]): Promise<void> {
  if (jobs.length > 0) await db.insert(job).values(jobs).onConflictDoNothing({ target: job.uniqueKey });
}

const dueColumns = {
  id: 'string',
  kind: 'string',
  payload: typed<Record<string, unknown>>(),
  /** Including this one. */
  attempts: 'number',
} as const;
type Due = RowOf<typeof dueColumns>;

const ROUND_MS = 1_000;
const MAX_ATTEMPTS = 12;
/** Lease of a detached job; without a renewal for this long, its node counts as dead. */
const LEASE_MS = 60_000;
const RENEWAL_MS = 15_000;
/** Concurrent jobs on a node, so that a slow one does not delay the others. */
const LANES = 2;

/**
 * The outbox worker. A job's row is locked while its handler runs in the same transaction, so its effect and its completion
 * commit together, and any number of nodes share one table. A failed job waits 2^attempts seconds.
 */
export function createJobs(root: Database, clock: Clock, log: Logger): Jobs {
  const handlers = new Map<string, JobHandler>();
  const aside = new Map<string, Work>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());

  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  const held = ({ id }: Due) => sql`id = ${id}`;
  /** Still owned by this attempt: a node that was presumed dead must not complete a job that another has restarted. */
  const still = ({ id, attempts }: Due) => sql`id = ${id} and attempts = ${attempts}`;

  const end = (db: Database, which: SQL) => db.execute(sql`delete from job where ${which}`);
  const putOff = (db: Database, which: SQL, { kind, id, attempts }: Due, error: unknown) => {
    log.error({ err: error, job: kind, id, attempts }, 'job failed');
    const next = after((attempts >= MAX_ATTEMPTS ? 365 * 86_400 : 2 ** attempts) * 1_000);
    return db.execute(
      sql`update job set attempts = ${attempts}, run_at = ${next}, last_error = ${causeOf(error)} where ${which}`,
    );
  };
  const lease = (db: Database, which: SQL, { attempts }: Due) =>
    db.execute(sql`update job set attempts = ${attempts}, run_at = ${after(LEASE_MS)} where ${which}`);

  /** Runs the next due job within its transaction, or claims it for detached execution. */
  const takeOne = () =>
    root.transaction(async (tx) => {
      const due = await rowOf(tx, dueColumns)`
        select id, kind, payload, attempts + 1 as attempts from job where run_at <= ${clock.now()} order by run_at, id limit 1 for update skip locked`;
      if (!due) return null;
      if (aside.has(due.kind)) {
        if (due.attempts > MAX_ATTEMPTS)
          await putOff(tx, held(due), due, new Error('begun again and again, never ended'));
        else await lease(tx, held(due), due);
        return due;
      }
      const handler = handlers.get(due.kind);
      try {
        if (!handler) throw new Error(`no handler for job ${due.kind}`);
        await tx.transaction((inner) => handler(due.payload, inner));
        await end(tx, held(due));
      } catch (error) {
        await putOff(tx, held(due), due, error);
      }
      return due;
    });

  const doDetached = async (due: Due, work: Work) => {
    let renewal: Promise<unknown> = Promise.resolve();
    const renew = () => {
      renewal = lease(root, still(due), due).catch((error: unknown) =>
        log.warn({ err: error, job: due.kind }, 'job not renewed'),
      );
    };
    const renewals = setInterval(renew, RENEWAL_MS);
    const result = await work(due.payload).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    clearInterval(renewals);
    // A renewal in progress would postpone the job again.
    await renewal;
    await (result ? putOff(root, still(due), due, result.error) : end(root, still(due)));
  };

  const runOne = async () => {
    const due = await takeOne();
    const work = due && aside.get(due.kind);
    if (work && due.attempts <= MAX_ATTEMPTS) await doDetached(due, work);
    return due !== null;
  };

  const drain = async () => {
    let ran = 0;
    while (!isStopped && (await runOne())) ran += 1;
    return ran;
  };

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    handleDetached: (kind, work) => void aside.set(kind, work),
    enqueue: async (db, kind, payload, options = {}) => {
      await enqueueAll(db, [{ kind, payload, uniqueKey: options.uniqueKey, runAt: options.runAt ?? clock.now() }]);
    },
    drain,
    start: () => {
      timer = setInterval(() => {
        lanes = lanes.map((lane) =>
          lane.then(drain).catch((error: unknown) => log.warn({ err: error }, 'job round failed')),
        );
      }, ROUND_MS);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(lanes);
    },
  };
}
