import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import { type Cell, workbook } from '#packages/office-files/workbook.ts';
import { widthOf } from '#packages/typeset/faces.ts';
import type { Page } from '#packages/typeset/page.ts';
import { typesetForVisitor } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type Outcome,
  outcomes,
  type PublicationKind,
  publicationKinds,
} from '../../contract/results/publication-state.ts';
import { keptOutput } from '../outputs/kept-output.ts';
import { LEFT, newSheet, type Sheet, WIDTH } from '../papers/parts.ts';
import { linesOf, type PublishedList, publishedList } from '../results/publications.ts';

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** The columns of a list in a file: those of its text, in the same order. */
const listColumns = [
  '岗位代码',
  '名次',
  '姓名',
  '准考证号',
  '笔试',
  '面试',
  '总成绩',
  '结果',
  '说明',
  '性别',
  '出生年月',
  '学历',
  '毕业院校',
] as const;

export const outcomeText = (kind: string, outcome: string): string =>
  (outcome === 'in' ? publicationKinds[kind as PublicationKind].in : '') || outcomes[outcome as Outcome];

/** The head of a file: what the list is, and how it is identified. */
function listHead({ row, exam, organiser }: PublishedList) {
  const { label } = publicationKinds[row.kind];
  return {
    title: `${exam.title}${label}`,
    place: [exam.documentNumber, organiser, `${formatDateTime(row.publicAt.toISOString())} 公布`, `共 ${row.people} 人`]
      .filter(Boolean)
      .join('，'),
    version: row.version > 1 ? `第 ${row.version} 版，更正：${row.reason}` : '',
    hash: row.hash,
  };
}

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
  sheet.line(58, 15, title, true);
  sheet.words({ x: LEFT, y: 78, size: 9, soft: true, text: place, width: WIDTH, align: 'center' });
  if (version) sheet.line(93, 9, version);
  sheet.words({ x: LEFT, y: 108, size: 8, soft: true, text: `名单 SHA-256 ${hash}`, width: WIDTH, align: 'center' });
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  y: number,
  textOf: (column: Column) => string,
  bold = false,
) {
  const cells = columns.map((column) => {
    const text = textOf(column);
    const align = widthOf(text, 'regular') * 9 > column.width - 6 ? ('left' as const) : ('center' as const);
    return { text, width: column.width, align };
  });
  sheet.row(y, ROW, cells, { size: 9, bold });
}

/** A list as pages of A4, post by post in its order; each page names the list's hash. */
function listPages(list: PublishedList, lines: readonly Line[]): Page[] {
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

/** A list as an XLSX: three rows of head, the columns, then a row a person in the order of the list. */
function listWorkbook(list: PublishedList, lines: readonly Line[]): Buffer {
  const { title, place, version, hash } = listHead(list);
  const codeOf = (postId: string) => list.row.summary[postId]?.code ?? '';
  const rows = lines.map(
    ({ postId, rank, name, ticket, written, interview, total, outcome, note, details }): Cell[] => [
      ...[codeOf(postId), rank, name, ticket, written, interview, total, outcomeText(list.row.kind, outcome), note],
      ...[details?.gender, details?.born, details?.education, details?.school].map((cell) => cell ?? null),
    ],
  );
  const head: Cell[][] = [[title], [[place, version].filter(Boolean).join('。')], [`名单 SHA-256 ${hash}`]];
  return workbook([...head, [...listColumns], ...rows], { sheet: '名单' });
}

/** Increase it when files of lists are drawn otherwise. */
const LAYOUT = 1;

interface Asked {
  id: string;
  as: 'pdf' | 'xlsx';
  /** The network that asks: lists are public. */
  address: string;
  now: Date;
}

/** A public list as a file, with the lines, the order and the hash of its page. @throws AppError NOT_FOUND before its moment */
export async function listFile(db: Database, { id, as, address, now }: Asked): Promise<FileAnswer> {
  const list = await publishedList(db, id, now);
  const head = listHead(list);
  const { title } = head;
  const version = list.row.version > 1 ? `（第${list.row.version}版）` : '';
  const name = `${title}${version}.${as}`;
  const make = async () => {
    const lines = await linesOf(db, id);
    if (as === 'xlsx') return listWorkbook(list, lines);
    const pages = listPages(list, lines);
    // The time of the list, not of the request: the same list is the same file.
    const paper = { as: 'paper', pages, title, author: list.organiser, photo: null, now: list.row.publicAt } as const;
    return typesetForVisitor(paper, address);
  };
  // The hash stands for the lines; the rest is what the file says beside them.
  return { name, bytes: await keptOutput(db, ['list', LAYOUT, as, id, list.organiser, head], now, make) };
}
