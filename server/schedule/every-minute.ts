import { sweepHistory } from '#server/domains/alerts/public.ts';
import { refreshReplyRates } from '#server/domains/companies/public.ts';
import { markOverdue, remindInterviews, startAccepted } from '#server/domains/deliveries/public.ts';
import { applyPhoneChanges, sweepIdentity } from '#server/domains/identity/public.ts';
import { expireLots, tickChecks } from '#server/domains/ledger/public.ts';
import { sweepContactProofs } from '#server/domains/notifications/public.ts';
import { eraseClosed } from '#server/domains/personal-data/public.ts';
import { expirePosts } from '#server/domains/posts/public.ts';
import { sweepQueries } from '#server/domains/queries/public.ts';
import { sweepClaims } from '#server/domains/reviews/public.ts';
import { expireInvitations } from '#server/domains/talents/public.ts';
import type { MinuteTask } from '#server/module.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import { rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sweepAnswers } from '#server/platform/http/protect/sweep-answers.ts';

const ofCore: MinuteTask<Deps>[] = [
  { name: 'posts', act: (tx, _, now) => expirePosts(tx, now) },
  { name: 'deliveries', act: (tx, _, now) => markOverdue(tx, now) },
  { name: 'interviews', act: (tx, _, now) => remindInterviews(tx, now) },
  { name: 'start days', act: (tx, _, now) => startAccepted(tx, now) },
  { name: 'invitations', act: (tx, _, now) => expireInvitations(tx, now) },
  { name: 'lots', act: (tx, _, now) => expireLots(tx, now) },
  { name: 'books', act: tickChecks },
  { name: 'phones', act: applyPhoneChanges },
  { name: 'closed accounts', act: eraseClosed },
  { name: 'reply rates', minute: 0, act: (tx, _, now) => refreshReplyRates(tx, now) },
  { name: 'history', minute: 20, act: (tx, _, now) => sweepHistory(tx, now) },
  { name: 'sessions', minute: 30, act: (tx, _, now) => sweepIdentity(tx, now) },
  { name: 'contact proofs', minute: 35, act: (tx, _, now) => sweepContactProofs(tx, now) },
  { name: 'answers', minute: 40, act: (tx, _, now) => sweepAnswers(tx, now) },
  { name: 'queries', minute: 45, act: (tx, _, now) => sweepQueries(tx, now) },
  { name: 'claims', minute: 50, act: (tx, _, now) => sweepClaims(tx, now) },
];

/**
 * Effects of time, once a minute on one node: posts expire, deliveries become overdue, old rows are deleted. Each task has its
 * own transaction, so locks are short and one failure does not stop the others.
 */
export async function tick(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { name, minute, act } of [...ofCore, ...deps.modules.flatMap(({ minuteTasks }) => minuteTasks ?? [])]) {
    if (minute !== undefined && now.getUTCMinutes() !== minute) continue;
    try {
      await deps.db.transaction(async (tx) => {
        const row = await rowOf(tx, { mine: 'boolean' })`
          select pg_try_advisory_xact_lock(${advisoryLocks.clock}) as mine`;
        if (row?.mine) await act(tx, deps, now);
      });
    } catch (error) {
      deps.log.error({ err: error, task: name }, 'work of the minute failed');
    }
  }
}
