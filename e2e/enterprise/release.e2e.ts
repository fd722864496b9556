import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

async function school() {
  const page = await site.person();
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  return page;
}

/** Selects an option of an antd select by its label, typed where the list is searchable. */
async function choose(page: Page, id: string, label: string) {
  const box = page.locator(`[id="post-${id}"]`);
  await ((await box.isEditable()) ? box.fill(label) : box.click());
  await page.locator('.ant-select-item-option', { hasText: label }).first().click();
}

test('a recruiter writes a post, is stopped at what the law forbids, publishes it, and a visitor finds it', async () => {
  const page = await school();
  const title = `高中物理竞赛教师${String(Date.now()).slice(-6)}`;
  await page.goto('/ment');
  await page.getByRole('button', { name: '发布职位' }).first().click();
  await page.waitForURL('**/release');
  await page.getByLabel('职位名称').fill(title);
  await choose(page, 'role', '专任教师');
  await choose(page, 'tenure', '校聘合同');
  await choose(page, 'stages', '普通高中');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '套用专任教师模板' }).click();
  await page.waitForURL('**/release?id=*');
  await page.getByTestId('save-mark').filter({ hasText: '已自动保存' }).waitFor();
  await page.getByTestId('preview').getByText(title).waitFor();

  const words = page.getByLabel('职位描述');
  await words.fill(`${await words.inputValue()}\n限女性。`);
  const finding = page.getByTestId('text-findings').filter({ hasText: '性别限制' });
  await finding.waitFor();
  await finding.getByRole('button', { name: '改为“男女不限”' }).click();
  await finding.waitFor({ state: 'detached' });

  await choose(page, 'experience', '1 年及以上');
  await page.getByLabel('最低薪资').fill('12000');
  await page.getByLabel('最高薪资').fill('18000');
  await page.locator('[id="post-regionCode"]').fill('西湖区');
  await page.locator('.ant-cascader-menu-item', { hasText: '杭州' }).first().click();
  await page.getByRole('button', { name: '添加编制说明' }).click();
  await page.getByLabel('编制性质', { exact: true }).fill('校聘合同');
  await page.getByLabel('编制性质的说明').fill('限女性，三年一签');
  const again = page.getByTestId('text-findings').filter({ hasText: '性别限制' });
  await again.getByRole('button', { name: '改为“男女不限”' }).click();
  await again.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '添加高校岗位说明' }).click();
  await page.getByLabel('安家费').fill('60');
  await page.getByLabel('研究方向').fill('凝聚态物理');
  await page.getByTestId('preview').getByText('60 万元').waitFor();
  await page.getByRole('button', { name: '填入常见程序' }).click();
  await page.getByLabel('第 1 步的时间').fill('3 月 1 日止');
  await page.getByRole('button', { name: '删除第 3 步' }).click();
  await page.getByTestId('preview').getByText('3 月 1 日止').waitFor();
  await page.getByText(/今天还可发布 \d+ 个职位/).waitFor();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.waitForURL('**/ment?status=open');
  await page.getByRole('link', { name: title }).waitFor();

  const visitor = await site.person();
  await visitor.goto(`/jobs?keyword=${encodeURIComponent(title)}`);
  const found = visitor.getByRole('link', { name: title }).first();
  await found.waitFor();
  expect(await visitor.getByText('12–18K').first().isVisible()).toBe(true);
  await visitor.goto((await found.getAttribute('href')) ?? '');
  const academic = visitor.locator('#academic');
  await academic.getByText('凝聚态物理').waitFor();
  expect(await academic.getByText('60 万元').isVisible()).toBe(true);
  const tenure = visitor.locator('#tenure');
  await tenure.getByText('男女不限，三年一签').waitFor();
  expect(await tenure.getByRole('listitem').allTextContents()).toEqual([
    '报名3 月 1 日止',
    '资格审查',
    '试讲',
    '体检考察',
    '公示',
    '签约',
  ]);
});

test('a template asks before it takes the place of what was typed; a refused value is shown at its field', async () => {
  const page = await school();
  await page.goto('/release');
  const words = page.getByLabel('职位描述');
  await words.fill('我自己写的职责，写了很久。');
  await page.getByRole('button', { name: '换成专任教师模板' }).click();
  await page.getByRole('button', { name: '保留现在的' }).click();
  expect(await words.inputValue()).toBe('我自己写的职责，写了很久。');
  await page.getByRole('button', { name: '换成专任教师模板' }).click();
  await page.getByRole('button', { name: /^替\s?换$/ }).click();
  await expect.poll(() => words.inputValue()).toContain('岗位职责');

  await page.getByTestId('save-mark').filter({ hasText: '已自动保存' }).waitFor();
  const message = '招聘人数须为 1 到 999 的整数';
  await page.route('**/api/company/posts/*/draft*', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'INVALID_INPUT', message, issues: [{ path: 'body.form.headcount', message }] },
    }),
  );
  await page.getByLabel('职位名称').fill('小学数学教师');
  await page.locator('.ant-form-item-has-error').getByText(message).waitFor();
});

test('what publishing still needs is named, and each leads to its field', async () => {
  const page = await school();
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/release');
  const focused = (id: string) => page.locator(`[id="post-${id}"]:focus`).waitFor();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  for (const words of ['请填写职位名称', '请选择岗位类别', '请选择编制类型', '请填写职位描述'])
    await page.getByText(words, { exact: true }).waitFor();
  await focused('title');

  await page.getByLabel('职位名称').fill('高中地理教师');
  await page.getByText('请填写职位名称', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('请选择岗位类别', { exact: true }).waitFor({ state: 'detached' });
  await page.getByTestId('save-mark').filter({ hasText: '已自动保存' }).waitFor();
  await page.getByRole('region', { name: '发布还差什么' }).getByRole('button', { name: '职位描述' }).click();
  await focused('description');
});

test('many posts are closed at once, and opened again by 撤销', async () => {
  const page = await school();
  await page.goto('/ment');
  const open = page.getByRole('tab', { name: /招聘中/ });
  const count = async () => Number(/\d+/.exec((await open.textContent()) ?? '')?.[0]);
  await page.getByTestId('post-table').getByRole('checkbox', { name: /^选择/ }).first().waitFor();
  const before = await count();
  for (const at of [0, 1]) await page.getByRole('checkbox', { name: /^选择/ }).nth(at).check();
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await page.locator('.ant-popconfirm').getByRole('button', { name: '关闭' }).click();
  await page.getByText('已关闭 2 个职位').waitFor();
  await expect.poll(count).toBe(before - 2);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(count).toBe(before);
});
