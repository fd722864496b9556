import { plainText, readUpload, type Table } from '#modules/imports/server/public.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { mostScores, type ReadScore } from '../../contract/results/scores.ts';
import { faultOf, type Sittings } from './scores.ts';

const limits = { rows: mostScores, columns: 40 };
const thread = { timeoutMs: 30_000, heapMb: 512 };

type Part = 'ticket' | 'name' | 'points' | 'mark';

/** Headings by what their column holds; of several patterns the first that any heading fits decides. */
const headings: Record<Part, readonly RegExp[]> = {
  ticket: [/准考证|考号/],
  name: [/^(?:考生)?姓名$/, /^(?!.*(?:阅卷|评卷|监考|登分|复核|教师)).*姓名/],
  points: [/成绩|得分|分数|总分|笔试/],
  mark: [/缺考|违纪|考试情况|状态|备注/],
};

const plain = (heading: string) => heading.normalize('NFKC').replace(/\s/g, '');

function columnsOf(columns: readonly string[]): Record<Part, string | undefined> {
  const taken = new Set<string>();
  const find = (field: Part) => {
    for (const pattern of headings[field]) {
      const found = columns.find((column) => pattern.test(plain(column)) && !taken.has(column));
      if (found !== undefined) return taken.add(found) && found;
    }
    return undefined;
  };
  return { ticket: find('ticket'), name: find('name'), points: find('points'), mark: find('mark') };
}

/** The text that spreadsheets hide in signs that make a cell a text: '001, ="001". */
const bare = (cell: string) =>
  cell
    .normalize('NFKC')
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['‘’`]/, '')
    .trim();

const marksIn: [RegExp, 'absent' | 'violation'][] = [
  [/违纪|违规|作弊|取消成绩/, 'violation'],
  [/缺考|缺席|未考|[弃旷]考|放弃|未参加|^缺\s*$/, 'absent'],
];

/** How far a computed number may be from the one that is meant. */
const NEAR = 1e-6;
/** Decimals that a score may be typed with. */
const MAX_DECIMALS = 4;

/** A number as it is meant. A spreadsheet computes with more decimals than anybody typed: those are rounded to the project's. */
function pointsIn(text: string, decimals: number): { points: number; note: string } | null {
  const [, digits, fraction = ''] = /^(\d{1,4}(?:\.(\d{1,20}))?) *分?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  if (fraction.length <= MAX_DECIMALS) return { points: value, note: '' };
  const scale = 10 ** decimals;
  const points = Math.round(value * scale + NEAR) / scale;
  const isNear = Math.abs(points - value) < NEAR;
  return { points, note: isNear ? '' : `表中是 ${digits}，按 ${decimals} 位小数取 ${points}` };
}

/** Reads one row: a number, 缺考 or 违纪, in the score's column or beside it. */
function readRow(cells: Record<string, unknown>, of: Record<Part, string | undefined>, decimals: number) {
  const textOf = (column: string | undefined) => (column ? bare(plainText(cells[column])) : '');
  const [points, remark] = [textOf(of.points), textOf(of.mark)];
  const ticket = textOf(of.ticket)
    .replace(/\s/g, '')
    .replace(/^(\d+)\.0+$/, '$1');
  const who = { ticket, name: textOf(of.name), note: '' };
  const mark = marksIn.find(([pattern]) => pattern.test(`${points} ${remark}`))?.[1];
  if (mark)
    return { ...who, mark, points: null, fault: /^\d*[1-9]/.test(points) ? `既有成绩 ${points} 又标明${remark}` : '' };
  const read = pointsIn(points, decimals);
  const fault = read ? '' : points === '' ? '没有成绩' : `读不懂成绩“${points.slice(0, 20)}”`;
  return { ...who, mark: 'score' as const, points: null, ...read, fault };
}

type Known = { people: Sittings; fullMark: number; decimals: number };

/** Every row of a table of scores, with why it is not taken over. @throws AppError INVALID_INPUT without the columns */
function scoresIn(
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
  { people, fullMark, decimals }: Known,
): ReadScore[] {
  const of = columnsOf(columns);
  if (!of.ticket) throw fieldError('body.fileId', '表中没有“准考证号”一列');
  if (!of.points) throw fieldError('body.fileId', '表中没有“成绩”一列');
  const read = rows.map(({ number, cells, notes = [] }) => {
    const row = readRow(cells, of, decimals);
    return { line: number, ...row, note: [row.note, ...notes].filter(Boolean).join('；') };
  });
  const times = Map.groupBy(read, (row) => row.ticket);
  return read.map((row) => {
    const known =
      row.ticket === '' ? '没有准考证号' : faultOf(row, people, (times.get(row.ticket) ?? []).length, fullMark);
    return { ...row, fault: known || row.fault };
  });
}

/** Reads a file of scores. @throws AppError INVALID_INPUT */
export async function readScoreFile(bytes: Buffer, sheet: string | undefined, known: Known) {
  const table = await readUpload(bytes, { limits, thread, sheet });
  const rows = scoresIn(table, known);
  const named = new Set(rows.map(({ ticket }) => ticket));
  const absent = [...known.people.keys()].filter((ticket) => !named.has(ticket)).length;
  return { sheets: table.sheets, sheet: table.sheet, rows, absent };
}
