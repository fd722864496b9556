import { expect, test } from 'vitest';
import { overHttp } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('steps and materials of a guide are ticked, and are ticked still after the page is opened again', async () => {
  const { items } = await overHttp(site.origin)('GET', '/api/content/guides');
  const { id, title, guide } = items[0];
  const page = await site.person();
  await page.goto(`/entrepreneurship/guide/details?id=${id}`);
  const count = guide.steps.length;
  await page.getByText(`已完成 0 / ${count} 步`).waitFor();
  await page.getByRole('checkbox', { name: `完成第 1 步：${guide.steps[0].title}` }).check({ force: true });
  await page.getByRole('checkbox', { name: guide.checklist[0], exact: true }).check();
  await page.getByText(`已完成 1 / ${count} 步`).waitFor();
  await page.reload();
  await page.getByText(`已完成 1 / ${count} 步`).waitFor();
  expect(await page.getByRole('checkbox', { name: guide.checklist[0], exact: true }).isChecked()).toBe(true);
  await page.goto('/entrepreneurship/guide');
  const tile = page.locator('article', { has: page.getByRole('link', { name: title }) });
  await tile.getByText(`已完成 1/${count}`).waitFor();
  await page.goto(`/entrepreneurship/guide/details?id=${id}`);
  await page.getByRole('checkbox', { name: `完成第 1 步：${guide.steps[0].title}` }).uncheck({ force: true });
  await page.getByText(`已完成 0 / ${count} 步`).waitFor();
});

test('the section of the site that a page belongs to is marked', async () => {
  const page = await site.person({ javaScriptEnabled: false });
  for (const [path, section] of [
    ['/entrepreneurship/expert', '指南'],
    ['/entrepreneurship/policy', '指南'],
    ['/entrepreneurship/guide', '指南'],
    ['/policy', '指南'],
    ['/recruitment/school', '招聘会'],
    ['/recruitment/society', '招聘会'],
  ]) {
    await page.goto(path ?? '');
    const current = page.getByRole('navigation', { name: '主导航' }).locator('[aria-current]').first();
    expect(await current.textContent(), path).toBe(section);
  }
});
