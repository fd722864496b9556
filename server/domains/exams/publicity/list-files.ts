import type { FileAnswer } from '#contract/endpoint.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listHead } from './list-cells.ts';
import { listPages } from './list-pages.ts';
import { listWorkbook } from './list-workbook.ts';
import { linesOf, publishedList } from './published-list.ts';

interface Asked {
  id: string;
  as: 'pdf' | 'xlsx';
  now: Date;
}

/** A public list as a file, with the lines, the order and the hash of its page. @throws AppError NOT_FOUND before its moment */
export async function listFile(db: Database, { id, as, now }: Asked): Promise<FileAnswer> {
  const list = await publishedList(db, id, now);
  const lines = await linesOf(db, id);
  const { title } = listHead(list);
  const version = list.row.version > 1 ? `（第${list.row.version}版）` : '';
  const name = `${title}${version}.${as}`;
  if (as === 'xlsx') return { name, bytes: listWorkbook(list, lines) };
  const pages = listPages(list, lines);
  // The time of the list, not of the request: the same list is the same file.
  const paper = { as: 'paper', pages, title, author: list.organiser, photo: null, now: list.row.publicAt } as const;
  return { name, bytes: await typeset(paper) };
}
