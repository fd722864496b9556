import { ImportError, plainText, readTableBytes, type Table } from '#modules/imports/server/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { ReadPostRow } from '../../contract/exam-reading.ts';
import { mostExamPosts } from '../../contract/exam-shapes.ts';
import { isOfPosts, type PostColumns, postColumns } from './columns.ts';
import { withoutPivot } from './pivot.ts';
import { readPostRow } from './read-post-row.ts';

type TableRow = Table['rows'][number];

interface Asked {
  sheet?: string | undefined;
  /** The employer where the table names none. */
  organiser?: string | undefined;
}

const limits = { rows: mostExamPosts, columns: 60 };
const thread = { timeoutMs: 20_000, heapMb: 320 };

/** Says of each repeated code where it stands already: a code names one post. */
function withoutRepeats(rows: readonly ReadPostRow[]): ReadPostRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    if (!row.post) return row;
    const earlier = first.get(row.post.code);
    if (earlier === undefined) {
      first.set(row.post.code, row.number);
      return row;
    }
    return { ...row, post: null, notes: [`岗位代码 ${row.post.code} 与第 ${earlier} 行重复`, ...row.notes] };
  });
}

/** A table without merged cells names department and employer once, above the rows that share them. */
export function filledDown(rows: readonly TableRow[], { of }: PostColumns): { row: TableRow; filled: string[] }[] {
  const shared = [of.department, of.employer].filter((column) => column !== undefined);
  const above = new Map<string, unknown>();
  return rows.map((row, at) => {
    // What stands alone in its row is the heading of those below.
    const isAlone = Object.values(row.cells).filter((cell) => plainText(cell) !== '').length === 1;
    const isPost = !isAlone && [of.title, of.code].some((column) => column && plainText(row.cells[column]) !== '');
    const filled: string[] = [];
    const cells = { ...row.cells };
    for (const column of isPost ? shared : []) {
      if (plainText(cells[column]) !== '') above.set(column, cells[column]);
      else {
        // Above the first a cell that is merged and centred shows its words further down.
        cells[column] =
          above.get(column) ?? rows.slice(at).find((one) => plainText(one.cells[column]) !== '')?.cells[column];
        filled.push(column);
      }
    }
    return { row: { ...row, cells }, filled };
  });
}

/** Reads an organiser's table of posts: every row, with what was not understood. @throws AppError INVALID_INPUT */
export async function readPostTable(bytes: Buffer, { sheet, organiser }: Asked = {}) {
  const written = await readTableBytes(bytes, { limits, thread, sheet }).catch((error: unknown) => {
    throw error instanceof ImportError ? fieldError('body.fileId', error.message) : error;
  });
  const table = withoutPivot(written);
  const columns = postColumns(table.columns, table.rows);
  if (!isOfPosts(columns)) throw fieldError('body.fileId', '表中没有“岗位名称”一列');
  const read = filledDown(table.rows, columns).map(({ row, filled }) => {
    const found = readPostRow(row, columns, organiser);
    const notes = filled.map((column) => `“${column}”空着，按上一行理解`);
    return found.post ? { ...found, notes: [...notes, ...found.notes] } : found;
  });
  const rows = withoutRepeats(read);
  const { sheets, sheet: name, isHidden = false, notes, columns: names } = table;
  return { sheets, sheet: name, isHidden, notes, columns: names, rows };
}
