import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { causeOf, type Logger } from '../log.ts';

type JobHandler = (payload: Record<string, unknown>, db: Database) => Promise<void>;

interface EnqueueOptions {
  runAt?: Date;
  /** At most one waiting job for a key. */
  uniqueKey?: string;
}

export interface Jobs {
  handle(kind: string, handler: JobHandler): void;
  /** Enqueued inside the caller's transaction: it runs if and only if that commits. */
  enqueue(db: Database, kind: string, payload: Record<string, unknown>, options?: EnqueueOptions): Promise<void>;
  /** Runs what is due, now; answers how many ran. For tests, and for the worker's own rounds. */
  drain(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

interface Due extends Record<string, unknown> {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

const ROUND_MS = 1_000;
const MAX_ATTEMPTS = 12;

/**
 * The outbox worker. A job's row is locked while its handler runs in the same transaction, so its effect and its end
 * commit together, and any number of nodes share one table. A failed job waits 2^attempts seconds.
 */
export function createJobs(root: Database, clock: Clock, log: Logger): Jobs {
  const handlers = new Map<string, JobHandler>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();

  const runOne = () =>
    root.transaction(async (tx) => {
      const { rows } = await tx.execute<Due>(sql`
        select id, kind, payload, attempts from job where run_at <= ${clock.now()} order by run_at, id limit 1 for update skip locked`);
      const due = rows[0];
      if (!due) return false;
      const handler = handlers.get(due.kind);
      try {
        if (!handler) throw new Error(`no handler for job ${due.kind}`);
        await tx.transaction((inner) => handler(due.payload, inner));
        await tx.execute(sql`delete from job where id = ${due.id}`);
      } catch (error) {
        log.error({ err: error, job: due.kind, id: due.id, attempts: due.attempts + 1 }, 'job failed');
        const wait = due.attempts + 1 >= MAX_ATTEMPTS ? 365 * 86_400 : 2 ** (due.attempts + 1);
        const next = new Date(clock.now().getTime() + wait * 1_000);
        await tx.execute(
          sql`update job set attempts = attempts + 1, run_at = ${next}, last_error = ${causeOf(error)} where id = ${due.id}`,
        );
      }
      return true;
    });

  const drain = async () => {
    let ran = 0;
    while (await runOne()) ran += 1;
    return ran;
  };

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    enqueue: async (db, kind, payload, options = {}) => {
      await db.execute(sql`
        insert into job (kind, payload, unique_key, run_at)
        values (${kind}, ${JSON.stringify(payload)}::jsonb, ${options.uniqueKey ?? null}, ${options.runAt ?? clock.now()})
        on conflict (unique_key) do nothing`);
    },
    drain,
    start: () => {
      timer = setInterval(() => {
        round = round.then(drain).catch((error: unknown) => log.warn({ err: error }, 'job round failed'));
      }, ROUND_MS);
    },
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
