import { asc, eq } from 'drizzle-orm';
import { chatMessage, conversation } from '#database/schema/chat.ts';
import { account } from '#database/schema/identity.ts';
import type { Person, Talk } from '#lab/bench/sockets/people.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Stored, Unread } from './history.ts';

/** The database's state at the end: all messages by number, and unread counts with nothing read. */
export async function readStored(db: Database, talks: readonly Talk[], people: readonly Person[]) {
  const rows = await db
    .select({
      conversation: chatMessage.conversationId,
      number: chatMessage.number,
      clientId: chatMessage.clientId,
      sender: account.phone,
    })
    .from(chatMessage)
    .innerJoin(account, eq(account.id, chatMessage.senderId))
    .orderBy(asc(chatMessage.conversationId), asc(chatMessage.number));
  const stored: Stored[] = rows.map((row) => ({ ...row, clientId: row.clientId ?? '' }));
  const counts = new Map((await db.select().from(conversation)).map((row) => [row.id, row]));
  const unread = talks.flatMap(({ id, seeker, recruiter }): Unread[] => {
    const row = counts.get(id);
    const [bySeeker, byRecruiter] = [people[seeker]?.phone ?? '', people[recruiter]?.phone ?? ''];
    return [
      { conversation: id, from: bySeeker, counted: row?.companyUnread ?? -1 },
      { conversation: id, from: byRecruiter, counted: row?.seekerUnread ?? -1 },
    ];
  });
  return { stored, unread };
}
