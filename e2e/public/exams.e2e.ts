import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import {
  announcementFile,
  attach,
  beginExam,
  demoExam,
  postTable,
  publishedExam,
  registerHere,
  seekerIdentity,
} from '#e2e/lib/given-exam.ts';
import { demoRecruiter, type overHttp } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch } from '#e2e/lib/twice.ts';

// 公开招聘 on the demo data: an organiser publishes a project from its own table, a seeker registers, a reviewer decides.
const site = useSite();
const phone = { viewport: { width: 390, height: 844 } };

const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);

test('on a phone a seeker compares posts rule by rule and registers; a reviewer returns and approves it', async () => {
  const exam = await demoExam(site.origin);
  const seeker = await site.person(phone);
  await enterAs(seeker, demoPeople.seeker.phone, 'client');
  await seeker.goto('/exams');
  await seeker.getByRole('link', { name: exam.title }).click();
  await registerHere(seeker, site.origin);
  await fitsWidth(seeker);
  await seeker.getByRole('link', { name: '看进展' }).click();
  await seeker.getByText('等待资格审核').first().waitFor();
  await fitsWidth(seeker);

  const reviewer = await site.person();
  await enterAs(reviewer, demoPeople.owner.phone, 'enterprise');
  await reviewer.goto(`/exam/review?id=${exam.id}`);
  const queue = reviewer.getByRole('list', { name: '审核队列' });
  await queue.getByRole('button', { name: new RegExp(demoPeople.seeker.name) }).click();
  await reviewer.getByRole('heading', { name: demoPeople.seeker.name }).waitFor();
  await reviewer.getByRole('tab', { name: /毕业证/ }).click();
  await reviewer.getByText('查看已记录').first().waitFor();
  await reviewer.getByRole('button', { name: '查看全号' }).click();
  await reviewer.getByLabel(/原因，会与查看人/).fill('核对原件');
  await reviewer.getByRole('button', { name: /^查\s?看$/ }).click();
  await reviewer.getByText(await seekerIdentity(site.origin), { exact: true }).waitFor();
  await reviewer.getByLabel('给考生的话').fill('学位证缺页，请补齐');
  await reviewer.getByRole('button', { name: /退回补件/ }).click();
  await reviewer.getByText(`${demoPeople.seeker.name}：已退回补件`).waitFor();

  await seeker.goto('/client/exams');
  await seeker.getByText('审核意见：学位证缺页，请补齐').waitFor();
  await attach(seeker, ['学位证']);
  await seeker.getByRole('button', { name: '提交补件' }).click();
  await seeker.getByText('补件已提交').waitFor();

  await reviewer.goto(`/exam/review?id=${exam.id}`);
  await queue.getByRole('button', { name: new RegExp(demoPeople.seeker.name) }).click();
  await reviewer.getByRole('heading', { name: demoPeople.seeker.name }).waitFor();
  await reviewer.getByLabel('给考生的话').fill('材料已齐');
  await reviewer.getByLabel('给考生的话').blur();
  await reviewer.keyboard.press('a');
  await reviewer.getByText(`${demoPeople.seeker.name}：通过`).waitFor();
  await seeker.goto('/client/exams');
  await seeker.getByText('审核通过').first().waitFor();
});

test('a visitor on a phone reads a project and is asked to sign in before registering', async () => {
  const exam = await demoExam(site.origin);
  const page = await site.person(phone);
  await page.goto('/exams');
  await page.getByRole('link', { name: exam.title }).click();
  await page.getByRole('heading', { name: exam.title, level: 1 }).waitFor();
  await page.locator('.exam-post button').first().click();
  await page.getByRole('heading', { name: /岗位要求/ }).waitFor();
  await fitsWidth(page);
  await page.getByRole('button', { name: '登录后选岗报名' }).click();
  await page.waitForURL('**/client/login?*');
});

test('an organiser uploads announcement and table as they are, sees what was not understood, and publishes', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  const title = '钱江湾教育集团2027年补充招聘教师公告';
  await beginExam(page, title);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^新\s?建$/ })
    .click();
  await page.waitForURL('**/exam/edit?id=*');
  await page.getByText('发布前还要补').waitFor();
  await page.getByRole('button', { name: '从公告读取' }).click();
  const reading = page.getByRole('dialog');
  const bytes = {
    name: '公告.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await announcementFile(title),
  };
  await reading.locator('input[type=file]').setInputFiles(bytes);
  await reading.getByRole('list', { name: '读到的内容' }).getByText('笔试 50%，面试 50%').click();
  await reading.getByRole('list', { name: '公告原文' }).locator('mark').getByText(title).waitFor();
  await reading.getByRole('checkbox', { name: '采用：公示' }).check();
  await reading.getByRole('button', { name: /^填入选中的/ }).click();
  await reading.waitFor({ state: 'detached' });
  await page.getByText('已保存', { exact: true }).waitFor();
  await page.getByRole('navigation', { name: '项目' }).getByRole('link', { name: '岗位表' }).click();
  const table = postTable([
    '岗位代码,用人单位,岗位名称,招聘人数,学历,专业,年龄,教师资格',
    '0101,钱江湾中学,高中数学教师,2,硕士研究生及以上,数学类,35周岁以下（1991年1月1日以后出生）,高级中学教师资格',
    '0102,钱江湾小学,小学语文教师,3,本科及以上,中国语言文学类,身体健康,小学及以上教师资格',
    '备注：岗位代码前面的零不能省略,,,,,,,',
  ]);
  await page.getByTestId('drop-zone').locator('input[type=file]').setInputFiles(table);
  await page.getByText('年龄没有读懂，按原文由人审核：身体健康').waitFor();
  await page.getByText('这一行不是岗位，没有读入').waitFor();
  await page.getByRole('button', { name: '保存这 2 个岗位' }).click();
  await page.getByText('已保存 2 个岗位').waitFor();
  await page.getByText('0101').first().waitFor();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByRole('button', { name: '发布公告' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布公告' }).click();
  await page.getByText('已完成').waitFor();
  await page.goto(`/exam/edit?id=${id}`);
  await page.waitForURL('**&tab=registration');
  await page.getByRole('list', { name: '报名', exact: true }).getByText('通过 0，退回 0，待审 0').waitFor();
  await page.getByRole('heading', { name: '每天有多少人报名' }).waitFor();
  const visitor = await site.person();
  await visitor.goto(`/exams/details?id=${id}`);
  await visitor.getByRole('heading', { name: title.replace('公告', ''), level: 1 }).waitFor();
  await visitor.getByText('0000-81206601').first().waitFor();
  await expect.poll(() => visitor.locator('.exam-post').count()).toBe(2);
});

