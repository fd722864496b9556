import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** axe's findings on the current page, one line per element. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}  ${target.join(' ')}  ${any[0]?.message ?? ''}`),
    );
  });
}
