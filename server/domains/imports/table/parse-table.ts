import { ImportError } from '../import-error.ts';
import { plainText } from '../read/plain-text.ts';
import { isHeadWord } from './fields.ts';
import { readCsv } from './read-csv.ts';
import type { Grid, Merge, Table, TableLimits } from './table.ts';
import { tableOf } from './table-of.ts';
import { type SheetEntry, Workbook } from './workbook.ts';

/** Whether the bytes begin as a ZIP archive, which an XLSX is. */
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
const OLD_WORKBOOK = 'd0cf11e0a1b11ae1';
/** Sheets searched for a table if none is named. */
const SEARCHED_SHEETS = 5;
const SEARCHED_ROWS = 20;

export interface TableTask {
  bytes: Uint8Array;
  limits: TableLimits;
  /** The sheet to read; absent: the first that contains a table. */
  sheet?: string | undefined;
}

/** Parses an untrusted table: only ever in its own thread. @throws ImportError with a message for the user */
export async function parseTable({ bytes: given, limits, sheet }: TableTask): Promise<Table> {
  const bytes = Buffer.from(given);
  if (bytes.subarray(0, 8).equals(Buffer.from(OLD_WORKBOOK, 'hex')))
    throw new ImportError('这是旧版 Excel（.xls）文件，请另存为 .xlsx 或 CSV 后再导入');
  const table = isZip(bytes) ? await readWorkbook(bytes, limits, sheet) : readCsv(bytes, limits);
  if (table.rows.length > limits.rows) throw new ImportError(`一次最多导入 ${limits.rows} 行，请拆分`);
  if (table.columns.length > limits.columns) throw new ImportError(`表的列数超过 ${limits.columns} 列`);
  return table;
}

interface ReadSheet {
  entry: SheetEntry;
  grid: Grid;
  merges: Merge[];
}

async function readWorkbook(bytes: Buffer, limits: TableLimits, requested: string | undefined): Promise<Table> {
  const unreadable = () => new ImportError('无法读取这个 XLSX 文件，它可能已损坏或有密码');
  try {
    const book = new Workbook(bytes);
    const sheets = await book.sheets();
    const open = async (entry: SheetEntry): Promise<ReadSheet> => {
      const merges = await book.check(entry, limits);
      const { readSheet } = await import('read-excel-file/node');
      return { entry, merges, grid: await readSheet(bytes, entry.at) };
    };
    const { entry, grid, merges } = await chosen(sheets, requested, open);
    return { ...tableOf(grid, merges), format: 'XLSX', sheets: sheets.map(({ name }) => name), sheet: entry.name };
  } catch (error) {
    throw error instanceof ImportError ? error : unreadable();
  }
}

/** The requested sheet; else the first with known column names, else the first of all. */
async function chosen(
  sheets: readonly SheetEntry[],
  requested: string | undefined,
  open: (entry: SheetEntry) => Promise<ReadSheet>,
): Promise<ReadSheet> {
  const [first] = sheets;
  if (!first) throw new ImportError('文件里没有工作表');
  if (requested !== undefined) {
    const entry = sheets.find(({ name }) => name === requested);
    if (!entry) throw new ImportError(`没有名为“${requested}”的工作表`);
    return open(entry);
  }
  const opened = await open(first);
  if (sheets.length === 1 || hasHead(opened.grid)) return opened;
  for (const entry of sheets.slice(1, SEARCHED_SHEETS)) {
    const other = await open(entry);
    if (hasHead(other.grid)) return other;
  }
  return opened;
}

const hasHead = (grid: Grid) =>
  grid.slice(0, SEARCHED_ROWS).some((row) => row.filter((cell) => isHeadWord(plainText(cell))).length >= 2);
