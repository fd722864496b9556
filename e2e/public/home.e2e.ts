import { expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';

// The quick check and the hot posts of the home page.
const site = useSite();

test('a hot post is a step away', async () => {
  const page = await site.person();
  await page.goto('/');
  await page.getByRole('region', { name: '热门岗位' }).locator('a.post-title').first().click();
  await page.waitForURL(/\/(?:jobs|exams)\/details\?/);
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
  await expect.poll(() => new URL(page.url()).searchParams.get('applicant')).toBe('master-chinese-primary-0');
  await expect
    .poll(async () => Number((await total.textContent())?.replaceAll(',', '')))
    .toBeGreaterThan(Number(before?.replaceAll(',', '')));
  const now = await total.textContent();
  await check.getByRole('link', { name: /^看/ }).click();
  await page.waitForURL('**/jobs?applicant=*');
  await page.getByRole('link', { name: '我能报的' }).and(page.locator('[aria-current]')).waitFor();
  expect(await page.locator('main').textContent()).toContain(now?.replaceAll(',', ''));
});

test('without scripts choices are links, and the hot posts are there', async () => {
  const html = await (await fetch(`${site.origin}/?applicant=doctor-math-senior&checkCity=any`)).text();
  expect(html).toMatch(/aria-current="true"[^>]*>博士/);
  for (const mark of ['class="post', '招聘不收取任何费用']) expect(html).toContain(mark);
});
