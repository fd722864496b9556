import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Messages of every conversation before the run. */
const EARLIER = 20;

/** Adds messages to all conversations, alternating, an hour apart, and runs ANALYZE as autovacuum would. */
export async function makeHistory(db: Database): Promise<void> {
  await db.execute(sql`
    insert into chat_message
      (conversation_id, number, side, sender_id, sender_name, kind, text, grams, warnings, client_id, at)
    select conversation.id, number, case number % 2 when 1 then 'seeker' else 'company' end,
      case number % 2 when 1 then jober.account_id else company_member.account_id end, '林小满', 'text',
      '请问第 ' || number || ' 周的试讲安排', array['试讲', '安排'], '{}', 'earlier-' || number, now() - number * interval '1 hour'
    from conversation
    join jober on jober.id = conversation.jober_id
    join company_member on company_member.id = conversation.member_id
    cross join generate_series(1, ${EARLIER}) as number`);
  await db.execute(sql`update conversation set last_number = ${EARLIER}, last_at = now()`);
  await db.execute(sql`analyze`);
}
