import { sweepFiles } from '#server/domains/files/public.ts';
import { sweepExports } from '#server/domains/personal-data/public.ts';
import { refreshSuggestions, sweepSearchChanges } from '#server/domains/search/public.ts';
import { sweepTalentChanges } from '#server/domains/talents/public.ts';
import type { IntervalTask } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';

const MINUTE = 60_000;

const ofCore: IntervalTask<Deps>[] = [
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

const intervalTasks = ({ modules }: Pick<Deps, 'modules'>) => [
  ...ofCore,
  ...modules.flatMap((module) => module.intervalTasks ?? []),
];

/** One job of each kind is always waiting. */
export const intervalTaskKinds = (deps: Pick<Deps, 'modules'>) => intervalTasks(deps).map(({ kind }) => kind);

/** A failed run is retried only at its next interval, and is never abandoned. */
export function registerIntervalTasks(deps: Deps): void {
  for (const { kind, act } of intervalTasks(deps)) {
    const reported = (error: unknown) => deps.log.warn({ err: error, job: kind }, 'clock work failed');
    deps.jobs.handleDetached(kind, () => act(deps).catch(reported));
  }
}

/** The next time after `now` at which a task is due. */
export function nextRun({ every, at }: { every: number; at: number }, now: Date): Date {
  const [span, offset] = [every * MINUTE, at * MINUTE];
  return new Date(Math.floor((now.getTime() - offset) / span + 1) * span + offset);
}

/** Enqueues the next run of each task. The unique key lets only one node enqueue and run it. */
export async function enqueueIntervalTasks(deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'modules'>): Promise<void> {
  const { db, jobs, clock } = deps;
  for (const chore of intervalTasks(deps))
    await jobs.enqueue(db, chore.kind, {}, { uniqueKey: chore.kind, runAt: nextRun(chore, clock.now()) });
}
