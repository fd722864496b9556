import { type Percentiles, timeEach } from './percentiles.ts';
import { printTable } from './table.ts';
import { GOAL } from './yardstick.ts';

const WARM = 20;

/** Times named calls, once warm, relative to the smallest read. */
export function openRatios() {
  const measured: [string, Percentiles][] = [];
  return {
    async measure<T>(name: string, requests: readonly T[], call: (one: T) => Promise<unknown>): Promise<void> {
      await timeEach(requests.slice(0, WARM), call);
      measured.push([name, await timeEach(requests, call)]);
    },
    /** Prints every shape; returns how many exceed the goal, a multiple of the unit. */
    report(unit: number, goal = GOAL): number {
      const line = ([name, times]: [string, Percentiles]) => [
        name,
        String(times.calls),
        times.p50.toFixed(2),
        times.p95.toFixed(2),
        times.most.toFixed(1),
        `${(times.p95 / unit).toFixed(1)}×`,
        times.p95 / unit <= goal ? 'pass' : 'FAIL',
      ];
      printTable(
        ['query', 'calls', 'p50 ms', 'p95 ms', 'max ms', 'p95 ratio', `≤ ${goal.toFixed(0)}×`],
        measured.map(line),
      );
      return measured.filter(([, times]) => times.p95 / unit > goal).length;
    },
  };
}
