import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from './lib/sign-in.ts';
import { enterAsOperator } from './lib/sign-in-operator.ts';
import { useSite } from './lib/site.ts';

const site = useSite();

/** Accessible names and descriptions with English words and no Chinese ones. */
const englishNames = (page: Page) =>
  page.evaluate(() =>
    ['aria-label', 'aria-roledescription', 'alt', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .map((element) => element.getAttribute(name) ?? '')
        .filter((text) => /[a-z]{2}/.test(text) && !/[\u4e00-\u9fff]/.test(text))
        .map((text) => `${name}="${text}"`),
    ),
  );

async function expectChinese(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => englishNames(page), { message: path }).toEqual([]);
  }
}

test('every name for screen readers in the console of a school is Chinese', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await expectChinese(page, ['/ment', '/release', '/delivery', '/talents', '/search', '/means', '/settle', '/jobList']);
});

test('every name for screen readers in the operators’ console is Chinese', async () => {
  const page = await site.person();
  await enterAsOperator(page, 'super');
  await expectChinese(page, [
    '/admin',
    '/admin/words',
    '/admin/reviews',
    '/admin/users',
    '/admin/fairs',
    '/admin/audit',
  ]);
});

test('the sortable entries of a resume are called so in Chinese', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/resume');
  const handle = page.locator('[aria-roledescription]').first();
  await handle.waitFor();
  expect(await handle.getAttribute('aria-roledescription')).toBe('可排序');
});
