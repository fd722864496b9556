import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageWeights } from './page-weight.ts';

/**
 * The budget in KB (brotli) of a first visit to a route, by route id. The document's weight depends on the data, so it is
 * measured on the running product (`e2e/platform/document-weight.e2e.ts`).
 */
type Budgets = Record<string, { js: number; css: number; html?: number }>;

const kilobyte = 1024;

/** One line for each budget of web/size-budget.json that the build exceeds, or that names no route. */
export function brokenBudgets(root: string): string[] {
  const file = join(root, 'web', 'size-budget.json');
  if (!existsSync(file)) return [];
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Budgets;
  const weights = pageWeights(join(root, 'build', 'client'));
  return Object.entries(budgets).flatMap(([route, budget]) => {
    const weight = weights[route];
    if (!weight) return [`size budget: no route "${route}"`];
    return (['js', 'css'] as const)
      .filter((kind) => weight[kind] > budget[kind] * kilobyte)
      .map(
        (kind) =>
          `size budget: ${route} loads ${(weight[kind] / kilobyte).toFixed(1)} KB of ${kind}, allowed ${budget[kind]}`,
      );
  });
}
