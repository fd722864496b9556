import { type SQL, sql } from 'drizzle-orm';
import type { LiveType } from '#contract/live.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appendEvents } from '#server/platform/socket/event-log.ts';
import type { ConversationRow } from './rows.ts';

type Between = Pick<ConversationRow, 'id' | 'company_id' | 'jober_account_id'>;

/** The accounts of all recruiters of a company. */
export const speakersOf = (companyId: SQL): SQL => sql`
  select company_member.account_id from company_member
  where company_member.company_id = ${companyId} and company_member.status = 'active'
    and company_member.role in ('owner', 'recruiter')`;

/** Everyone in a conversation: the seeker and the company's recruiters. */
export async function accountsIn(db: Database, row: Between): Promise<string[]> {
  const rows = await rowsOf(db, { account_id: 'string' })`${speakersOf(sql`${row.company_id}`)}`;
  return [...new Set([row.jober_account_id, ...rows.map(({ account_id }) => account_id)])];
}

/** Notifies everyone in a conversation. */
export async function notifyChat(
  { db: tx, now }: DbContext,
  row: Between,
  type: LiveType,
  payload: Record<string, unknown>,
): Promise<void> {
  const notice = { conversationId: row.id, ...payload };
  const accounts = await accountsIn(tx, row);
  await appendEvents(
    tx,
    accounts.map((accountId) => ({ accountId, type, payload: notice })),
    now,
  );
}
