import type { ReadPostRow } from '#contract/exams/company-exams.ts';
import { mostExamPosts } from '#contract/exams/exam-shapes.ts';
import { ImportError, readTableBytes } from '#server/domains/imports/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { postColumns } from './columns.ts';
import { readPostRow } from './read-post-row.ts';

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

/** Reads an organiser's table of posts: every row, with what was not understood. @throws AppError INVALID_INPUT */
export async function readPostTable(bytes: Buffer, sheet?: string) {
  const table = await readTableBytes(bytes, { limits, thread, sheet }).catch((error: unknown) => {
    throw error instanceof ImportError ? fieldError('body.fileId', error.message) : error;
  });
  const columns = postColumns(table.columns);
  if (!columns.of.title && !columns.of.subject) throw fieldError('body.fileId', '表中没有“岗位名称”一列');
  const rows = withoutRepeats(table.rows.map((row) => readPostRow(row, columns)));
  return { sheets: table.sheets, sheet: table.sheet, columns: table.columns, rows };
}
