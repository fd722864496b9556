import { type Cell, workbook } from '#server/platform/archive/workbook.ts';
import { listColumns, listHead, outcomeText } from './list-cells.ts';
import type { linesOf, PublishedList } from './published-list.ts';

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** A list as an XLSX: three rows of head, the columns, then a row a person in the order of the list. */
export function listWorkbook(list: PublishedList, lines: readonly Line[]): Buffer {
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
