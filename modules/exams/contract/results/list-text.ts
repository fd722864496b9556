import { hashOfText } from '../draw.ts';
import type { ResultLine } from './result-shapes.ts';

/** A published list with what identifies it. */
export interface HashedList {
  examId: string;
  kind: string;
  version: number;
  publicAt: string;
  /** In the order of the list. */
  lines: readonly (ResultLine & { post: string })[];
}

const cell = (value: string | number | null | undefined) => String(value ?? '-').replace(/\s+/g, ' ');

/**
 * A list as the text whose SHA-256 is published with it: a head, then a line a person with the same columns as the page, separated
 * by tabs, '-' for nothing.
 */
export function listText({ examId, kind, version, publicAt, lines }: HashedList): string {
  const rows = lines.map(({ post, rank, name, ticket, written, interview, total, outcome, note, details }) =>
    [post, rank, name, ticket, written, interview, total, outcome, note, ...detailCells(details)].map(cell).join('\t'),
  );
  return `${[`exam-list-1 ${examId} ${kind} ${version} ${publicAt}`, ...rows].join('\n')}\n`;
}

const detailCells = (details: ResultLine['details']) => [
  details?.gender,
  details?.born,
  details?.education,
  details?.school,
];

/** SHA-256 of a list in hexadecimal. */
export const hashOfList = (list: HashedList): Promise<string> => hashOfText(listText(list));

/** '林*夏', '罗*': the first character, the last of longer names, stars between. */
export function listedName(name: string): string {
  const letters = [...name];
  if (letters.length <= 2) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** '26006***23' of 准考证号: room and the end of the seat stay, so that people find themselves. */
export const listedTicket = (ticket: string): string =>
  ticket.length <= 4 ? ticket : `${ticket.slice(0, 2)}${'*'.repeat(ticket.length - 4)}${ticket.slice(-2)}`;
