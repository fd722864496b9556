import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page as it stands, one line a place. */
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
