import { readWords } from '#contract/taxonomy/reader.ts';
import { plainText, readHeadcount, type Table } from '#modules/imports/server/public.ts';
import type { ReadPostRow } from '../../contract/exam-reading.ts';
import { examPostForm } from '../../contract/exam-shapes.ts';
import type { PostColumns, PostField } from './columns.ts';
import { readPostRequirements } from './read-requirements.ts';

const noRatio = /^(?:不设(?:置|定)?|不限(?:制)?|无|没有|不作要求|不要求|免|不受限)(?:开考)?(?:比例)?(?:限制)?$/;

/** '1:3', '1∶3', '3 : 1', or the same as a part of a day; 0 for '不设'. */
function ratioOf(cell: string): number | null {
  if (noRatio.test(cell.replaceAll(/\s/g, ''))) return 0;
  const [, one, other] =
    /(?<!\d)(0?1|\d{1,2}(?=\s*\D\s*0?1(?!\d)))\s*[:：∶比]\s*(\d{1,2})(?![.\d])/.exec(cell.normalize('NFKC')) ?? [];
  if (one && other) return Math.max(Number(one), Number(other));
  const minutes = /^0\.\d+$/.test(cell) ? Math.round(Number(cell) * 1_440) : 0;
  return Math.floor(minutes / 60) === 1 ? minutes % 60 : null;
}

const sums = /^(?:合计|总计|小计|共计|总数|总人数)/;
const cancelled = /^(?:取消|撤销)(?:[该本]?(?:岗位|职位|计划))?$/;
/** What kind of unit it is, behind its name. */
const kind = /[(（]((?:公益[一二]|[全差]额|自收)[^)）]*)[)）]$/;

/** Why a row is no post; null for a post, which has two of title, code and headcount. */
function strayOf(texts: Record<string, string>, essential: readonly string[]): string | null {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  if (
    filled.length > 1 &&
    filled.every(([column, text]) => column.replaceAll(/\s/g, '').includes(text.replaceAll(/\s/g, '')))
  )
    return '这一行是重复的表头，没有读入';
  if (filled.some(([, text]) => sums.test(text.replaceAll(/\s/g, '')))) return '这一行是合计，没有读入';
  return essential.filter((text) => text !== '').length > 1 ? null : '这一行不是岗位，没有读入';
}

const MAX_NOTE = 600;

/** One row of an organiser's table as a post, with a note for everything that was guessed or not understood. */
export function readPostRow(
  { number, cells, merged = [], surplus = [], notes: ofTable = [] }: Table['rows'][number],
  columns: PostColumns,
  organiser = '',
): ReadPostRow {
  const texts = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, plainText(cell).slice(0, 2_000)]),
  );
  const cell = (field: PostField) => texts[columns.of[field] ?? ''] ?? '';
  const row = { number, cells: texts };
  const code = cell('code');
  const names = Object.keys(texts);
  const next = names[names.indexOf(columns.of.title ?? columns.of.subject ?? '') + 1] ?? '';
  // A heading over two columns names the first of them.
  const more = /^第 \d+ 列$/.test(next) && texts[next] ? `（${texts[next]}）` : '';
  const named = (cell('title') || cell('subject')) + more;
  const unit = cell('stage') || cell('employer') || cell('department');
  const title = named || (/学院$/.test(unit) && '专任教师') || (unit && `${unit}教师`) || (code && `岗位 ${code}`);
  const stray = strayOf(texts, [named || unit, code, cell('headcount')]);
  if (stray) return { ...row, post: null, notes: [stray, ...ofTable] };
  const labelled = (names: readonly string[]) =>
    names.flatMap((name) => (texts[name] ? [`${name}：${texts[name]}`] : []));
  const { requirements, notes } = readPostRequirements(cell, { title, conditions: labelled(columns.conditions) });
  notes.unshift(...ofTable);
  if (named === '') notes.push(`没有写岗位名称，按“${title}”理解`);
  const employer = cell('employer').replace(kind, '') || cell('department') || organiser;
  if (employer !== '' && cell('employer') === '') notes.push(`没有写用人单位，按“${employer}”理解`);
  const headcount = readHeadcount(cell('headcount'));
  if (headcount.value === 'several') notes.push(`招聘人数写的是“${cell('headcount')}”，公开招聘须写明人数`);
  else if (headcount.note) notes.push(headcount.note);
  if (merged.includes(columns.of.headcount ?? '')) notes.push('招聘人数与上一行在同一个合并单元格里，请核对');
  const mentioned = readWords(`${cell('stage')} ${cell('subject')} ${title}`);
  const stage = mentioned.stages[0] ?? readWords(cell('employer')).stages[0] ?? null;
  if (!mentioned.stages[0] && stage) notes.push('学段按用人单位的名称理解');
  const ratio = ratioOf(cell('ratio'));
  if (cell('ratio') !== '' && ratio === null) notes.push(`开考比例没有读懂：${cell('ratio')}`);
  const unmatched = labelled(columns.unused);
  if (unmatched.length > 0) notes.push(`没有对应的字段，并入备注：${unmatched.join('；').slice(0, 200)}`);
  if (surplus.length > 0) notes.push(`表头之外还有内容，没有读入：${surplus.join('；').slice(0, 200)}`);
  const note = [kind.exec(cell('employer'))?.[1], cell('note'), ...unmatched].filter(Boolean).join('；');
  if (note.length > MAX_NOTE) notes.push(`备注超过 ${MAX_NOTE} 字，后面的没有读入`);
  const form = {
    code: code || `${number}`,
    department: cell('department'),
    employer,
    title,
    headcount: typeof headcount.value === 'number' ? headcount.value : undefined,
    stage,
    subject: mentioned.subjects[0] ?? null,
    ratio,
    requirements,
    note: note.slice(0, MAX_NOTE),
  };
  if (code === '') notes.push('没有岗位代码，以行号代替');
  const unfinished = examPostForm.partial({ headcount: true }).safeParse(form).data;
  // A later announcement names the posts that it takes away.
  if (cell('headcount') === '0' || Object.values(texts).some((text) => cancelled.test(text)))
    return { ...row, post: null, unfinished, notes: ['这个岗位已取消，没有读入', ...ofTable] };
  const parsed = examPostForm.safeParse(form);
  if (parsed.success) return { ...row, post: parsed.data, notes };
  return { ...row, post: null, unfinished, notes: [...parsed.error.issues.map(({ message }) => message), ...notes] };
}
