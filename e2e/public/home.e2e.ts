import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

// The quick check and the lower sections of the home page.
const site = useSite();

test.each([
  ['a fair', '招聘会', '.tile-link', '**/recruitment/details?id=*'],
  ['a school of the red list', '回复率红榜', '.tile-link', '**/business/details?id=*'],
  ['a line of the news', '资讯与政策', 'li li a', '**/consultation/ConsultationDetail?id=*'],
])('%s is a step away', async (_name, section, link, address) => {
  const page = await site.person();
  await page.goto('/');
  await page.getByRole('region', { name: section, exact: true }).locator(link).first().click();
  await page.waitForURL(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('four taps count the posts that the list then shows', async () => {
  const page = await site.person();
  await page.goto('/');
  const check = page.getByRole('region', { name: '30 秒自检' });
  const total = check.locator('.check-total');
  const before = await total.textContent();
  const counted = page.waitForResponse('**/api/posts/open-to?*');
  await check.getByRole('link', { name: '硕士', exact: true }).click();
  await counted;
  await expect.poll(() => new URL(page.url()).searchParams.get('applicant')).toBe('master-chinese-primary');
  await expect
    .poll(async () => Number((await total.textContent())?.replaceAll(',', '')))
    .toBeGreaterThan(Number(before?.replaceAll(',', '')));
  const now = await total.textContent();
  await check.locator('.btn-filled').click();
  await page.waitForURL('**/jobs?applicant=*');
  await page.getByRole('link', { name: '去掉条件：能报：硕士 · 中文 · 小学教资' }).first().waitFor();
  expect(await page.locator('main').textContent()).toContain(now);
});

test('without scripts choices are links, and fairs and news are there as well', async () => {
  const html = await (await fetch(`${site.origin}/?applicant=doctor-math-senior&checkCity=any`)).text();
  expect(html).toMatch(/aria-current="true"[^>]*>博士/);
  for (const mark of ['class="home-fair ', 'class="red-line ', 'class="home-columns ', 'class="page closing-band"'])
    expect(html).toContain(mark);
});
