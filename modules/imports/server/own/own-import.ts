import { and, eq, lt } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type ImportSheet, importLimits } from '../../contract.ts';
import { postImport } from '../../schema.ts';

import { plainText } from '../read/plain-text.ts';
import { withoutAsides } from '../table/aside-rows.ts';
import { importFieldNames, importFields } from '../table/fields.ts';
import { checkMapping, mapColumns } from '../table/map-columns.ts';
import { readUpload } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';
import { findImport, resultsOf, type StoredImport } from './stored-import.ts';

const MAX_CELL = 10_000;
const SAMPLES = 3;
const RETENTION_DAYS = 30;

const cellText = (cell: unknown) => plainText(cell).slice(0, MAX_CELL);

const thread = { timeoutMs: 20_000, heapMb: 320 };

/** @throws AppError INVALID_INPUT with a message for the user */
async function tableOf(bytes: Buffer, sheet?: string): Promise<Table> {
  const table = await readUpload(bytes, { limits: importLimits, thread, sheet });
  if (table.rows.length === 0) throw fieldError('body.fileId', '表中没有数据行');
  return table;
}

/** Reads an uploaded table and stores it with the mapping that its column names suggest; creates nothing else yet. */
export async function startImport(
  db: Database,
  writer: Writer,
  file: { name: string; bytes: Buffer; sheet?: string | undefined },
): Promise<ImportSheet> {
  const { columns, rows: all, notes: ofTable, format, sheets, sheet } = await tableOf(file.bytes, file.sheet);
  const mapping = mapColumns(columns, all);
  const { rows, notes } = withoutAsides(all, columns, mapping.title);
  const stored = rows.map(({ number, cells, surplus, merged, notes: ofRow }) => ({
    number,
    cells: Object.fromEntries(columns.map((column) => [column, cellText(cells[column])])),
    ...(surplus ? { surplus: surplus.map(cellText) } : {}),
    ...(merged ? { merged } : {}),
    ...(ofRow ? { notes: ofRow } : {}),
  }));
  const { companyId, accountId, now } = writer;
  const read = { name: file.name, format, sheets, sheet, columns, rows: stored, notes: [...ofTable, ...notes] };
  const values = { id: newId(), companyId, accountId, ...read, createdAt: now };
  const [made] = await db
    .insert(postImport)
    .values({ ...values, mapping: mapping as Record<string, string> })
    .returning();
  const old = new Date(now.getTime() - RETENTION_DAYS * dayMs);
  await db.delete(postImport).where(and(eq(postImport.companyId, companyId), lt(postImport.createdAt, old)));
  return sheetOf(db, made as StoredImport, writer);
}

async function sheetOf(tx: Database, stored: StoredImport, writer: Writer): Promise<ImportSheet> {
  const { id, name, sheets, sheet, columns, rows, notes, mapping, done } = stored;
  return {
    id,
    name,
    sheets,
    sheet,
    columns,
    samples: rows.slice(0, SAMPLES).map(({ cells }) => columns.map((column) => (cells[column] ?? '').slice(0, 60))),
    fields: importFieldNames.map((field) => ({
      name: field,
      label: importFields[field].label,
      needed: field === 'title',
    })),
    notes,
    mapping,
    done,
    total: rows.length,
    rows: await resultsOf(tx, stored, writer),
  };
}

export const readImport = async (db: Database, writer: Writer, id: string) =>
  sheetOf(db, await findImport(db, id, writer), writer);

/** Changes the mapping. @throws AppError NOT_FOUND, INVALID_INPUT, CONFLICT once rows are written */
export async function remapImport(db: Database, writer: Writer, id: string, given: Record<string, string>) {
  return db.transaction(async (tx) => {
    const stored = await findImport(tx, id, writer, true);
    if (stored.done > 0) throw appError('CONFLICT', { message: '已经开始写入，不能再改列的对应关系' });
    const { mapping, problems } = checkMapping(given, stored.columns);
    if (problems[0]) throw fieldError('body.mapping', problems[0]);
    await tx
      .update(postImport)
      .set({ mapping: mapping as Record<string, string> })
      .where(eq(postImport.id, id));
    return sheetOf(tx, { ...stored, mapping: mapping as Record<string, string> }, writer);
  });
}

/** The table's cells row by row, with their outcome. */
export async function importReport(db: Database, writer: Writer, id: string) {
  const stored = await findImport(db, id, writer);
  const results = new Map((await resultsOf(db, stored, writer)).map((row) => [row.number, row]));
  return {
    name: stored.name,
    columns: stored.columns,
    rows: stored.rows.flatMap(({ number, cells }) => {
      const result = results.get(number);
      return result ? [{ ...result, cells: stored.columns.map((column) => cells[column] ?? '') }] : [];
    }),
  };
}
