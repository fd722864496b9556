import { and, eq } from 'drizzle-orm';
import type { ImportedRow } from '#contract/post-import.ts';
import { company } from '#database/schema/companies.ts';
import { postImport } from '#database/schema/imports.ts';
import { importRow } from '#database/schema/platform.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Mapping } from './fields.ts';
import { type OwnCompany, type OwnRow, planOwn } from './own-plan.ts';

/** A company's table as it was read, how far it is written, and the mapping of its columns. */
export type KeptImport = typeof postImport.$inferSelect;

export async function companyOf(tx: Database, id: string): Promise<OwnCompany> {
  const [row] = await tx
    .select({ id: company.id, name: company.name, regionCode: company.regionCode })
    .from(company)
    .where(eq(company.id, id));
  if (!row) throw appError('FORBIDDEN');
  return { ...row, regionCode: row.regionCode ?? '' };
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function findImport(tx: Database, id: string, { companyId }: Writer, lock = false): Promise<KeptImport> {
  const query = tx
    .select()
    .from(postImport)
    .where(and(eq(postImport.id, id), eq(postImport.companyId, companyId)));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw appError('NOT_FOUND', { message: '这次导入不存在或已过期' });
  return row;
}

type Result = Omit<OwnRow, 'key' | 'form'>;
/** A row as its owner sees it. */
export const presentRow = ({ number, outcome, title, reason, notes, postId }: Result): ImportedRow => ({
  number,
  outcome,
  title,
  reason,
  notes,
  postId,
});

/** The rows as they came out where they are written, else as they would. */
export async function resultsOf(tx: Database, kept: KeptImport, { now, companyId }: Writer): Promise<ImportedRow[]> {
  const written = await tx.select().from(importRow).where(eq(importRow.batchId, kept.id)).orderBy(importRow.rowNumber);
  const rest = kept.rows.slice(kept.done);
  const planned = await planOwn(tx, rest, kept.mapping as Mapping, await companyOf(tx, companyId), now);
  return [...written.map(({ findings }) => findings[0] as unknown as ImportedRow), ...planned.map(presentRow)];
}
