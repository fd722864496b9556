import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat-messages.ts';
import type { FoundMessage } from '#contract/chat-talk.ts';
import { gramsWanted } from '#database/grams.ts';
import { chatMessage } from '#database/schema/chat.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mayTalk } from './policy.ts';
import { presentMessages } from './present-messages.ts';

const MOST = 40;

/** Whose conversations are looked through; null for whoever has none on that side. */
function ownOn(side: ChatSide, { joberId, member }: SignedIn): SQL | null {
  if (side === 'seeker') return joberId ? sql`conversation.jober_id = ${joberId}` : null;
  const speaks = member && mayTalk(member.role) && member.companyStatus === 'approved';
  return speaks ? sql`conversation.company_id = ${member.companyId}` : null;
}

interface Row extends Record<string, unknown> {
  id: string;
  number: number;
  name: string;
  title: string;
}

/** Messages of one's own conversations that hold all words of the keyword, the newest first. */
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
  const { rows } = await db.execute<Row>(sql`
    select conversation.id, chat_message.number, post.title,
      ${side === 'seeker' ? sql`coalesce(nullif(company.short_name, ''), company.name)` : sql`jober.name`} as name
    from chat_message
    join conversation on conversation.id = chat_message.conversation_id
    join jober on jober.id = conversation.jober_id
    join company on company.id = conversation.company_id
    join post on post.id = conversation.post_id
    where ${own} and chat_message.grams @> ${sql.param(gramsWanted(keyword))}::text[] and ${sql.join(holds, sql` and `)}
    order by chat_message.at desc, conversation.id, chat_message.number desc limit ${MOST + 1}`);
  const page = rows.slice(0, MOST);
  if (page.length === 0) return { items: [], hasMore: false };
  const found = await db
    .select()
    .from(chatMessage)
    .where(
      sql`(${chatMessage.conversationId}, ${chatMessage.number}) in (
        select * from unnest(${sql.param(page.map(({ id }) => id))}::bigint[], ${sql.param(page.map(({ number }) => number))}::int[]))`,
    );
  const shown = await presentMessages(db, deps, found);
  const items = page.flatMap(({ id, number, name, title }): FoundMessage[] => {
    const at = found.findIndex((row) => row.conversationId === id && row.number === number);
    const message = shown[at];
    return message ? [{ conversationId: id, name, postTitle: title, message }] : [];
  });
  return { items, hasMore: rows.length > MOST };
}
