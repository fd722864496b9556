import type { Task } from './task.ts';
import type { Cost, Report } from './walker.ts';

export interface Walk extends Report {
  task: Task;
  /** Why the end was not reached. */
  failure: string | null;
}

const columns: readonly (readonly [heading: string, field: keyof Cost])[] = [
  ['按', 'presses'],
  ['填', 'fields'],
  ['页', 'pages'],
  ['秒', 'seconds'],
];

const figures = (cost: Cost) =>
  columns.map(([, field]) => (field === 'seconds' ? cost[field].toFixed(1) : String(cost[field])));

const sumOf = (walks: readonly Walk[]): Cost => {
  const sum = (field: keyof Cost) => walks.reduce((total, { cost }) => total + cost[field], 0);
  return { presses: sum('presses'), fields: sum('fields'), pages: sum('pages'), seconds: sum('seconds') };
};

/** A Markdown table of what each task costs, with the sum. */
export function tableOf(walks: readonly Walk[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = walks.map(({ task, cost, failure }) =>
    line([String(task.number), failure ? `${task.title}（没有走到）` : task.title, ...figures(cost)]),
  );
  const head = ['', '任务', ...columns.map(([heading]) => heading)];
  return [line(head), line(head.map(() => '---')), ...rows, line(['', '合计', ...figures(sumOf(walks))])].join('\n');
}

/** The way that was walked, step by step. */
export function stepsOf({ task, steps, paths, failure }: Walk): string {
  const lines = steps.map((step, at) => `${at + 1}. ${step}`);
  const end = failure ? [`没有走到：${failure}`] : [];
  return [`## ${task.number} ${task.title}`, ...lines, `页面：${paths.join(' → ')}`, ...end].join('\n');
}
