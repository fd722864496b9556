import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

// The links in the lower sections of the home page.
const site = useSite();

test.each([
  ['a fair', '招聘会', '.tile-link', '**/recruitment/details?id=*'],
  ['another month', '招聘会', '[aria-label^="上一月"]', '**/recruitment?month=*'],
  ['an admission', '在线招生', 'li a', '**/recruitstudents/details?id=*'],
  ['the first of the news', '资讯与政策', '.column-lead', '**/consultation/ConsultationDetail?id=*'],
  ['a line of the news', '资讯与政策', 'li li a', '**/consultation/ConsultationDetail?id=*'],
])('%s is a step away', async (_name, section, link, address) => {
  const page = await site.person();
  await page.goto('/');
  await page.getByRole('region', { name: section, exact: true }).locator(link).first().click();
  await page.waitForURL(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a day of the calendar leads to that day, with its fairs by name', async () => {
  const page = await site.person();
  await page.goto('/');
  const day = page.locator('.home-month a.month-day').first();
  const fair = (await day.getAttribute('title'))?.split('\n', 1)[0] ?? '';
  await day.click();
  await page.waitForURL('**/recruitment?*view=calendar*#d*');
  const place = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await place.getByText(fair).waitFor();
  expect(fair).not.toBe('');
});

test('without scripts fairs, admissions and news are there as well', async () => {
  const html = await (await fetch(`${site.origin}/`)).text();
  for (const mark of ['class="fair-line"', 'class="month-grid"', 'class="admission-line card"', 'class="home-columns"'])
    expect(html).toContain(mark);
});
