import { FileFault } from '#packages/office-files/file-fault.ts';
import { openWorkbook, type SheetEntry, type Workbook } from '#packages/office-files/open-workbook.ts';
import { type Sheet, SheetTooLarge } from '#packages/office-files/sheet.ts';
import { ImportError } from '../import-error.ts';
import { plainText } from '../read/plain-text.ts';
import { isHeadLike } from './fields.ts';
import { readTextTable } from './read-text-table.ts';
import type { Table, TableLimits } from './table.ts';
import { tableOf } from './table-of.ts';

/** Whether the bytes begin as a ZIP archive, which an XLSX is. */
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
const OLD_WORKBOOK = 'd0cf11e0a1b11ae1';
/** Sheets searched for a table if none is named. */
const SEARCHED_SHEETS = 5;
/** Names of sheets that show how to fill in the others. */
const isExample = /示例|样例|范例|样表|举例|填表说明|填写说明/;
/** Rows above the header, and the header itself. */
const HEAD_ROWS = 20;

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
    throw new ImportError(
      '文件有密码，或是旧版表格（.xls、.et）：请在 Excel 或 WPS 里打开，去掉密码，另存为 .xlsx 后再上传',
    );
  const table = await readAny(bytes, limits, sheet).catch((error: unknown) => {
    throw error instanceof ImportError ? error : new ImportError(faultWords(error));
  });
  if (table.rows.length > limits.rows) throw new ImportError(`一次最多导入 ${limits.rows} 行，请拆分`);
  if (table.columns.length > limits.columns) throw new ImportError(`表的列数超过 ${limits.columns} 列`);
  return table;
}

const readAny = async (bytes: Buffer, limits: TableLimits, sheet: string | undefined): Promise<Table> =>
  isZip(bytes) ? readSheetOf(await openWorkbook(bytes), limits, sheet) : readTextTable(bytes, limits);

function faultWords(error: unknown): string {
  if (!(error instanceof FileFault)) return '无法读取这个文件，请在 Excel 或 WPS 里打开，另存为 .xlsx 后再试';
  return error.message.includes('，')
    ? error.message
    : `无法读取这个 XLSX 文件（${error.message}），它可能已损坏或有密码`;
}

interface OpenedSheet {
  entry: SheetEntry;
  sheet: Sheet;
}

async function readSheetOf(book: Workbook, limits: TableLimits, requested: string | undefined): Promise<Table> {
  const rank = ({ name, isHidden }: SheetEntry) => (isHidden ? 2 : isExample.test(name) ? 1 : 0);
  const sheets = book.sheets.toSorted((one, other) => rank(one) - rank(other));
  const open = async (entry: SheetEntry): Promise<OpenedSheet> => {
    const sheet = await book.read(entry, { ...limits, rows: limits.rows + HEAD_ROWS }).catch((error: unknown) => {
      throw error instanceof SheetTooLarge ? tooLarge(error, limits) : error;
    });
    return { entry, sheet };
  };
  const { entry, sheet } = await chosen(sheets, requested, open);
  const { notes, ...body } = tableOf(sheet.rows, sheet);
  return {
    ...body,
    notes: [...(entry.isHidden ? [`工作表“${entry.name}”在文件里是隐藏的`] : []), ...notes],
    format: 'XLSX',
    sheets: sheets.map(({ name }) => name),
    sheet: entry.name,
    isHidden: entry.isHidden,
  };
}

const tooLarge = ({ row, beyond }: SheetTooLarge, { rows, columns }: TableLimits) =>
  new ImportError(
    beyond === 'rows'
      ? `一次最多导入 ${rows} 行，请拆分；第 ${row} 行还有内容`
      : `表的列数超过 ${columns} 列，请删去多余的列；第 ${row} 行最右边还有内容`,
  );

/** The requested sheet; else the first with known column names, else the first of all. */
async function chosen(
  sheets: readonly SheetEntry[],
  requested: string | undefined,
  open: (entry: SheetEntry) => Promise<OpenedSheet>,
): Promise<OpenedSheet> {
  const [first] = sheets;
  if (!first) throw new ImportError('文件里没有工作表');
  if (requested !== undefined) {
    const entry = sheets.find(({ name }) => name === requested);
    if (!entry) throw new ImportError(`没有名为“${requested}”的工作表`);
    return open(entry);
  }
  let fallback: OpenedSheet | undefined;
  let fault: unknown;
  for (const entry of sheets.slice(0, SEARCHED_SHEETS)) {
    try {
      const opened = await open(entry);
      if (sheets.length === 1 || hasHead(opened)) return opened;
      fallback ??= opened;
    } catch (error) {
      // A sheet beside the table may be damaged or too large.
      if (!(error instanceof FileFault || (error instanceof ImportError && entry !== first))) throw error;
      fault ??= error;
    }
  }
  if (fallback) return fallback;
  throw fault;
}

const hasHead = ({ sheet }: OpenedSheet) =>
  sheet.rows.slice(0, HEAD_ROWS).some((row) => row.filter((cell) => isHeadLike(plainText(cell))).length >= 2);
