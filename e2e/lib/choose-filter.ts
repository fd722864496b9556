import type { Locator, Page } from 'playwright-core';

/** The list behind a pill of the filters above a list of posts. */
export const pillOf = (page: Page, name: string): Locator =>
  page.locator('.filters details', { has: page.locator(`summary[aria-label^="${name}"]`) });

/** Opens a pill and follows one of its options. Without scripts its options are another page's. */
export async function chooseFilter(page: Page, name: string, option: string): Promise<void> {
  const pill = pillOf(page, name);
  await pill.locator('summary').click();
  const link = pill.locator(option).first();
  const more = pill.getByRole('link', { name: '展开选项' });
  await link.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await link.click();
}
