import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ReportState } from '#contract/search/alerts.ts';
import { chatBlock, chatReport } from '#database/schema/chat.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { findParticipant } from './lock-participant.ts';

/** Blocks or unblocks the other side, for all posts. Idempotent. */
export async function setBlock(
  { db, actor, now }: DbContext<{ actor: SignedIn }>,
  id: string,
  blocked: boolean,
): Promise<void> {
  const { row, side } = await findParticipant(db, actor, id);
  const pair = { joberId: row.jober_id, companyId: row.company_id, side };
  if (blocked) {
    await db
      .insert(chatBlock)
      .values({ ...pair, at: now })
      .onConflictDoNothing();
    return;
  }
  await db
    .delete(chatBlock)
    .where(and(eq(chatBlock.joberId, pair.joberId), eq(chatBlock.companyId, pair.companyId), eq(chatBlock.side, side)));
}

const perDay = { limit: 20, windowSeconds: 86_400 };

/** Stores a report for the review queue; only the first per account and conversation counts. */
export async function reportConversation(
  { db, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
  { id, reason, detail = '' }: { id: string; reason: string; detail?: string | undefined },
): Promise<void> {
  await findParticipant(db, actor, id);
  refuseOver(await consume(deps.db, `chat-report:${actor.accountId}`, perDay, now), '举报太频繁');
  await db
    .insert(chatReport)
    .values({ conversationId: id, accountId: actor.accountId, reason, detail, createdAt: now })
    .onConflictDoNothing();
}

/** Ends a report with an operator's decision. */
export const settleReport = (tx: Database, id: string, status: ReportState) =>
  tx.update(chatReport).set({ status }).where(eq(chatReport.id, id));
