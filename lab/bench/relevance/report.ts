import { printTable } from '../lib/table.ts';
import type { Result } from './run-queries.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const answerable = (results: readonly Result[]): Result[] => results.filter(({ fitting }) => fitting > 0);

export const precisionOf = (results: readonly Result[]): number =>
  mean(answerable(results).map(({ precision }) => precision));

/** Answers that are empty although posts fit. */
export const emptyIn = (results: readonly Result[]): number =>
  answerable(results).filter(({ found }) => found === 0).length;

const sum = (results: readonly Result[], of: (result: Result) => number): number =>
  results.reduce((all, result) => all + of(result), 0);

/** The share of the expected chips that are shown. */
export const understandingOf = (results: readonly Result[]): number =>
  sum(results, ({ chips }) => chips.right) / sum(results, ({ chips }) => chips.expected);

const share = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3));

function cells(results: readonly Result[]): string[] {
  const nothing = results.filter(({ fitting }) => fitting === 0);
  return [
    String(results.length),
    share(precisionOf(results)),
    String(emptyIn(results)),
    share(mean(nothing.map(({ precision }) => precision))),
    share(understandingOf(results)),
    String(sum(results, ({ chips }) => chips.extra)),
  ];
}

/**
 * Prints by kind and set: the number of queries, precision of the first ten, answers that are empty although posts fit, the share
 * of empty answers where nothing fits, understanding, and the chips that nobody expects. Then the poorest of the tuning half; other queries are never printed.
 */
export function report(
  sets: Readonly<Record<'tuning' | 'held out' | 'fresh' | 'fresh 2' | 'fresh 3', readonly Result[]>>,
  poorest: number,
): void {
  const head = Object.keys(sets).flatMap((name) => [name, 'P@10', 'empty', 'none', 'chips', 'extra']);
  const kinds = [...new Set(sets.tuning.map(({ kind }) => kind))];
  const line = (name: string, of: (result: Result) => boolean) => [
    name,
    ...Object.values(sets).flatMap((results) => cells(results.filter(of))),
  ];
  printTable(['', ...head], [...kinds.map((kind) => line(kind, (one) => one.kind === kind)), line('all', () => true)]);
  const worst = sets.tuning
    .filter(({ precision }) => precision < 1)
    .sort((one, other) => one.precision - other.precision);
  for (const { typed, fitting, precision, read, shown } of worst.slice(0, poorest)) {
    console.log(`\n${typed}: ${precision.toFixed(2)}, ${fitting} fit; ${read}`);
    for (const line of shown.length > 0 ? shown : ['nothing came']) console.log(`  ${line}`);
  }
}
