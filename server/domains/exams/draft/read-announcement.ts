import type { ExamReading } from '#contract/exams/exam-reading.ts';
import { tableOf } from '#server/domains/imports/public.ts';
import { postColumns } from '../table/columns.ts';
import { readPostRow } from '../table/read-post-row.ts';
import { readFacts } from './read-facts.ts';
import { readSteps } from './read-steps.ts';

/** A line as it is compared: half-width digits and letters, plain spaces. */
const plain = (line: string): string =>
  line
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\u2e80-\u2fdf]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00a0\u2002-\u200a\u202f\u3000]/g, ' ')
    .trim();

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim());
const FEWEST_CELLS = 4;

/** The table of posts within a text, whose cells are parted by tabs, as documents and pages give it when they are read. */
function tableRows(lines: readonly string[]): ExamReading['rows'] {
  const first = lines.findIndex(
    (line) => cellsOf(line).length >= FEWEST_CELLS && /(?:岗位|职位|人数|学历|专业)/.test(line),
  );
  if (first < 0) return [];
  const length = lines.slice(first).findIndex((line) => !line.includes('\t'));
  const grid = lines.slice(first, length < 0 ? undefined : first + length).map(cellsOf);
  const { columns, rows } = tableOf(grid);
  const known = postColumns(columns);
  if (!known.of.title && !known.of.subject) return [];
  return rows.map((row) => readPostRow({ ...row, number: first + row.number }, known));
}

/** Reads a draft out of an announcement's lines: each thing with where it stood, and what was concluded rather than read. */
export function readAnnouncement(written: readonly string[]): ExamReading {
  const lines = written.map(plain).filter((line) => line !== '');
  const facts = readFacts(lines);
  const title = facts.find(({ field }) => field === 'title');
  const year =
    /20\d\d/.exec(title?.words ?? '')?.[0] ?? lines.map((line) => /(20\d\d)年/.exec(line)?.[1]).find(Boolean);
  const { facts: steps, unread } = readSteps(lines, year ? Number(year) : null);
  return { lines, facts: [...facts, ...steps], unread, rows: tableRows(lines) };
}
