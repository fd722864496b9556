import { setTimeout as pause } from 'node:timers/promises';
import { sendAlerts } from '#server/domains/alerts/public.ts';
import { followQueries } from '#server/domains/queries/public.ts';
import { fillCards, indexTalents, markStaleTalents } from '#server/domains/talents/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { tick } from './every-minute.ts';
import { enqueueIntervalTasks } from './interval-jobs.ts';

const MINUTE = 60_000;
const FIRST_MS = 1_000;

/** Notifications of saved searches, once a day each. */
async function notifyOfNewPosts(deps: Deps): Promise<void> {
  await sendAlerts(deps);
}

/** Sequentially; one failure does not stop the others. */
const everyMinute = [tick, enqueueIntervalTasks, notifyOfNewPosts];

/**
 * Changed resumes are indexed within seconds; every node takes rows that no other has claimed. Rows that another version built are
 * rebuilt meanwhile: searches by what is new find more and more people.
 */
const INDEX_MS = 5_000;

function startIndexing(deps: Deps): () => Promise<void> {
  const failed = (error: unknown) => deps.log.warn({ err: error }, 'talent index failed');
  let running: Promise<unknown> = markStaleTalents(deps.db).catch(failed);
  const timer = setInterval(() => {
    running = running.then(() => indexTalents(deps)).catch(failed);
  }, INDEX_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Fills the cards that a migration or a new build left empty; resumes after a failure. */
function startFilling(deps: Deps): () => Promise<void> {
  const ending = new AbortController();
  const work = async () => {
    while (!ending.signal.aborted) {
      try {
        return await fillCards(deps, ending.signal);
      } catch (error) {
        deps.log.warn({ err: error }, 'talent cards failed');
        await pause(MINUTE, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  const running = work();
  return async () => {
    ending.abort();
    await running;
  };
}

/** Starts the minute's tasks; returns a function that stops them and waits for a running one. */
export function startClock(deps: Deps): () => Promise<void> {
  const stopIndexing = startIndexing(deps);
  const stopFilling = startFilling(deps);
  const stopQueries = followQueries(deps);
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    for (const work of everyMinute)
      running = running
        .then(() => work(deps))
        .catch((error: unknown) => deps.log.warn({ err: error }, 'clock work failed'));
  };
  // Runs what became due while no node was up.
  const first = setTimeout(round, FIRST_MS);
  const timer = setInterval(round, MINUTE);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await stopFilling();
    await stopQueries();
    await stopIndexing();
    await running;
  };
}
