import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch } from '#e2e/lib/twice.ts';

// What the content desk keeps: articles and legal texts, whose versions show each write, and words of searches.
const site = useSite();

async function article(page: Page): Promise<void> {
  const call = overHttp(site.origin, await tokenOf(page));
  await page.goto('/admin/content/item?kind=article');
  await page.getByRole('textbox', { name: /标题$/ }).fill(`暑期教研活动安排 ${randomInt(1e6)}`);
  await page.getByRole('textbox', { name: /正文$/ }).fill('七月上旬集中备课。');
  await twice(button(page, '存草稿'), 'POST /api/content/editor/items');
  await page.waitForURL('**/admin/content/item?id=*');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const version = async () => (await call('GET', `/api/content/editor/items/${id}`)).version as number;
  expect(await version()).toBe(1);
  await page.getByRole('textbox', { name: /标题$/ }).press('End');
  await page.keyboard.type('（修订）');
  await twice(button(page, '存草稿'), 'PUT /api/content/editor/items/:id');
  expect(await version()).toBe(2);
  await twice(button(page, '发布'), 'POST /api/content/editor/items/:id/moves');
  await page.getByRole('button', { name: /更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '撤下' }).click();
  await twice(button(page.getByRole('dialog').last(), '撤下'), 'POST /api/content/editor/items/:id/moves');
  const before = await version();
  await button(page, '历史版本').click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).last().click();
  const sure = page.locator('.ant-popconfirm').getByRole('button', { name: '确定' });
  await twice(sure, 'POST /api/content/editor/items/:id/versions/:number/restore');
  expect(await version()).toBe(before + 1);
}

async function legalText(page: Page): Promise<void> {
  const { versions } = await overHttp(site.origin)('GET', '/api/legal/privacy');
  const newest = Math.max(Date.now(), ...versions.map(({ version }: { version: string }) => Date.parse(version)));
  const ahead = dayAt(new Date(newest + 2 * 86_400_000));
  await page.goto('/admin/legal');
  await page.getByLabel('新版生效日期').fill(ahead);
  await page.getByLabel('新版生效日期').press('Enter');
  await button(page, '改正文').click();
  await page.getByLabel('正文').press('End');
  await page.getByLabel('正文').pressSequentially(`（${ahead} 修订）`);
  await button(page, '发布新版').click();
  await twice(button(page.getByRole('dialog'), '确定'), 'POST /api/legal/:name/versions');
  await page.getByRole('link', { name: ahead }).waitFor();
}

async function taughtWord(page: Page): Promise<void> {
  const term = `方向盘${randomInt(1e6)}`;
  await page.goto('/admin/queries');
  await button(page, '加一个说法').click();
  const form = page.getByRole('dialog', { name: '加一个说法' });
  await form.getByLabel('别人的说法').fill(term);
  await form.getByLabel('意思').fill('司机');
  await button(form, '试一试').click();
  await twice(button(form, '保留'), 'POST /api/admin/queryWords');
  await page.getByRole('tab', { name: /加过的说法/ }).click();
  const row = page.getByRole('row').filter({ hasText: term });
  await row.first().waitFor();
  await expect.poll(() => row.count()).toBe(1);
  await button(row, '收回').click();
  await twice(button(page.getByRole('dialog').last(), '收回'), 'DELETE /api/admin/queryWords/:id');
}

test('one article, one version each time, one publication, one withdrawal, one legal text, one word of searches', {
  timeout: 150_000,
}, async () => {
  const page = watch(await site.person());
  await enterAsOperator(page, 'super');
  await page.goto('/admin');
  await article(page);
  await legalText(page);
  await taughtWord(page);
});
