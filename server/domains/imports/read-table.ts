import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { ImportError } from './import-error.ts';
import { plainText } from './plain-text.ts';

export interface TableRow {
  number: number;
  cells: Record<string, unknown>;
  /** What the row has beyond the columns; absent where there is nothing. */
  surplus?: string[];
}

/** A table as it was read: cells under the names of their columns, in the order of the file. */
export interface Table {
  columns: string[];
  rows: TableRow[];
  /** How the file was read, for the report. */
  format: string;
}

const filled = (row: readonly unknown[]) => row.filter((cell) => plainText(cell) !== '').length;

/** The first row with at least two filled cells is the head; what stands above it is a heading. */
export function tableOf(grid: readonly (readonly unknown[])[], format: string): Table {
  const top = grid.findIndex((row) => filled(row) >= 2);
  const head = grid[top];
  if (!head) throw new ImportError('表中没有可识别的表头');
  const body = grid.slice(top + 1);
  const names = head.map(plainText).slice(0, widthOf(head, body));
  const columns = distinct(names.map((name, at) => name || `第 ${at + 1} 列`));
  const rows = body.flatMap((row, at): TableRow[] => {
    if (filled(row) === 0) return [];
    const cells = Object.fromEntries(columns.map((column, k) => [column, row[k] ?? null]));
    const surplus = row.slice(columns.length).map(plainText).filter(Boolean);
    return [{ number: top + at + 2, cells, ...(surplus.length > 0 ? { surplus } : {}) }];
  });
  return { columns, rows, format };
}

/** How many columns the head has: to the last name, and beyond it to a nameless column that most rows fill. */
function widthOf(head: readonly unknown[], body: readonly (readonly unknown[])[]): number {
  const rows = body.filter((row) => filled(row) > 0);
  const named = head.findLastIndex((cell) => plainText(cell) !== '') + 1;
  const used = head.findLastIndex(
    (_, at) => at >= named && rows.filter((row) => plainText(row[at]) !== '').length > rows.length / 2,
  );
  return Math.max(named, used + 1);
}

/** Two columns of one name would hide each other. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  });
}

/** The text of a CSV: UTF-8 where the bytes are such, else GB 18030, which GBK and GB 2312 are parts of. */
function decodeText(bytes: Buffer): { text: string; encoding: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: iconv.decode(bytes, 'gb18030'), encoding: 'GBK' };
  }
}

function readCsv(bytes: Buffer): Table {
  const { text, encoding } = decodeText(bytes);
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined);
  const delimiter = [',', '\t', ';'].sort((one, other) => head.split(other).length - head.split(one).length)[0];
  return tableOf(gridOf(text, delimiter ?? ','), `CSV，${encoding}`);
}

/** @throws ImportError naming the line where a row begins that never ends */
function gridOf(text: string, delimiter: string): string[][] {
  let read = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (record: string[], { lines }) => {
        read = lines;
        return record;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `第 ${read + 1} 行的引号没有成对，请检查后再导入`
        : `第 ${read + 1} 行无法读取，请检查后再导入`,
    );
  }
}

/** Whether the bytes begin as a ZIP archive, which an XLSX is. */
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
const MAX_BYTES = 50 * 1024 * 1024;

/**
 * Reads an XLSX (its first sheet) or a CSV in UTF-8 or GBK; what it is decides the content, not the name.
 * @throws ImportError in words for the person at the keyboard
 */
export async function readTable(path: string): Promise<Table> {
  const bytes = await readFile(path).catch(() => {
    throw new ImportError(`打不开文件：${path}`);
  });
  return readTableBytes(bytes);
}

/** The same of a file that is in memory already. */
export async function readTableBytes(bytes: Buffer): Promise<Table> {
  if (bytes.length > MAX_BYTES) throw new ImportError('文件超过 50 MB，请拆分后再导入');
  if (bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) {
    throw new ImportError('这是旧版 Excel（.xls）文件，请另存为 .xlsx 或 CSV 后再导入');
  }
  if (!isZip(bytes)) return readCsv(bytes);
  const { readSheet } = await import('read-excel-file/node');
  const grid = await readSheet(bytes).catch(() => {
    throw new ImportError('无法读取这个 XLSX 文件，它可能已损坏或有密码');
  });
  return tableOf(grid, 'XLSX');
}
