import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { chatPhrases } from '#database/schema/chat.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';

/** The phrases that a person keeps; null if they never changed the usual ones. */
export async function readPhrases(db: Database, accountId: string, side: ChatSide) {
  const [row] = await db
    .select({ items: chatPhrases.items })
    .from(chatPhrases)
    .where(and(eq(chatPhrases.accountId, accountId), eq(chatPhrases.side, side)));
  return { items: row?.items ?? null };
}

export async function savePhrases(
  { db, actor, now }: DbContext<{ actor: SignedIn }>,
  { side, items }: { side: ChatSide; items: string[] },
) {
  const values = { items: [...new Set(items)], updatedAt: now };
  await db
    .insert(chatPhrases)
    .values({ accountId: actor.accountId, side, ...values })
    .onConflictDoUpdate({ target: [chatPhrases.accountId, chatPhrases.side], set: values });
  return { items: values.items };
}
