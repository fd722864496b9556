import { and, eq, inArray } from 'drizzle-orm';
import type { LiveType } from '#contract/live.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvents, holdCounters } from '#server/platform/socket/event-log.ts';
import type { ConversationRow } from './rows.ts';

type Between = Pick<ConversationRow, 'id' | 'company_id' | 'jober_account_id'>;

/** Everyone in a conversation: the seeker, and all who speak for the company. */
export async function accountsIn(db: Database, row: Between): Promise<string[]> {
  const speakers = await db
    .select({ accountId: companyMember.accountId })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, row.company_id),
        eq(companyMember.status, 'active'),
        inArray(companyMember.role, ['owner', 'recruiter']),
      ),
    );
  return [...new Set([row.jober_account_id, ...speakers.map(({ accountId }) => accountId)])];
}

/** Before a transaction tells of a conversation more than once: all who hear of it are held, in the order that never waits in a ring. */
export const holdCountersOf = async (tx: Database, row: Between): Promise<void> =>
  holdCounters(tx, await accountsIn(tx, row));

/** Tells everyone in a conversation. */
export async function tell(
  tx: Database,
  row: Between,
  type: LiveType,
  payload: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const told = { conversationId: row.id, ...payload };
  const accounts = await accountsIn(tx, row);
  await appendEvents(
    tx,
    accounts.map((accountId) => ({ accountId, type, payload: told })),
    now,
  );
}
