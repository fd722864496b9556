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
  /** Of a page; the last one takes what the others leave. */
  width: number;
  cell(line: Line, kind: string): Cell;
}

/** The columns of a list in a file, as those of its text: what everybody has, and what a list of future staff says beside it. */
const columns: Column[] = [
  { label: '名次', width: 28, cell: ({ rank }) => rank },
  { label: '姓名', width: 44, cell: ({ name }) => name },
  { label: '准考证号', width: 56, cell: ({ ticket }) => ticket },
  { label: '笔试', width: 34, cell: ({ written }) => written },
  { label: '面试', width: 34, cell: ({ interview }) => interview },
  { label: '总成绩', width: 38, cell: ({ total }) => total },
  { label: '结果', width: 52, cell: ({ outcome }, kind) => outcomeText(kind, outcome) },
  { label: '说明', width: 66, cell: ({ note }) => note },
];
const details: Column[] = [
  { label: '性别', width: 26, cell: (line) => line.details?.gender ?? null },
  { label: '出生年月', width: 44, cell: (line) => line.details?.born ?? null },
];
const schooling: Column[] = [
  { label: '学历', width: 0, cell: (line) => line.details?.education ?? null },
  { label: '毕业院校', width: 0, cell: (line) => line.details?.school ?? null },
];
/** The same on a page. */
const schoolingInOne: Column = {
  label: '学历与院校',
  width: 0,
  cell: ({ details: schoolDetails }) => [schoolDetails?.education, schoolDetails?.school].filter(Boolean).join('，'),
};

function pageColumns(lines: readonly Line[]): Column[] {
  const withDetails = lines.some((line) => line.details !== null);
  const shown = withDetails ? [...columns, ...details, schoolingInOne] : columns;
  const taken = shown.slice(0, -1).reduce((sum, { width }) => sum + width, 0);
  return shown.map((column, at) => (at === shown.length - 1 ? { ...column, width: WIDTH - taken } : column));
}

function drawHead(sheet: Sheet, list: PublishedList): void {
  const { title, place, version, hash } = listHead(list);
  sheet.line(58, 15, title, true);
  sheet.write({ x: LEFT, y: 78, size: 9, soft: true, text: place, width: WIDTH, align: 'center' });
  if (version) sheet.line(93, 9, version);
  sheet.write({ x: LEFT, y: 108, size: 8, soft: true, text: `名单 SHA-256 ${hash}`, width: WIDTH, align: 'center' });
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
  const shown = pageColumns(lines);
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
  for (const [postId, postLines] of Map.groupBy(lines, (line) => line.postId)) {
    const post = list.row.summary[postId];
    const heading = post ? `${post.code} ${post.title}  ${post.employer}  计划 ${post.headcount} 人` : '';
    const start = roomFor(ROW * 3 + 16);
    start.write({ x: LEFT, y: y + 11, size: 10.5, bold: true, text: heading, width: WIDTH });
    y += 16;
    drawRow(start, shown, y, ({ label }) => label, true);
    y += ROW;
    for (const line of postLines) {
      const sheet = roomFor(ROW);
      drawRow(sheet, shown, y, (column) => String(column.cell(line, list.row.kind) ?? ''));
      y += ROW;
    }
    y += 10;
  }
  if (sheets.length === 0) roomFor(ROW);
  sheets.forEach((sheet, at) => {
    const text = `教育人才网公招    第 ${at + 1} 页，共 ${sheets.length} 页`;
    sheet.write({ x: LEFT, y: 804, size: 9, soft: true, text, width: WIDTH, align: 'center' });
  });
  return sheets.map(({ page }) => page);
}

/** A list as an XLSX: three rows of head, the columns, then a row a person in the order of the list. */
function listWorkbook(list: PublishedList, lines: readonly Line[]): Buffer {
  const { title, place, version, hash } = listHead(list);
  const codeOf = (postId: string) => list.row.summary[postId]?.code ?? '';
  const all = [...columns, ...details, ...schooling];
  const rows = lines.map((line) => [codeOf(line.postId), ...all.map(({ cell }) => cell(line, list.row.kind))]);
  const head: Cell[][] = [[title], [[place, version].filter(Boolean).join('。')], [`名单 SHA-256 ${hash}`]];
  return workbook([...head, ['岗位代码', ...all.map(({ label }) => label)], ...rows], { sheet: '名单' });
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
