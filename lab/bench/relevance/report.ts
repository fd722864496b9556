import { printTable } from '../lib/table.ts';
import type { Result } from './run-queries.ts';

/** Results of both halves. */
export interface Halves {
  tuning: readonly Result[];
  heldOut: readonly Result[];
}

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(3);

export const answerable = (results: readonly Result[]): Result[] => results.filter(({ fitting }) => fitting > 0);

export const precisionOf = (results: readonly Result[]): number => {
  const measured = answerable(results);
  return measured.reduce((sum, one) => sum + one.precision, 0) / Math.max(1, measured.length);
};

function cells(results: readonly Result[]): string[] {
  const measured = answerable(results);
  const nothing = results.filter(({ fitting }) => fitting === 0);
  return [
    String(results.length),
    mean(measured.map(({ precision }) => precision)),
    String(measured.filter(({ found }) => found === 0).length),
    mean(nothing.map(({ precision }) => precision)),
  ];
}

/**
 * Prints by kind: the number of queries, precision of the first ten, answers that are empty although posts fit, and the share of
 * right answers where nothing fits. Then the poorest of the tuning half; queries held out are never printed.
 */
export function report({ tuning, heldOut }: Halves, poorest: number): void {
  const head = ['', 'tuning', 'P@10', 'empty', 'none fits', 'held out', 'P@10', 'empty', 'none fits'];
  const kinds = [...new Set(tuning.map(({ kind }) => kind))];
  const of = (results: readonly Result[], kind: string) => results.filter((result) => result.kind === kind);
  const lines = kinds.map((kind) => [kind, ...cells(of(tuning, kind)), ...cells(of(heldOut, kind))]);
  printTable(head, [...lines, ['all', ...cells(tuning), ...cells(heldOut)]]);
  const worst = tuning.filter(({ precision }) => precision < 1).sort((one, other) => one.precision - other.precision);
  for (const { typed, fitting, precision, shown } of worst.slice(0, poorest)) {
    console.log(`\n${typed}: ${precision.toFixed(2)}, ${fitting} fit`);
    for (const line of shown.length > 0 ? shown : ['nothing came']) console.log(`  ${line}`);
  }
}
