import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '#server/domains/posts/public.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import { type ImportSummary, importSummary } from '../../contract.ts';

const MAX_ROWS = 20;

/** Number of an import's rows that created or changed a draft. */
const writtenOf = (id: SQL) => sql`select count(*)::int from import_row r
  where r.batch_id = ${id} and r.outcome in ('new', 'update')`;

export async function countWritten(db: Database, id: string): Promise<number> {
  const row = await rowOf(db, { count: 'number' })`${writtenOf(sql`${id}`)}`;
  return row?.count ?? 0;
}

/** The company's imports, latest first, with what can still be undone. */
export async function recentImports(db: Database, { companyId }: Writer): Promise<ImportSummary[]> {
  return rowsOf(db, importSummary)`
    select i.id, i.name, i.sheet, i.created_at as at, jsonb_array_length(i.rows) as total, i.done,
      (${writtenOf(sql`i.id`)}) as written,
      (select count(distinct post.id)::int from import_row r
        join post on post.id = r.post_id and post.company_id = i.company_id and post.status = 'draft'
        join post_draft on post_draft.post_id = post.id
        where r.batch_id = i.id and r.outcome in ('new', 'update') and post_draft.saved_at <= r.created_at) as drafts
    from post_import i where i.company_id = ${companyId}
    order by i.created_at desc limit ${MAX_ROWS}`;
}
