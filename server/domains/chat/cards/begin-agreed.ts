import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addMessage } from '../add-message.ts';
import { lockParticipant } from '../lock-participant.ts';
import { begin, type Pair } from '../open-conversation.ts';

/**
 * Opens the conversation after a seeker accepted an invitation, with their text as its first message; both sides may then write.
 * @throws AppError NOT_FOUND
 */
export async function beginAgreed(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
  { text, key, ...pair }: Pair & { text: string; key: string },
): Promise<string> {
  const id = await begin(tx, pair, now);
  const participant = await lockParticipant(tx, actor, id);
  await addMessage({ db: tx, deps, actor, now }, participant, { clientId: `agreed-${key}`, kind: 'text', text });
  return id;
}

/** Transfers all conversations of a member to a colleague, or to nobody. */
export async function handOverConversations(tx: Database, from: string, to: string | null): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`update conversation set member_id = ${to} where conversation.member_id = ${from}`,
  );
  return rowCount ?? 0;
}
