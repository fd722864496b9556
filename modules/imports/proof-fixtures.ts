import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { postImport } from './schema.ts';

/** A company's own table, read and not yet written. */
export async function givenPostImport(db: Database, companyId: string) {
  const importId = newId();
  const rows = [{ number: 2, cells: { 岗位名称: '高中数学教师', 招聘人数: '2' } }];
  await db.insert(postImport).values({
    id: importId,
    companyId,
    accountId: newId(),
    name: '岗位表.xlsx',
    format: 'XLSX',
    columns: ['岗位名称', '招聘人数'],
    rows,
    mapping: { title: '岗位名称', headcount: '招聘人数' },
    createdAt: new Date('2026-11-19T02:00:00Z'),
  });
  return { importId };
}
