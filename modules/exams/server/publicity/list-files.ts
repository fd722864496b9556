import type { FileAnswer } from '#contract/endpoint.ts';
import { type Cell, workbook } from '#packages/office-files/workbook.ts';
import { typesetForVisitor } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { keptOutput } from '../outputs/kept-output.ts';
import { listColumns, listHead, outcomeText } from './list-cells.ts';
import { listPages } from './list-pages.ts';
import { linesOf, type PublishedList, publishedList } from './published-list.ts';

type Line = Awaited<ReturnType<typeof linesOf>>[number];

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
