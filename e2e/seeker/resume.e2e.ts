import { readFile } from 'node:fs/promises';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { goOffline, goOnline } from '#e2e/lib/offline.ts';
import { overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { fillBasics, signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// The resume editor: input survives network failures, other windows and imports.
const site = useSite();
let lastPhone = Number(String(Date.now()).slice(-7));
const newPhone = () => `1991${String(lastPhone++).padStart(7, '0').slice(-7)}`;

/** A new seeker in the resume editor. */
async function writer(page: Page): Promise<string> {
  const phone = newPhone();
  await signInByCode(page, phone);
  await fillBasics(page);
  await page.goto('/resume');
  await page.getByTestId('save-state').waitFor();
  return phone;
}

const saved = (page: Page) => page.locator('[data-testid=save-state][data-state=saved]').waitFor();
const intro = (page: Page) => page.getByLabel('写给学校的几句话');

test('an entry that is half filled says that it is not saved, survives a reload, and can be undone', async () => {
  const page = await site.person();
  await writer(page);
  await page.getByRole('button', { name: '添加教学与工作经历' }).click();
  await page.getByLabel('单位', { exact: false }).first().fill('绍兴市第一中学');
  const status = page.getByTestId('save-state');
  await expect.poll(() => status.textContent()).toContain('1 处未填好，还没有保存');
  await page.reload();
  const form = page.getByRole('form', { name: '添加教学与工作经历' });
  await form.getByText('上次没填完的已找回').waitFor();
  expect(await form.getByRole('textbox').first().inputValue()).toBe('绍兴市第一中学');
  expect(await status.textContent()).not.toContain('已保存');
  await form.getByRole('button', { name: '撤销' }).click();
  await saved(page);
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 160; presses += 1) {
    const called = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      const labels = [...(at?.labels ?? [])].map((label) => label.textContent ?? '');
      return [at?.getAttribute('aria-label') ?? '', ...labels, at?.textContent ?? ''].map((text) => text.trim());
    });
    if (called.some((text) => text === name || text.replace(/[*\s]/g, '') === name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${name}`);
}

type Step = [field: string, how: 'type' | 'pick' | 'month' | 'tick', what?: string];

async function fillByKeys(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [field, how, what = ''] of steps) {
    await tabTo(page, field);
    if (how === 'type') await page.keyboard.type(what);
    if (how === 'pick') for (let n = 0; n < Number(what); n += 1) await page.keyboard.press('ArrowDown');
    if (how === 'tick') await page.keyboard.press('Space');
    if (how === 'month') {
      const [year = '', month = ''] = what.split('-');
      await page.keyboard.type(year);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(month);
    }
  }
}

async function addByKeys(page: Page, section: string, steps: readonly Step[]): Promise<void> {
  await tabTo(page, `添加${section}`);
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: `添加${section}` }).waitFor();
  await fillByKeys(page, steps);
  await tabTo(page, '完成');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: `添加${section}` }).waitFor({ state: 'detached' });
}

test('from empty to complete with the keyboard alone', async () => {
  const page = await site.person();
  await writer(page);
  await page.locator('body').press('Tab');
  await fillByKeys(page, [
    ['邮箱', 'type', 'lin@school.example'],
    ['到岗时间', 'pick', '1'],
  ]);
  await addByKeys(page, '教学与工作经历', [
    ['单位', 'type', '杭州青枫高级中学'],
    ['职务', 'type', '数学教师'],
    ['开始', 'month', '2018-07'],
    ['至今', 'tick'],
    ['教学成果', 'type', '所带班级高考数学均分连续三年全区第一'],
  ]);
  await addByKeys(page, '教育经历', [
    ['学校', 'type', '浙东师范大学'],
    ['专业', 'type', '数学与应用数学'],
    ['学历', 'pick', '4'],
    ['开始', 'month', '2014-09'],
    ['结束', 'month', '2018-06'],
  ]);
  await addByKeys(page, '教师资格证', [['资格证种类', 'pick', '1']]);
  await addByKeys(page, '职称', [['职称', 'pick', '1']]);
  await fillByKeys(page, [['普通话等级', 'pick', '2']]);
  await addByKeys(page, '论文', [['论文题目', 'type', '函数单调性的三种引入']]);
  await addByKeys(page, '科研项目', [['课题名称', 'type', '高中数学单元作业设计']]);
  await addByKeys(page, '其他证书', [['证书名称', 'type', '心理健康教育 C 证']]);
  await addByKeys(page, '荣誉与公开课', [['名称', 'type', '区公开课一等奖']]);
  await addByKeys(page, '试讲视频', [
    ['课题', 'type', '函数的单调性'],
    ['视频链接', 'type', 'https://video.example/1'],
  ]);
  await fillByKeys(page, [['写给学校的几句话', 'type', '八年高中数学教学经验，三年高三，喜欢和学生一起把题想明白。']]);
  await saved(page);
  await expect
    .poll(async () => {
      const [resume] = await overHttp(site.origin, await tokenOf(page))('GET', '/api/resumes');
      return [resume.completeness, resume.missing];
    })
    .toEqual([100, []]);
});

test('what is added can be ordered by keys, removed and brought back', async () => {
  const page = await site.person();
  await writer(page);
  for (const title of ['区公开课一等奖', '校优秀教师']) {
    await page.getByRole('button', { name: '添加荣誉与公开课' }).click();
    await page.getByRole('form', { name: '添加荣誉与公开课' }).getByLabel('名称').fill(title);
    await page
      .getByRole('form', { name: '添加荣誉与公开课' })
      .getByRole('button', { name: '完成', exact: true })
      .click();
  }
  const titles = () => page.locator('#honours p.font-semibold').allTextContents();
  expect(await titles()).toEqual(['校优秀教师', '区公开课一等奖']);
  await page.getByRole('button', { name: '移动校优秀教师' }).press('Alt+ArrowDown');
  await page.getByText('校优秀教师已移到第 2 位，共 2 项').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '删除区公开课一等奖' }).click();
  expect(await titles()).toEqual(['校优秀教师']);
  await page.locator('#honours').getByRole('button', { name: '撤销' }).click();
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: '移动校优秀教师' }).waitFor();
  expect(await titles()).toEqual(['区公开课一等奖', '校优秀教师']);
});

test('a period or a pay the wrong way round is said at the field, and not kept', async () => {
  const page = await site.person();
  await writer(page);
  await page.getByRole('button', { name: '添加教学与工作经历' }).click();
  const job = page.getByRole('form', { name: '添加教学与工作经历' });
  await job.getByLabel('结束').fill('2018-06');
  await job.getByLabel('开始').fill('2019-01');
  await job.getByText('结束时间不能早于开始时间').waitFor();
  await job.getByLabel('单位').fill('杭州青枫高级中学');
  await job.getByLabel('职务').fill('数学教师');
  await job.getByRole('button', { name: '完成', exact: true }).click();
  await job.locator('[aria-invalid=true]:focus').waitFor();
  await job.getByLabel('结束').fill('2020-06');
  await job.getByText('结束时间不能早于开始时间').waitFor({ state: 'detached' });
  await job.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByText('2019-01 至 2020-06').first().waitFor();

  await page.getByRole('button', { name: '添加求职意向' }).click();
  const wish = page.getByRole('form', { name: '添加求职意向' });
  await wish.getByLabel('最高月薪').fill('6000');
  await wish.getByLabel('最低月薪').fill('9000');
  await wish.getByText('最高月薪不能低于最低月薪').waitFor();
});

test('two devices: what differs is asked, what does not is joined; offline waits', async () => {
  const one = await site.person();
  await writer(one);
  const state = await one.context().storageState();
  const two = await site.person({ storageState: state });
  await two.goto('/resume');
  await saved(two);

  await goOffline(two);
  await intro(two).fill('第二台设备写的自我评价');
  await two.getByLabel('邮箱').fill('lin@example.com');
  await two.locator('[data-state=offline]').waitFor();
  await intro(one).fill('第一台设备写的自我评价');
  await saved(one);
  await expect
    .poll(async () => (await overHttp(site.origin, await tokenOf(one))('GET', '/api/resumes'))[0].content.intro)
    .toBe('第一台设备写的自我评价');

  await goOnline(two);
  const panel = two.getByTestId('conflicts');
  await panel.waitFor();
  expect(await panel.textContent()).toContain('第一台设备写的自我评价');
  await panel.getByRole('button', { name: '用这里的' }).click();
  await saved(two);
  await one.reload();
  await expect.poll(() => intro(one).inputValue()).toBe('第二台设备写的自我评价');
  expect(await one.getByLabel('邮箱').inputValue()).toBe('lin@example.com');
});

/** Takes a Word file into a draft. */
async function importWord(page: Page, children: (Paragraph | Table)[]): Promise<Locator> {
  await page.getByRole('button', { name: '从文件导入成草稿' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: '简历.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await Packer.toBuffer(new Document({ sections: [{ children }] })),
    });
  const draft = page.getByTestId('import-draft');
  await draft.waitFor();
  return draft;
}

test('a Word resume becomes a draft, and what is ticked is written', async () => {
  const page = await site.person();
  await writer(page);
  const lines = [
    '林小满',
    '教育背景',
    '2014.09-2018.06 浙东师范大学 数学与应用数学 本科',
    '工作经历',
    '2018.08-至今 杭州青枫高级中学 高中数学教师',
    '天气晴朗的一行',
    '资格证书',
    '高级中学教师资格证（数学）',
  ];
  const draft = await importWord(
    page,
    lines.map((text) => new Paragraph(text)),
  );
  expect(await draft.textContent()).toContain('浙东师范大学');
  await page.getByRole('button', { name: /写入简历/ }).click();
  await saved(page);
  await page.reload();
  await page.locator('#experiences').getByText('杭州青枫高级中学').waitFor();
  await page.locator('#certificates').getByText('高级中学教师资格证 · 数学').waitFor();
});

test('a Word resume laid out as a table: a deputy stays one, 中学 is no stage, the certificate has its date', async () => {
  const page = await site.person();
  await writer(page);
  const rows = [
    ['姓 名', '林小满', '性 别', '女'],
    ['教育经历', '2020.09-2024.06 浙东师范大学 数学与应用数学 本科'],
    ['教师资格证', '高级中学教师资格证（数学） 2020.06', '普通话', '二级甲等'],
    ['工作经历', '2024.09-2026.06 绍兴市第一中学 数学教师 副班主任'],
  ];
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  const table = new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })) });
  await importWord(page, [table]);
  await page.getByRole('button', { name: /写入简历/ }).click();
  await saved(page);
  await page.locator('#experiences').getByText('绍兴市第一中学').waitFor();
  const call = overHttp(site.origin, await tokenOf(page));
  const written = async () => (await call('GET', '/api/resumes'))[0].content;
  await expect.poll(written).toMatchObject({ certificates: [{ kind: 'senior', subject: 'math', issued: '2020-06' }] });
  const [job] = (await written()).experiences;
  expect(job).toMatchObject({ employer: '绍兴市第一中学' });
  expect([job.homeroom ?? false, job.stage ?? '']).toEqual([false, '']);
});

test('a picture is cut to a square, shown as the server drew it anew, and in the Word file', async () => {
  const page = await site.person();
  await writer(page);
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7' } });
  await page
    .locator('input[type=file][accept*="image"]')
    .first()
    .setInputFiles({ name: '证件照.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await dialog.getByRole('slider', { name: '缩放' }).press('ArrowRight');
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await page.getByText('头像已更新').waitFor();
  const shown = page.getByRole('button', { name: '更换头像' }).locator('img');
  // Nobody else is served a picture that nothing public shows.
  const src = new URL((await shown.getAttribute('src')) ?? '', site.origin).href;
  expect((await fetch(src)).status).toBe(404);
  const answer = await page.request.get(src);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([answer.status(), width]).toEqual([200, height]);

  await page.goto('/resume/resume');
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: /下载 Word/ }).click();
  const bytes = await readFile(await (await word).path());
  // A name in the archive stands there as plain bytes.
  expect(bytes.includes('word/media/')).toBe(true);
});
