import { and, eq, inArray } from 'drizzle-orm';
import { company, companyMember } from '#database/schema/companies.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { ImportedRow } from '../../contract.ts';
import { importRow, postImport } from '../../schema.ts';
import type { OwnCompany } from '../rows/own-row.ts';
import type { Mapping } from '../table/fields.ts';
import { type OwnRow, planOwn } from './own-plan.ts';

/** A company's table as it was read, the progress of writing it, and the mapping of its columns. */
export type StoredImport = typeof postImport.$inferSelect;

export async function companyOf(tx: Database, id: string): Promise<OwnCompany> {
  const [row] = await tx
    .select({ id: company.id, name: company.name, type: company.type, regionCode: company.regionCode })
    .from(company)
    .where(eq(company.id, id));
  if (!row) throw appError('FORBIDDEN');
  const recruiters = await tx
    .select({ id: companyMember.id, name: companyMember.name })
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, id),
        eq(companyMember.status, 'active'),
        inArray(companyMember.role, ['owner', 'recruiter']),
      ),
    );
  return { ...row, regionCode: row.regionCode ?? '', recruiters };
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function findImport(tx: Database, id: string, { companyId }: Writer, lock = false): Promise<StoredImport> {
  const query = tx
    .select()
    .from(postImport)
    .where(and(eq(postImport.id, id), eq(postImport.companyId, companyId)));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw appError('NOT_FOUND', { message: '这次导入不存在或已过期' });
  return row;
}

export const presentRow = (row: OwnRow): ImportedRow => {
  const { number, outcome, title, reason, notes, values, lacking, postId } = row;
  return { number, outcome, title, reason, notes, values, lacking, postId };
};

/** Rows from before values were shown have none. */
const writtenRow = (finding: unknown): ImportedRow => {
  const row = finding as Omit<ImportedRow, 'values' | 'lacking'> & Partial<ImportedRow>;
  return { ...row, values: row.values ?? [], lacking: row.lacking ?? [] };
};

/** The results of written rows, and the planned results of the others. */
export async function resultsOf(
  tx: Database,
  stored: StoredImport,
  { now, companyId }: Writer,
): Promise<ImportedRow[]> {
  const written = await tx
    .select()
    .from(importRow)
    .where(eq(importRow.batchId, stored.id))
    .orderBy(importRow.rowNumber);
  const rest = stored.rows.slice(stored.done);
  const company = await companyOf(tx, companyId);
  const planned = await planOwn(tx, rest, stored.rows, { mapping: stored.mapping as Mapping, company, now });
  return [...written.map(({ findings }) => writtenRow(findings[0])), ...planned.map(presentRow)];
}
