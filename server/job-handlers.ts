import { SMS_JOB, sendNoticeSms } from './domains/notifications/public.ts';
import type { Deps } from './platform/deps.ts';

/** Which job is done by which domain. */
export function registerJobs(deps: Deps): void {
  deps.jobs.handle(SMS_JOB, ({ id }) => sendNoticeSms(deps, String(id)));
}
