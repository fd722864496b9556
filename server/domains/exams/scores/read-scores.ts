import type { ReadScore } from '#contract/exams/results/scores.ts';
import { mostScores } from '#contract/exams/results/scores.ts';
import { ImportError, plainText, readTableBytes, type Table } from '#server/domains/imports/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { faultOf } from './enter-scores.ts';

const limits = { rows: mostScores, columns: 40 };
const thread = { timeoutMs: 30_000, heapMb: 512 };

const headings = {
  ticket: /准考证|考号/,
  points: /成绩|得分|分数|总分|笔试/,
  mark: /缺考|违纪|考试情况|状态|备注/,
};

const plain = (heading: string) => heading.normalize('NFKC').replace(/\s/g, '');
const columnOf = (columns: readonly string[], pattern: RegExp, taken: readonly (string | undefined)[] = []) =>
  columns.find((one) => pattern.test(plain(one)) && !taken.includes(one));

const marksIn: [RegExp, 'absent' | 'violation'][] = [
  [/违纪|作弊|取消成绩/, 'violation'],
  [/缺考|缺席|未考/, 'absent'],
];

/** Reads one row: a number, 缺考 or 违纪, in the score's column or beside it. */
function readRow(cells: Record<string, unknown>, of: Record<keyof typeof headings, string | undefined>) {
  const textOf = (column: string | undefined) => (column ? plainText(cells[column]).normalize('NFKC') : '');
  const [ticket, points, remark] = [textOf(of.ticket).replace(/\s/g, ''), textOf(of.points), textOf(of.mark)];
  const mark = marksIn.find(([pattern]) => pattern.test(`${points} ${remark}`))?.[1];
  if (mark)
    return { ticket, mark, points: null, fault: /^\d*[1-9]/.test(points) ? `既有成绩 ${points} 又标明${remark}` : '' };
  const isNumber = /^\d{1,4}(\.\d{1,4})?$/.test(points);
  const fault = isNumber ? '' : points === '' ? '没有成绩' : `读不懂成绩“${points.slice(0, 20)}”`;
  return { ticket, mark: 'score' as const, points: isNumber ? Number(points) : null, fault };
}

interface Known {
  /** Registrations by ticket. */
  people: ReadonlyMap<string, string>;
  fullMark: number;
}

/** Every row of a table of scores, with why it is not taken over. @throws AppError INVALID_INPUT without the columns */
function scoresIn({ columns, rows }: Pick<Table, 'columns' | 'rows'>, { people, fullMark }: Known): ReadScore[] {
  const ticket = columnOf(columns, headings.ticket);
  const points = columnOf(columns, headings.points, [ticket]);
  const mark = columnOf(columns, headings.mark, [ticket, points]);
  if (!ticket) throw fieldError('body.fileId', '表中没有“准考证号”一列');
  if (!points) throw fieldError('body.fileId', '表中没有“成绩”一列');
  const read = rows.map(({ number, cells }) => ({ line: number, ...readRow(cells, { ticket, points, mark }) }));
  const times = Map.groupBy(read, (one) => one.ticket);
  return read.map((one) => {
    const known =
      one.ticket === ''
        ? '没有准考证号'
        : faultOf(one, people.get(one.ticket), (times.get(one.ticket) ?? []).length, fullMark);
    return { ...one, fault: known || one.fault };
  });
}

/** Reads a file of scores. @throws AppError INVALID_INPUT */
export async function readScoreFile(bytes: Buffer, sheet: string | undefined, known: Known) {
  const table = await readTableBytes(bytes, { limits, thread, sheet }).catch((error: unknown) => {
    throw error instanceof ImportError ? fieldError('body.fileId', error.message) : error;
  });
  const rows = scoresIn(table, known);
  const named = new Set(rows.map(({ ticket }) => ticket));
  const absent = [...known.people.keys()].filter((ticket) => !named.has(ticket)).length;
  return { sheets: table.sheets, sheet: table.sheet, rows, absent };
}
