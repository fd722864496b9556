import type { StatementLine } from '#contract/ledger.ts';
import { ledgerUnits, postingKinds } from '#contract/ledger-units.ts';
import { yuanOf } from '#contract/money.ts';
import { dateText } from '#web/features/posts/time-text.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';

export const statementHeads = ['时间', '账目', '类别', '说明', '变动', '余额', '单位'] as const;

/** A line as cells of text: money exact to the fen, quotas as whole numbers. */
export function cellsOf({ at, unit, kind, note, amount, balance }: StatementLine): string[] {
  const figure = (value: number) => (unit === 'fen' ? yuanOf(value) : String(value));
  const { label, measure } = ledgerUnits[unit];
  return [
    `${dateText(at)} ${timeOfDay(at)}`,
    label,
    postingKinds[kind],
    note,
    figure(amount),
    figure(balance),
    measure,
  ];
}

/** What a spreadsheet would take for a formula is led by an apostrophe; a plain number is not one. */
const tame = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text);

/** A statement as CSV with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function csvOf(lines: readonly StatementLine[]): string {
  const rows = [statementHeads, ...lines.map(cellsOf)].map((row) =>
    row.map((cell) => `"${tame(cell).replaceAll('"', '""')}"`).join(','),
  );
  return `\ufeff${rows.join('\r\n')}\r\n`;
}
