import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';

/** SQL subquery that selects the ids as text; `company` is a bind parameter. */
export const hiddenText = (company: string): string => `
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

/** Seekers whom a company must not find: who blocked it or its group, blocked its messages, or works there. */
export async function hiddenFrom(db: Database, companyId: string): Promise<string[]> {
  const values = new Values();
  const rows = await runPrepared(db, { id: 'string' }, hiddenText(values.add(companyId, 'int8')), values);
  return rows.map(({ id }) => id);
}
