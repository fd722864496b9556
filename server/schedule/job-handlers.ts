import type { ReviewQueue } from '#contract/operators/reviews.ts';
import { BATCH_JOB, runBatch } from '#server/domains/deliveries/public.ts';
import { CHECK_JOB, checkBooks } from '#server/domains/ledger/public.ts';
import {
  BROADCAST_JOB,
  OUT_JOBS,
  sendNoticeMail,
  sendNoticeSms,
  sendNoticeWechat,
  sendPiece,
} from '#server/domains/notifications/public.ts';
import { EXPORT_JOB, makeExport } from '#server/domains/personal-data/public.ts';
import { APPROVAL_JOB, runApproval } from '#server/domains/reviews/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { registerIntervalTasks } from './interval-jobs.ts';

/** Binds job kinds to the domains that handle them. */
export function registerJobs(deps: Deps): void {
  registerIntervalTasks(deps);
  for (const { jobHandlers } of deps.modules)
    for (const [kind, handler] of Object.entries(jobHandlers?.(deps) ?? {})) deps.jobs.handle(kind, handler);
  deps.jobs.handle(BATCH_JOB, ({ id }, tx) => runBatch(deps, String(id), tx));
  deps.jobs.handle(APPROVAL_JOB, ({ queue, id }, tx) =>
    runApproval(deps, { queue: queue as ReviewQueue, id: String(id) }, tx),
  );
  deps.jobs.handle(BROADCAST_JOB, ({ id }, tx) => sendPiece(tx, String(id), deps.clock.now()));
  deps.jobs.handleDetached(EXPORT_JOB, ({ id }) => makeExport(deps, String(id)));
  deps.jobs.handleDetached(CHECK_JOB, ({ scope }) => checkBooks(deps, scope === 'all' ? 'all' : 'new'));
  deps.jobs.handleDetached(OUT_JOBS.sms, ({ id }) => sendNoticeSms(deps, String(id)));
  deps.jobs.handleDetached(OUT_JOBS.email, ({ id }) => sendNoticeMail(deps, String(id)));
  deps.jobs.handleDetached(OUT_JOBS.wechat, ({ id }) => sendNoticeWechat(deps, String(id)));
}
