import { sweepFiles } from '#server/domains/files/public.ts';
import { sweepExports } from '#server/domains/personal-data/public.ts';
import { refreshSuggestions, sweepSearchChanges } from '#server/domains/search/public.ts';
import { sweepTalentChanges } from '#server/domains/talents/public.ts';
import { countSalaries } from '#server/domains/wages/public.ts';
import type { Deps } from '#server/platform/deps.ts';

const MINUTE = 60_000;

/** Periodic work that may take longer than a minute's task. */
interface IntervalTask {
  kind: string;
  /** Interval in minutes; the first run is at this minute of the hour. */
  every: number;
  at: number;
  act(deps: Deps): Promise<void>;
}

const intervalTasks: IntervalTask[] = [
  {
    kind: 'refresh-suggestions',
    every: 10,
    at: 5,
    act: async ({ db }) => {
      await refreshSuggestions(db);
      // Each node reads the changes once a minute, so ten minutes later none needs those of the previous sweep.
      await sweepSearchChanges(db);
      await sweepTalentChanges(db);
    },
  },
  {
    kind: 'count-pay',
    every: 60,
    at: 20,
    act: ({ db, clock }) => db.transaction((tx) => countSalaries(tx, clock.now())),
  },
  {
    // The store may be remote.
    kind: 'sweep-uploads',
    every: 60,
    at: 40,
    act: async (deps) => {
      await sweepFiles(deps);
      await sweepExports(deps);
    },
  },
];

/** One job of each kind is always waiting. */
export const intervalTaskKinds = intervalTasks.map(({ kind }) => kind);

/** A failed run is retried only at its next interval, and is never abandoned. */
export function registerIntervalTasks(deps: Deps): void {
  for (const { kind, act } of intervalTasks) {
    const reported = (error: unknown) => deps.log.warn({ err: error, job: kind }, 'clock work failed');
    deps.jobs.handleDetached(kind, () => act(deps).catch(reported));
  }
}

/** The next time after `now` at which a task is due. */
export function nextRun({ every, at }: Pick<IntervalTask, 'every' | 'at'>, now: Date): Date {
  const [span, offset] = [every * MINUTE, at * MINUTE];
  return new Date(Math.floor((now.getTime() - offset) / span + 1) * span + offset);
}

/** Enqueues the next run of each task. The unique key lets only one node enqueue and run it. */
export async function enqueueIntervalTasks({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  for (const chore of intervalTasks)
    await jobs.enqueue(db, chore.kind, {}, { uniqueKey: chore.kind, runAt: nextRun(chore, clock.now()) });
}
