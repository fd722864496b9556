import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

// Tables of 5,000 rows are saved from the page as served, with its policy of scripts and workers.
const site = useSite();
const ROWS = 5_000;

async function school(path: string): Promise<Page> {
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await page.goto(path);
  return page;
}

/** Repeats the rows of a server's answer up to the size of a file. */
async function fill(page: Page, path: string, list: 'rows' | 'lines', made: (at: number) => object = () => ({})) {
  await page.route(path, async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, object[]>;
    const found = answer[list] ?? [];
    const rows = Array.from({ length: ROWS }, (_, at) => ({ ...found[at % found.length], ...made(at) }));
    await route.fulfill({ json: { ...answer, [list]: rows } });
  });
}

async function savedRows(page: Page, button: string, role: 'button' | 'menuitem' = 'button') {
  const download = page.waitForEvent('download', { timeout: 40_000 });
  await page.getByRole(role, { name: button }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  return readSheet(readFileSync(await file.path()));
}

test('the delivery export', async () => {
  const page = await school('/delivery');
  await page.locator('li[data-delivery]').first().waitFor();
  await fill(page, '**/api/company/boxExport?*', 'rows');
  await page.getByRole('button', { name: '更多操作' }).click();
  const rows = await savedRows(page, '导出', 'menuitem');
  expect(rows).toHaveLength(ROWS + 1);
  expect(rows[0]?.slice(0, 2)).toEqual(['姓名', '电话']);
  await page.getByText(`已导出 ${ROWS} 份`).waitFor();
});

test('a statement', async () => {
  const page = await school('/settle?tab=ledger');
  await fill(page, '**/api/company/statement*', 'lines', (at) => ({ note: `第 ${at + 1} 笔，<&> =1+1` }));
  const rows = await savedRows(page, '导出 XLSX');
  expect(rows).toHaveLength(ROWS + 1);
  expect(rows[ROWS]?.[3]).toBe(`第 ${ROWS} 笔，<&> =1+1`);
});

// Five thousand rows are understood, and read again for the report.
test('the report of an import', { timeout: 150_000 }, async () => {
  const page = await school('/release/import');
  const lines = Array.from({ length: ROWS }, (_, at) => `数学教师${at},西湖区,承担小学数学教学与教研工作第 ${at} 岗`);
  const buffer = Buffer.from(['职位名称,地区,职位描述', ...lines].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: '岗位表.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: '下载逐行报告' }).waitFor({ timeout: 40_000 });
  const rows = await savedRows(page, '下载逐行报告');
  expect(rows).toHaveLength(ROWS + 1);
});
