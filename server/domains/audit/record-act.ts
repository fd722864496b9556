import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface AuditEntry {
  /** `noun.verb`, e.g. `company.approve`; labels are in contract/operators/acts.ts. */
  act: string;
  /** The kind of object, where it is not the act's own noun. */
  subject?: string;
  subjectId?: string | undefined;
  /** Further details. No secrets, and only masked phones. */
  detail?: Record<string, unknown>;
  now: Date;
}

/** The operator, as the log stores them. */
export type ActingOperator = Pick<SignedIn, 'accountId' | 'operatorRole' | 'sessionId'>;

/**
 * Writes an operator's act to the audit log, in the transaction of the act itself. The row stores name, role and address as they
 * are at that time.
 */
export async function recordAct(
  tx: Database,
  actor: ActingOperator,
  { act, subject, subjectId, detail, now }: AuditEntry,
) {
  await tx.execute(sql`
    insert into operator_act (id, account_id, operator_name, operator_role, act, subject, subject_id, detail, ip, at)
    values (
      ${newId()}, ${actor.accountId},
      coalesce((select operator.name from operator where operator.account_id = ${actor.accountId}), ''),
      ${actor.operatorRole ?? ''}, ${act}, ${subject ?? act.split('.')[0]}, ${subjectId ?? ''}, ${JSON.stringify(detail ?? {})}::jsonb,
      coalesce((select session.ip from session where session.id = ${actor.sessionId}), ''), ${now}
    )`);
}
