import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';

const hidden = (company: string) => `
    SELECT jober_block.jober_id::text AS id FROM jober_block WHERE jober_block.company_id = ${company}
    UNION
    SELECT jober_block.jober_id::text FROM jober_block
    JOIN company ON company.id = ${company} AND starts_with(company.name_key, jober_block.group_key)
    WHERE jober_block.group_key IS NOT NULL
    UNION
    SELECT chat_block.jober_id::text FROM chat_block WHERE chat_block.company_id = ${company} AND chat_block.side = 'seeker'
    UNION
    SELECT jober.id::text FROM company_member JOIN jober ON jober.account_id = company_member.account_id
    WHERE company_member.company_id = ${company} AND company_member.status = 'active'`;

async function idsOf(db: Database, text: string, values: Values): Promise<string[]> {
  const rows = await runPrepared<{ id: string }>(db, text, values);
  return rows.map(({ id }) => id);
}

/** Seekers whom a company must not find: who blocked it or its group, wants no messages of it, or works there. */
export function hiddenFrom(db: Database, companyId: string): Promise<string[]> {
  const values = new Values();
  return idsOf(db, hidden(values.add(companyId, 'int8')), values);
}

/** Whom nobody recommends for a post: the hidden, the refused, and who delivered, for they stand in its box already. */
export function settledFor(db: Database, companyId: string, postId: string): Promise<string[]> {
  const values = new Values();
  const company = values.add(companyId, 'int8');
  const post = values.add(postId, 'int8');
  const text = `${hidden(company)}
    UNION
    SELECT delivery.jober_id::text FROM delivery WHERE delivery.post_id = ${post}
    UNION
    SELECT talent_rejection.jober_id::text FROM talent_rejection WHERE talent_rejection.post_id = ${post}`;
  return idsOf(db, text, values);
}
