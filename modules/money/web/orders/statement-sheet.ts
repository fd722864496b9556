import { csvText } from '#contract/csv.ts';
import { ledgerUnits, postingKinds } from '#contract/ledger/ledger-units.ts';
import { yuanOf } from '#contract/money.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import type { StatementLine } from '../../contract/ledger.ts';

export const statementHeads = ['时间', '账目', '类别', '说明', '变动', '余额', '单位'] as const;

/** A line as text cells: money exact to the fen, quotas as integers. */
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

export const csvOf = (lines: readonly StatementLine[]): string => csvText([statementHeads, ...lines.map(cellsOf)]);
