import { sweepFiles } from '#server/domains/files/public.ts';
import { sweepExports } from '#server/domains/personal-data/public.ts';
import { refreshSuggestions, sweepSearchChanges } from '#server/domains/search/public.ts';
import { sweepTalentChanges } from '#server/domains/talents/public.ts';
import { countSalaries } from '#server/domains/wages/public.ts';
import type { Deps } from '#server/platform/deps.ts';

const MINUTE = 60_000;

/** Work that is due at some minutes of the hour and takes longer than a minute's task may. */
interface IntervalTask {
  kind: string;
  /** Every so many minutes, the first time at this one of the hour. */
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
      // Each node looks for changes once a minute, so that ten minutes later none needs what was there at the sweep before.
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
    // The store may be far away.
    kind: 'sweep-uploads',
    every: 60,
    at: 40,
    act: async (deps) => {
      await sweepFiles(deps);
      await sweepExports(deps);
    },
  },
];

/** One of each always waits for its time. */
export const intervalTaskKinds = intervalTasks.map(({ kind }) => kind);

/** One that fails is not tried again before its next turn, and never given up. */
export function registerIntervalTasks(deps: Deps): void {
  for (const { kind, act } of intervalTasks) {
    const told = (error: unknown) => deps.log.warn({ err: error, job: kind }, 'clock work failed');
    deps.jobs.handleDetached(kind, () => act(deps).catch(told));
  }
}

/** The next time after `now` that a chore is due. */
export function nextRun({ every, at }: Pick<IntervalTask, 'every' | 'at'>, now: Date): Date {
  const [span, offset] = [every * MINUTE, at * MINUTE];
  return new Date(Math.floor((now.getTime() - offset) / span + 1) * span + offset);
}

/** Puts down when each chore is due next. Of all nodes' notes of one turn the first stands, and one node does it. */
export async function enqueueIntervalTasks({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  for (const chore of intervalTasks)
    await jobs.enqueue(db, chore.kind, {}, { uniqueKey: chore.kind, runAt: nextRun(chore, clock.now()) });
}