/** Ends the registration of a project; its tickets are printed now and its paper is written in five days. */
async function endRegistration(call: ReturnType<typeof overHttp>, id: string): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { revision, title, regionCode, documentNumber, announcement, settings } = await call(
    'GET',
    `/api/company/exams/${id}`,
  );
  const step = (name: string, from: number, to: number) => ({
    step: name,
    startsAt: day(from),
    endsAt: day(to),
    detail: '',
  });
  await call('PUT', `/api/company/exams/${id}`, {
    revision,
    title,
    regionCode,
    documentNumber,
    announcement,
    settings,
    steps: [
      step('register', -3, -0.001),
      step('ticket', -0.001, 5),
      step('written', 5, 5.1),
      step('interview', 20, 21),
      step('publicity', 40, 60),
    ],
  });
}

test('an organiser reduces a post and draws the seats in the open, with double clicks; the applicant computes the draw again and downloads the ticket', async () => {
  const { call } = await demoRecruiter(site.origin);
  const id = await publishedExam(call, '钱江湾教育集团 2027 年抽签排座的招聘');
  const seeker = await site.person(phone);
  await enterAs(seeker, demoPeople.seeker.phone, 'client');
  await seeker.goto(`/exams/details?id=${id}`);
  await registerHere(seeker, site.origin);
  await fitsWidth(seeker);
  const { items } = await call('GET', `/api/company/exams/${id}/registrations`);
  await call('POST', `/api/company/examRegistrations/${items[0].id}/moves`, { move: 'approve', reason: '符合' });
  await endRegistration(call, id);

  const organiser = watch(await site.person());
  await enterAs(organiser, demoPeople.owner.phone, 'enterprise');
  await organiser.goto(`/exam/edit?id=${id}&tab=ratio`);
  await organiser.getByLabel('0101核减后人数').fill('1');
  await organiser.getByText('核减', { exact: true }).waitFor();
  await button(organiser, '确认并公布').click();
  await twice(button(organiser.locator('.ant-popconfirm'), '确认并公布'), 'POST /api/company/exams/:id/ratio');
  expect((await call('GET', `/api/company/exams/${id}`)).headcount).toBe(1);
  await organiser.goto(`/exam/rooms?id=${id}`);
  await organiser.getByText('还不能冻结：还差 1 个座位').waitFor();
  await organiser.getByRole('button', { name: '往下加考场' }).click();
  await organiser.getByLabel('考点').fill('湖滨中学');
  await organiser.getByLabel('教室').fill('致远楼 203');
  await twice(button(organiser, '保存考场'), 'PUT /api/company/exams/:id/rooms');
  await organiser.getByText('考场已保存').first().waitFor();
  for (const step of ['冻结名单', '开始抽签']) {
    await organiser.getByRole('button', { name: step }).click();
    await twice(button(organiser.getByRole('dialog'), step), 'POST /api/company/exams/:id/draw');
    await organiser.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const plan = organiser.getByRole('region', { name: '座位表' });
  await plan.getByRole('button', { name: new RegExp(demoPeople.seeker.name) }).waitFor();
  const papers = organiser.waitForEvent('download');
  await plan.getByRole('button', { name: '打印本考场' }).click();
  await organiser.getByRole('menuitem', { name: '签到表' }).click();
  expect((await papers).suggestedFilename()).toBe('签到表.pdf');

  await seeker.goto('/client/exams');
  // Of several registrations only those with a near date are open.
  await seeker.getByRole('heading', { name: '抽签排座' }).last().click();
  const ticket = seeker.getByRole('region', { name: '笔试准考证' }).filter({ hasText: '湖滨中学' });
  await ticket.getByText('致远楼 203').waitFor();
  await fitsWidth(seeker);
  const file = seeker.waitForEvent('download');
  await ticket.getByRole('button', { name: '下载准考证' }).click();
  expect((await file).suggestedFilename()).toMatch(/^准考证-\d{7}\.pdf$/);
  await ticket.getByRole('link', { name: '自己复算一遍' }).click();
  await seeker.getByText('公开抽签，谁都能复算').click();
  await seeker.getByRole('button', { name: '在这台设备上复算一遍' }).click();
  await seeker.getByText('1 个座位与复算结果完全相同').waitFor();
  await fitsWidth(seeker);
});
