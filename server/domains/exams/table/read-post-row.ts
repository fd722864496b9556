import type { ReadPostRow } from '#contract/exams/company-exams.ts';
import { examPostForm } from '#contract/exams/exam-shapes.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import { plainText, readHeadcount } from '#server/domains/imports/public.ts';
import type { PostField, postColumns } from './columns.ts';
import { readPostRequirements } from './read-requirements.ts';

interface Row {
  number: number;
  cells: Record<string, unknown>;
}

const ratioOf = (cell: string): number | null => {
  const [, one, other] = /(\d{1,2})\s*[:：∶比]\s*(\d{1,2})/.exec(cell.normalize('NFKC')) ?? [];
  return one && other ? Math.max(Number(one), Number(other)) : null;
};

/** A post has two of title, code and headcount; other rows are notes, sums and empty lines. */
const isPost = (title: string, code: string, headcount: string) =>
  [title, code, headcount].filter((text) => text !== '').length > 1;

/** One row of an organiser's table as a post, with a note for everything that was guessed or not understood. */
export function readPostRow({ number, cells }: Row, columns: ReturnType<typeof postColumns>): ReadPostRow {
  const texts = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, plainText(cell).slice(0, 2_000)]),
  );
  const cell = (field: PostField) => texts[columns.of[field] ?? ''] ?? '';
  const row = { number, cells: texts };
  const [title, code] = [cell('title') || cell('subject'), cell('code')];
  if (!isPost(title, code, cell('headcount'))) return { ...row, post: null, notes: ['这一行不是岗位，没有读入'] };
  const { requirements, notes } = readPostRequirements(cell, title);
  const headcount = readHeadcount(cell('headcount'));
  if (headcount.note) notes.push(headcount.note);
  const said = readWords(`${cell('stage')} ${cell('subject')} ${title}`);
  const stage = said.stages[0] ?? readWords(cell('employer')).stages[0] ?? null;
  if (!said.stages[0] && stage) notes.push('学段按用人单位的名称理解');
  const ratio = ratioOf(cell('ratio'));
  if (cell('ratio') !== '' && ratio === null) notes.push(`开考比例没有读懂：${cell('ratio')}`);
  for (const column of columns.unused) if (texts[column]) notes.push(`“${column}”一列没有对应的字段：${texts[column]}`);
  const form = {
    code: code || `${number}`,
    department: cell('department'),
    employer: cell('employer') || cell('department'),
    title,
    headcount: typeof headcount.value === 'number' ? headcount.value : undefined,
    stage,
    subject: said.subjects[0] ?? null,
    ratio,
    requirements,
    note: cell('note').slice(0, 600),
  };
  if (code === '') notes.push('没有岗位代码，以行号代替');
  const parsed = examPostForm.safeParse(form);
  if (parsed.success) return { ...row, post: parsed.data, notes };
  return { ...row, post: null, notes: [...parsed.error.issues.map(({ message }) => message), ...notes] };
}
