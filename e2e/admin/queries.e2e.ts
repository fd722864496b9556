import { expect, test } from 'vitest';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('an operator teaches the search a word, tries it first, and takes it back', async () => {
  const page = await site.person();
  await enterAsOperator(page, 'content');
  await page.goto('/admin/queries');
  await page.getByRole('button', { name: '加一个说法' }).click();
  const form = page.getByRole('dialog', { name: '加一个说法' });
  await form.getByLabel('别人的说法').fill('驭车高手');
  await form.getByLabel('意思').fill('火箭发动机');
  await form.getByRole('button', { name: '试一试' }).click();
  await page
    .getByText(/搜索还不懂这个意思/)
    .first()
    .waitFor();
  await form.getByLabel('意思').fill('司机');
  await form.getByRole('button', { name: '试一试' }).click();
  await form.getByText(/搜“驭车高手”：0 → [1-9]/).waitFor();
  await form.getByRole('button', { name: '保留' }).click();
  await page.getByText('已保留，十几秒内生效').waitFor();

  const reader = await site.person();
  const found = async () => {
    await reader.goto(`/jobs?keyword=${encodeURIComponent('驭车高手')}`);
    return reader.locator('.post').count();
  };
  await expect.poll(found).toBeGreaterThan(0);
  await page.getByRole('tab', { name: /加过的说法/ }).click();
  await page.getByRole('button', { name: '收回' }).click();
  await page.getByRole('button', { name: '收回' }).last().click();
  await page.getByText('还没有加过说法').waitFor();
  const answer = await fetch(`${site.origin}/api/posts?keyword=${encodeURIComponent('驭车高手')}`);
  expect(((await answer.json()) as { total: number }).total).toBe(0);
});
