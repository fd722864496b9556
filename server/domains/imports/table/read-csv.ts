import { CsvError, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { ImportError } from '../import-error.ts';
import type { Table, TableLimits } from './table.ts';
import { tableOf } from './table-of.ts';

/** The text of a CSV: UTF-8 if valid, else GB 18030, a superset of GBK and GB 2312. */
function decodeText(bytes: Buffer): { text: string; encoding: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: iconv.decode(bytes, 'gb18030'), encoding: 'GBK' };
  }
}

/** Rows above and of the header. */
const HEAD_ROWS = 20;

export function readCsv(bytes: Buffer, { rows }: TableLimits): Table {
  const { text, encoding } = decodeText(bytes);
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined);
  const delimiter = [',', '\t', ';'].sort((one, other) => head.split(other).length - head.split(one).length)[0];
  const grid = gridOf(text, delimiter ?? ',', rows + HEAD_ROWS);
  return { ...tableOf(grid), format: `CSV，${encoding}`, sheets: [], sheet: '' };
}

/**
 * Reads at most one row more than the limit, to detect a table that is too long. @throws ImportError naming the line of an
 * unterminated row
 */
function gridOf(text: string, delimiter: string, rows: number): string[][] {
  let read = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter,
      to: rows + 1,
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
