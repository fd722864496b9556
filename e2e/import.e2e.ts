import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { demoPeople } from '#database/demo/accounts.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

const site = useSite();
const stamp = String(Date.now()).slice(-6);
const title = (name: string) => `${name}（${stamp}）`;

const head = ['岗位名称', '薪资', '学历', '招聘人数', '地区', '岗位职责'];
const row = (
  name: string,
  salary: string,
  headcount: string,
  duties = '承担教学工作，参与教研活动，指导学生社团。',
) => [title(name), salary, '本科', headcount, '杭州-西湖区', duties];

async function upload(page: Page, ...rows: string[][]) {
  await uploadTable(page, [['2027 年岗位表'], head, ...rows]);
}

async function uploadTable(page: Page, table: string[][]) {
  const cells = table.map((line) => line.map((value) => ({ value, type: String })));
  const buffer = (await writeXlsxFile(cells as never).toBuffer()) as unknown as Buffer;
  const read = page.waitForResponse(
    (response) => response.url().endsWith('/api/company/imports') && response.request().method() === 'POST',
    { timeout: 40_000 },
  );
  await page.locator('input[type=file]').setInputFiles({
    name: '岗位表.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  expect((await read).status()).toBe(200);
  await page.getByRole('region', { name: '列的对应关系' }).waitFor();
}

async function write(page: Page) {
  await page.getByRole('button', { name: '写入草稿', exact: true }).click();
  await page.getByRole('button', { name: '去草稿中提交发布' }).waitFor();
}

async function drawerOf(page: Page, name: string) {
  await page.getByRole('button', { name: title(name) }).click();
  const drawer = page.getByTestId('import-row');
  await drawer.waitFor();
  return drawer;
}

test('a table is read, checked, written, corrected and taken back', async () => {
  const page = await site.person({ viewport: { width: 1440, height: 900 } });
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.goto('/release/import');

  await upload(page, row('语文教师', '8-12K/月', '若干人'), row('数学教师', '9-13K/月', '2', '教书'));
  await page.getByText('1 个可以直接提交发布，1 个需补充').waitFor();
  const first = await drawerOf(page, '语文教师');
  await first.getByText('招聘人数“若干人”按 1 人填写').waitFor();
  await first.getByRole('row', { name: /薪资/ }).getByText('8–12K/月').waitFor();
  await page.keyboard.press('Escape');
  const second = await drawerOf(page, '数学教师');
  await second.getByText('职位描述至少 10 个字').waitFor();
  await page.keyboard.press('Escape');

  // A changed column mapping changes what is read.
  await page.locator('.ant-select', { has: page.locator('#map-headcount') }).hover();
  await page
    .locator('.ant-select', { has: page.locator('#map-headcount') })
    .locator('.ant-select-clear')
    .click();
  await expect.poll(() => page.getByText('招聘人数“若干人”').count()).toBe(0);
  await write(page);

  await page.getByRole('button', { name: '换一张表' }).click();
  await upload(page, row('语文教师', '9-16K/月', '若干人'), row('数学教师', '9-13K/月', '2', '教书'));
  await page.getByRole('tab', { name: /更新/ }).click();
  await page
    .getByText(/改动：.*薪资/)
    .first()
    .waitFor();
  await write(page);

  await page.getByRole('button', { name: '换一张表' }).click();
  const takeBack = async (at: number, words: string) => {
    const line = page.getByTestId('recent-import').nth(at);
    await line.getByText('可撤回草稿 2 个').waitFor();
    await line.getByRole('button', { name: '撤回' }).click();
    await page.getByRole('button', { name: '撤回导入' }).click();
    await page.getByText(words).waitFor();
    await line.getByText('没有写入').waitFor();
  };
  // The list as it was moves down while it is asked for again.
  await page.getByTestId('recent-import').nth(1).getByText('可撤回草稿 0 个').waitFor();
  await takeBack(0, '已撤回：还原 2 个草稿');
  await takeBack(1, '已撤回：删除 2 个草稿');
  await page.goto('/ment?status=draft');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(stamp).count()).toBe(0);
});

test.each([
  {
    by: 'English headings, experience and degree in one cell',
    head: ['title', 'salary', 'area', 'exp_title', 'Job Description'],
    requirement: ['1-3年/本科'],
  },
  {
    by: 'what their cells hold',
    head: ['甲', '乙', '丙', '丁', '戊'],
    requirement: ['本科 / 1-3年'],
  },
])('a table of another maker is read by $by', async ({ by, head: headings, requirement }) => {
  const page = await site.person({ viewport: { width: 1440, height: 900 } });
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.goto('/release/import');
  const duties = '承担教学工作，参与教研活动，指导学生社团，完成学校安排的其他工作。';
  const line = (name: string) => [`${title(name)}${by.slice(0, 2)}`, '8-12K/月', '杭州-西湖区', ...requirement, duties];
  await uploadTable(page, [headings, line('语文教师'), line('数学教师'), line('物理教师')]);
  await page.getByRole('button', { name: title('语文教师') }).click();
  const drawer = page.getByTestId('import-row');
  for (const [field, value] of [
    ['薪资', '8–12K/月'],
    ['学历', '本科'],
    ['经验', '1–3 年'],
    ['地区', '西湖区'],
  ] as const) {
    await drawer
      .getByRole('row', { name: new RegExp(field) })
      .getByText(value)
      .first()
      .waitFor();
  }
});
