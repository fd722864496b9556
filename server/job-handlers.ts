import { BATCH_JOB, runBatch } from './domains/deliveries/public.ts';
import { SMS_JOB, sendNoticeSms } from './domains/notifications/public.ts';
import { EXPORT_JOB, makeExport } from './domains/personal-data/public.ts';
import type { Deps } from './platform/deps.ts';

/** Which job is done by which domain. */
export function registerJobs(deps: Deps): void {
  deps.jobs.handle(EXPORT_JOB, ({ id }, db) => makeExport(deps, db, String(id)));
  deps.jobs.handle(BATCH_JOB, ({ id }, tx) => runBatch(deps, String(id), tx));
  deps.jobs.handle(SMS_JOB, ({ id }) => sendNoticeSms(deps, String(id)));
}
