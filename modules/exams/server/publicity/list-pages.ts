import { widthOf } from '#packages/typeset/faces.ts';
import type { Page } from '#packages/typeset/page.ts';
import { newSheet, type Sheet } from '../papers/parts.ts';
import { listHead, outcomeText } from './list-cells.ts';
import type { linesOf, PublishedList } from './published-list.ts';

type Line = Awaited<ReturnType<typeof linesOf>>[number];

const [LEFT, RIGHT] = [39, 556];
const WIDTH = RIGHT - LEFT;
const [FIRST, LAST] = [132, 772];
const ROW = 18;

interface Column {
  label: string;
  width: number;
  text(line: Line, kind: string): string;
}

const number = (value: number | null) => (value === null ? '' : String(value));
const scores: Column[] = [
  { label: '名次', width: 28, text: ({ rank }) => number(rank) },
  { label: '姓名', width: 44, text: ({ name }) => name },
  { label: '准考证号', width: 56, text: ({ ticket }) => ticket },
  { label: '笔试', width: 34, text: ({ written }) => number(written) },
  { label: '面试', width: 34, text: ({ interview }) => number(interview) },
  { label: '总成绩', width: 38, text: ({ total }) => number(total) },
];
const outcome: Column = { label: '结果', width: 52, text: (line, kind) => outcomeText(kind, line.outcome) };
const note = (width: number): Column => ({ label: '说明', width, text: (line) => line.note });
const details: Column[] = [
  { label: '性别', width: 26, text: (line) => line.details?.gender ?? '' },
  { label: '出生年月', width: 44, text: (line) => line.details?.born ?? '' },
  {
    label: '学历与院校',
    width: 0,
    text: ({ details: own }) => [own?.education, own?.school].filter(Boolean).join('，'),
  },
];

/** The last column takes what the others leave. */
function columnsOf(lines: readonly Line[]): Column[] {
  const withDetails = lines.some((line) => line.details !== null);
  const columns = [...scores, outcome, ...(withDetails ? [note(66), ...details] : [note(0)])];
  const taken = columns.reduce((sum, { width }) => sum + width, 0);
  return columns.map((column) => (column.width === 0 ? { ...column, width: WIDTH - taken } : column));
}

function drawHead(sheet: Sheet, list: PublishedList): void {
  const { title, place, version, hash } = listHead(list);
  sheet.words({ x: LEFT, y: 58, size: 15, bold: true, text: title, width: WIDTH, align: 'center' });
  sheet.words({ x: LEFT, y: 78, size: 9, soft: true, text: place, width: WIDTH, align: 'center' });
  if (version) sheet.words({ x: LEFT, y: 93, size: 9, text: version, width: WIDTH, align: 'center' });
  sheet.words({ x: LEFT, y: 108, size: 8, soft: true, text: `名单 SHA-256 ${hash}`, width: WIDTH, align: 'center' });
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  y: number,
  textOf: (column: Column) => string,
  bold = false,
) {
  let x = LEFT;
  for (const column of columns) {
    sheet.box(x, y, column.width, ROW);
    const text = textOf(column);
    const align = widthOf(text, 'regular') * 9 > column.width - 6 ? 'left' : 'center';
    sheet.words({ x: x + 3, y: y + 12.5, size: 9, bold, text, width: column.width - 6, align });
    x += column.width;
  }
}

/** A list as pages of A4, post by post in its order; each page names the list's hash. */
export function listPages(list: PublishedList, lines: readonly Line[]): Page[] {
  const columns = columnsOf(lines);
  const sheets: Sheet[] = [];
  let y = LAST;
  const roomFor = (height: number): Sheet => {
    const last = sheets.at(-1);
    if (last && y + height <= LAST) return last;
    const sheet = newSheet();
    drawHead(sheet, list);
    sheets.push(sheet);
    y = FIRST;
    return sheet;
  };
  for (const [postId, own] of Map.groupBy(lines, (line) => line.postId)) {
    const post = list.row.summary[postId];
    const heading = post ? `${post.code} ${post.title}  ${post.employer}  计划 ${post.headcount} 人` : '';
    const start = roomFor(ROW * 3 + 16);
    start.words({ x: LEFT, y: y + 11, size: 10.5, bold: true, text: heading, width: WIDTH });
    y += 16;
    drawRow(start, columns, y, ({ label }) => label, true);
    y += ROW;
    for (const line of own) {
      const sheet = roomFor(ROW);
      drawRow(sheet, columns, y, (column) => column.text(line, list.row.kind));
      y += ROW;
    }
    y += 10;
  }
  if (sheets.length === 0) roomFor(ROW);
  sheets.forEach((sheet, at) => {
    const text = `教育人才网公招    第 ${at + 1} 页，共 ${sheets.length} 页`;
    sheet.words({ x: LEFT, y: 804, size: 9, soft: true, text, width: WIDTH, align: 'center' });
  });
  return sheets.map(({ page }) => page);
}
