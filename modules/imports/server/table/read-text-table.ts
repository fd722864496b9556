import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, refuseMarkup } from '#packages/office-files/decode-text.ts';
import { ImportError } from '../import-error.ts';
import { isHeadWord } from './fields.ts';
import type { Table, TableLimits } from './table.ts';
import { tableOf } from './table-of.ts';

/** Rows above and of the header. */
const HEAD_ROWS = 20;
const separators = [',', '\t', ';', '|', '，', '；', '｜', '^'] as const;
/** The cells below the head of a table that is drawn with bars. */
const rule = /^[\s:]*(?:-{2,}[\s:]*)?$/;

/** A first line by which Excel is told the separator: 'sep=;'. */
const statement = /^\ufeff?"?sep=(.)"?[ \t]*\r?\n/i;

/** Removes marks by which a value is kept as text in a file without types: `="001"` and `'001`. Word's line breaks are vertical tabs. */
export const unmarked = (cell: string): string =>
  cell
    .replace(/^\s*="((?:[^"]|"")*)"\s*$/, (_, inner: string) => inner.replaceAll('""', '"'))
    .replace(/^'(?=[\d+=@-][^']*$)/, '')
    .replace(/^['“]([^'“”]*)['”]$/, '$1')
    .replaceAll('\v', '\n');

/** How much the first rows look like a table if they are parted so: known column names of the best row, then its cells. */
function scoreOf(text: string, delimiter: string): number {
  const rows = attempt(text, delimiter);
  return Math.max(
    0,
    ...rows.map((row) => row.filter((cell) => isHeadWord(unmarked(cell).trim())).length * 100 + row.length),
  );
}

/** The first rows, as far as they can be parted. */
function attempt(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  const options = { ...csvOptions, delimiter, to: HEAD_ROWS, on_record: (row: string[]) => void rows.push(row) };
  try {
    parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

/** The separator by which one of the first lines has most known column names: titles above the table may contain any. */
function separatorOf(text: string): string {
  const scored = separators.map((delimiter) => ({ delimiter, score: scoreOf(text, delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/** Reads a table of text in any common encoding and with any common separator. @throws ImportError, FileFault */
export function readTextTable(bytes: Buffer, { rows }: TableLimits): Table {
  const { text: whole, encoding } = decodeText(bytes);
  refuseMarkup(whole);
  const stated = statement.exec(whole);
  const text = stated ? whole.slice(stated[0].length) : whole;
  const grid = gridOf(text, stated?.[1] ?? separatorOf(text), rows + HEAD_ROWS);
  return {
    ...tableOf(grid.map((row) => (row.every((cell) => rule.test(cell)) ? [] : row.map(unmarked)))),
    format: `CSV，${encoding}`,
    sheets: [],
    sheet: '',
  };
}

const csvOptions = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false } as const;

/**
 * Reads at most one row more than the limit, to detect a table that is too long. @throws ImportError naming the line of an
 * unterminated row
 */
function gridOf(text: string, delimiter: string, rows: number): string[][] {
  let read = 0;
  try {
    return parse(text, {
      ...csvOptions,
      delimiter,
      to: rows + 1,
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
