import { and, eq, inArray } from 'drizzle-orm';
import type { LiveType } from '#contract/live.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvents } from '#server/platform/socket/event-log.ts';
import type { ConversationRow } from './rows.ts';

/** Tells everyone in a conversation: the seeker, and all who speak for the company. */
export async function tell(
  tx: Database,
  row: Pick<ConversationRow, 'id' | 'company_id' | 'jober_account_id'>,
  type: LiveType,
  payload: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const speakers = await tx
    .select({ accountId: companyMember.accountId })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, row.company_id),
        eq(companyMember.status, 'active'),
        inArray(companyMember.role, ['owner', 'recruiter']),
      ),
    );
  const accounts = new Set([row.jober_account_id, ...speakers.map(({ accountId }) => accountId)]);
  const told = { conversationId: row.id, ...payload };
  await appendEvents(
    tx,
    [...accounts].map((accountId) => ({ accountId, type, payload: told })),
    now,
  );
}
