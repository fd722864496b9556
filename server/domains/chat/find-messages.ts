import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import type { FoundMessage } from '#contract/chat/chat-talk.ts';
import { gramsWanted } from '#database/grams.ts';
import { chatMessage } from '#database/schema/chat.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { anonymiseMessage } from './anonymise-message.ts';
import { mayTalk } from './policy.ts';
import { personOf } from './present.ts';
import { presentMessages } from './present-messages.ts';
import { type Anonymity, joinSent } from './rows.ts';

const PAGE_SIZE = 40;

/** The caller's conversations on a side; null where the caller has no such side. */
function ownOn(side: ChatSide, { joberId, member }: SignedIn): SQL | null {
  if (side === 'seeker') return joberId ? sql`conversation.jober_id = ${joberId}` : null;
  const speaks = member && mayTalk(member.role) && member.companyStatus === 'approved';
  return speaks ? sql`conversation.company_id = ${member.companyId}` : null;
}

interface MessageRow extends Anonymity, Record<string, unknown> {
  number: number;
  company_name: string;
  title: string;
}

/** The caller's messages that contain all words of the keyword, newest first. */
export async function findMessages(
  db: Database,
  deps: Deps,
  actor: SignedIn,
  { side, keyword }: { side: ChatSide; keyword: string },
): Promise<{ items: FoundMessage[]; hasMore: boolean }> {
  const own = ownOn(side, actor);
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (!own || words.length === 0) return { items: [], hasMore: false };
  const holds = words.map((word) => sql`strpos(lower(chat_message.text), ${word}) > 0`);
  const rows = await rowsOf(db, typed<MessageRow>())`
    select conversation.id, chat_message.number, post.title,
      coalesce(nullif(company.short_name, ''), company.name) as company_name, conversation.jober_id,
      jober.name as jober_name, jober.avatar_url as jober_avatar, sent.id as delivery_id, sent.status as delivery_status, sent.anonymised,
      conversation.seeker_wrote
    from chat_message
    join conversation on conversation.id = chat_message.conversation_id
    join jober on jober.id = conversation.jober_id
    join company on company.id = conversation.company_id
    join post on post.id = conversation.post_id
    ${joinSent}
    where ${own} and chat_message.grams @> ${sql.param(gramsWanted(keyword))}::text[] and ${sql.join(holds, sql` and `)}
    order by chat_message.at desc, conversation.id, chat_message.number desc limit ${PAGE_SIZE + 1}`;
  const page = rows.slice(0, PAGE_SIZE);
  if (page.length === 0) return { items: [], hasMore: false };
  const found = await db
    .select()
    .from(chatMessage)
    .where(
      sql`(${chatMessage.conversationId}, ${chatMessage.number}) in (
        select * from unnest(${sql.param(page.map(({ id }) => id))}::bigint[], ${sql.param(page.map(({ number }) => number))}::int[]))`,
    );
  const shown = await presentMessages(db, deps, found);
  const items = page.flatMap((row): FoundMessage[] => {
    const message =
      shown[found.findIndex(({ conversationId, number }) => conversationId === row.id && number === row.number)];
    if (!message) return [];
    const own = { conversationId: row.id, postTitle: row.title };
    return side === 'seeker'
      ? [{ ...own, name: row.company_name, message }]
      : [{ ...own, name: personOf({ row, side }).name, message: anonymiseMessage(row, message) }];
  });
  return { items, hasMore: rows.length > PAGE_SIZE };
}
