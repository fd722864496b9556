import { printTable } from '../lib/table.ts';
import { categories } from './query-list.ts';
import type { Result } from './run-queries.ts';
import { mean } from './score.ts';

const figure = (results: readonly Result[], which: 'ours' | 'plain'): string =>
  results.length === 0 ? '–' : mean(results.map((result) => result[which])).toFixed(3);

function row(name: string, results: readonly Result[]): string[] {
  const tuned = results.filter(({ heldOut }) => !heldOut);
  const heldOut = results.filter((result) => result.heldOut);
  const both = [tuned, heldOut].flatMap((part) => [String(part.length), figure(part, 'ours'), figure(part, 'plain')]);
  return [name, ...both, figure(results, 'ours'), figure(results, 'plain')];
}

/** Prints the figures by category, and the worst tuning queries: held-out ones stay hidden. */
export function report(results: readonly Result[], worst: number): void {
  const measured = results.filter(({ fitting }) => fitting > 0);
  const head = ['P@10', 'tuned', 'ours', 'ILIKE', 'held out', 'ours', 'ILIKE', 'all: ours', 'ILIKE'];
  const lines = categories.map((category) =>
    row(
      category,
      measured.filter((result) => result.category === category),
    ),
  );
  printTable(head, [...lines, row('mean', measured)]);
  const unanswerable = results.filter(({ fitting }) => fitting === 0).map(({ typed }) => typed);
  if (unanswerable.length > 0) console.log(`\nNot counted, since no post fits: ${unanswerable.join('; ')}`);
  const poorest = measured
    .filter(({ heldOut, ours }) => !heldOut && ours < 1)
    .sort((one, other) => one.ours - other.ours);
  for (const { typed, fitting, ours, plain, shown } of poorest.slice(0, worst)) {
    console.log(`\n${typed}: ${ours.toFixed(2)} (ILIKE ${plain.toFixed(2)}; ${fitting} fit)`);
    for (const line of shown.length > 0 ? shown : ['nothing came']) console.log(`  ${line}`);
  }
}
