import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { sendAlerts, sweepHistory } from './domains/alerts/public.ts';
import { markOverdue, refreshReplyRates } from './domains/deliveries/public.ts';
import { tickFairs } from './domains/fairs/public.ts';
import { sweepFiles } from './domains/files/public.ts';
import { applyPhoneChanges, sweepIdentity } from './domains/identity/public.ts';
import { tickChecks } from './domains/ledger/public.ts';
import { sweepContactProofs } from './domains/notifications/public.ts';
import { tickOrders } from './domains/orders/public.ts';
import { eraseClosed, sweepExports } from './domains/personal-data/public.ts';
import { expirePosts } from './domains/posts/public.ts';
import { sweepClaims } from './domains/reviews/public.ts';
import { countSalaries } from './domains/salaries/public.ts';
import { refreshSearchStatistics, sweepSearchChanges } from './domains/search/public.ts';
import { expireInvitations, fillCards, indexTalents, sweepTalentChanges } from './domains/talents/public.ts';
import type { Deps } from './platform/deps.ts';

const MINUTE = 60_000;
const FIRST_MS = 1_000;
/** Advisory lock: of many nodes, one does the minute's work. */
const CLOCK_LOCK = 7_201_126;

/** What time alone brings about, once a minute on one node: posts expire, deliveries become overdue, old rows go. */
export async function tick(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${CLOCK_LOCK}) as mine`);
    if (!rows[0]?.mine) return;
    const now = deps.clock.now();
    await expirePosts(tx, deps, now);
    await markOverdue(tx, deps, now);
    await tickFairs(tx, deps, now);
    await expireInvitations(tx, now);
    await tickOrders(tx, now);
    await tickChecks(tx, deps, now);
    await applyPhoneChanges(tx, deps, now);
    await eraseClosed(tx, deps, now);
    if (now.getUTCMinutes() === 0) await refreshReplyRates(tx, now);
    if (now.getUTCMinutes() === 30) await sweepIdentity(tx, now);
    if (now.getUTCMinutes() === 35) await sweepContactProofs(tx, now);
    if (now.getUTCMinutes() === 50) await sweepClaims(tx, now);
    if (now.getUTCMinutes() === 20) await sweepHistory(tx, now);
  });
}

/** What searches are planned and suggested by, every ten minutes and outside the minute's transaction, since it takes longer. */
async function countForSearch({ db, clock }: Deps): Promise<void> {
  if (clock.now().getUTCMinutes() % 10 !== 5) return;
  await refreshSearchStatistics(db);
  await sweepSearchChanges(db);
  await sweepTalentChanges(db);
}

/** 薪酬行情, once an hour. */
async function countPay({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  if (now.getUTCMinutes() === 20) await db.transaction((tx) => countSalaries(tx, now));
}

/** Uploads that nobody claimed go, once an hour; outside the minute's transaction, since the store may be far away. */
async function sweepUploads(deps: Deps): Promise<void> {
  if (deps.clock.now().getUTCMinutes() !== 40) return;
  await sweepFiles(deps);
  await sweepExports(deps);
}

/** Messages of saved searches, once a day each. */
async function tellOfNewPosts(deps: Deps): Promise<void> {
  await sendAlerts(deps);
}

/** Resumes that changed are findable within seconds; every node takes what no other has. */
const INDEX_MS = 5_000;

function startIndexing(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => indexTalents(deps))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'talent index failed'));
  }, INDEX_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Cards that the last migration or build left to be made; from where it began again after a failure. */
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

/** Starts the minute's work; answers how to stop it, which waits for a running one. */
export function startClock(deps: Deps): () => Promise<void> {
  const stopIndexing = startIndexing(deps);
  const stopFilling = startFilling(deps);
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = running
      .then(() => tick(deps))
      .then(() => countForSearch(deps))
      .then(() => countPay(deps))
      .then(() => sweepUploads(deps))
      .then(() => tellOfNewPosts(deps))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'clock work failed'));
  };
  // What fell due while no node was up happens at once.
  const first = setTimeout(round, FIRST_MS);
  const timer = setInterval(round, MINUTE);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await stopFilling();
    await stopIndexing();
    await running;
  };
}
