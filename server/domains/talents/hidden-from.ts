import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

const hidden = (companyId: string) => sql`
    select jober_block.jober_id as id from jober_block where jober_block.company_id = ${companyId}
    union
    select jober_block.jober_id from jober_block
    join company on company.id = ${companyId} and starts_with(company.name_key, jober_block.group_key)
    where jober_block.group_key is not null
    union
    select chat_block.jober_id from chat_block where chat_block.company_id = ${companyId} and chat_block.side = 'seeker'
    union
    select jober.id from company_member join jober on jober.account_id = company_member.account_id
    where company_member.company_id = ${companyId} and company_member.status = 'active'`;

async function idsOf(db: Database, select: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(select);
  return rows.map(({ id }) => id);
}

/** Seekers whom a company must not find: who blocked it or its group, wants no messages of it, or works there. */
export const hiddenFrom = (db: Database, companyId: string): Promise<string[]> => idsOf(db, hidden(companyId));

/** Whom nobody recommends for a post: the hidden, the refused, and who delivered, for they stand in its box already. */
export const settledFor = (db: Database, companyId: string, postId: string): Promise<string[]> =>
  idsOf(
    db,
    sql`${hidden(companyId)}
    union
    select delivery.jober_id from delivery where delivery.post_id = ${postId}
    union
    select talent_rejection.jober_id from talent_rejection where talent_rejection.post_id = ${postId}`,
  );
