import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter, overHttp } from '#e2e/lib/over-http.ts';
import { signInByPassword } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// 公开招聘 on the demo data: an organiser publishes a project from its own table, a seeker registers, a reviewer decides.
const site = useSite();

/** An identity number that agrees with a day of birth. */
function identityOf(birthday: string): string {
  const body = `330106${birthday.replaceAll('-', '')}042`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return body + '10X98765432'[sum % 11];
}

interface Listed {
  items: { id: string; title: string; step: string | null }[];
}

async function openExam(): Promise<Listed['items'][number]> {
  const { items } = (await (await fetch(`${site.origin}/api/exams?group=open`)).json()) as Listed;
  const found = items.find(({ title }) => title.includes('钱江湾'));
  if (!found) throw new Error('the demo has no project that takes registrations');
  return found;
}

const pdf = join(tmpdir(), 'jiaoyu-rencai-evidence.pdf');
writeFileSync(pdf, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');

async function attachAll(page: Page, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: line });
    await row.locator('input[type=file]').setInputFiles(pdf);
    await row.getByRole('button', { name: /^去掉/ }).waitFor();
  }
}

/** Registers the signed-in seeker for the first post of the open page. */
async function registerThere(page: Page, birthday: string): Promise<void> {
  await page.locator('.exam-post button').first().click();
  await page.getByRole('heading', { name: /逐条比对/ }).waitFor();
  await page.getByRole('button', { name: '报名这个岗位' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '提交报名' }).click();
  await dialog.getByText('身份证号不正确').waitFor();
  await dialog.getByLabel('身份证号').fill(identityOf(birthday));
  await attachAll(page, ['证件照', '身份证', '毕业证', '学位证', '教师资格证']);
  const anyway = dialog.getByRole('checkbox', { name: /仍要报名/ });
  if (await anyway.isVisible()) await anyway.check();
  await dialog.getByRole('checkbox', { name: /诚信承诺/ }).check();
  await dialog.getByRole('button', { name: '提交报名' }).click();
  await page.getByText('报名已提交').waitFor();
}

async function seekerBirthday(): Promise<string> {
  const { phone, password } = demoPeople.seeker;
  const { jober } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  return jober.birthday;
}

test('a seeker compares posts rule by rule, registers, and a reviewer returns and approves it', async () => {
  const exam = await openExam();
  const seeker = await site.person();
  await signInByPassword(seeker, demoPeople.seeker.phone, 'client');
  await seeker.goto(`/exams/details?id=${exam.id}`);
  await registerThere(seeker, await seekerBirthday());
  await seeker.getByRole('link', { name: '看进展' }).click();
  await seeker.getByText('等待资格审核').first().waitFor();

  const reviewer = await site.person();
  await signInByPassword(reviewer, demoPeople.owner.phone, 'enterprise');
  await reviewer.goto(`/exam/review?id=${exam.id}`);
  const queue = reviewer.getByRole('list', { name: '审核队列' });
  await queue.getByRole('button', { name: new RegExp(demoPeople.seeker.name) }).click();
  await reviewer.getByRole('heading', { name: demoPeople.seeker.name }).waitFor();
  await reviewer.getByRole('tab', { name: /毕业证/ }).click();
  await reviewer.getByText('每次查看都有记录').waitFor();
  await reviewer.getByRole('button', { name: '查看全号' }).click();
  await reviewer.getByLabel(/原因，会与查看人/).fill('核对原件');
  await reviewer.getByRole('button', { name: /^查\s?看$/ }).click();
  await reviewer.getByText(/^330106\d{11}[\dX]$/).waitFor();
  await reviewer.getByLabel('给考生的话').fill('学位证缺页，请补齐');
  await reviewer.getByRole('button', { name: /退回补件/ }).click();
  await reviewer.getByText(`${demoPeople.seeker.name}：已退回补件`).waitFor();

  await seeker.goto('/client/exams');
  await seeker.getByText('审核意见：学位证缺页，请补齐').waitFor();
  const line = seeker.getByRole('listitem').filter({ hasText: '学位证' }).first();
  await line.locator('input[type=file]').setInputFiles(pdf);
  await line.getByRole('button', { name: /^去掉/ }).waitFor();
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
  const exam = await openExam();
  const page = await site.person({ viewport: { width: 390, height: 844 } });
  await page.goto('/exams');
  await page.getByRole('link', { name: exam.title }).click();
  await page.getByRole('heading', { name: exam.title, level: 1 }).waitFor();
  await page.locator('.exam-post button').first().click();
  await page.getByRole('heading', { name: /岗位要求/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '登录后选岗报名' }).click();
  await page.waitForURL('**/client/login?*');
});

test('an organiser uploads its table as it is, sees what was not understood, and publishes', async () => {
  const page = await site.person();
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  await page.goto('/exam');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('项目名称').fill('钱江湾教育集团 2027 年补充招聘教师');
  await dialog.locator('.ant-select').click();
  await page.locator('.ant-cascader-menu-item').filter({ hasText: '浙江' }).click();
  await page.locator('.ant-cascader-menu-item').filter({ hasText: '杭州' }).click();
  await dialog.getByRole('button', { name: /^新\s?建$/ }).click();
  await page.waitForURL('**/exam/edit?id=*');
  await page.getByText('发布前还要补').waitFor();
  await page.getByRole('tab', { name: /岗位表/ }).click();
  const table = join(tmpdir(), 'jiaoyu-rencai-posts.csv');
  const lines = [
    '岗位代码,用人单位,岗位名称,招聘人数,学历,专业,年龄,教师资格',
    '0101,钱江湾中学,高中数学教师,2,硕士研究生及以上,数学类,35周岁以下（1991年1月1日以后出生）,高级中学教师资格',
    '0102,钱江湾小学,小学语文教师,3,本科及以上,中国语言文学类,身体健康,小学及以上教师资格',
    '备注：岗位代码前面的零不能省略,,,,,,,',
  ];
  writeFileSync(table, lines.join('\n'));
  await page.getByTestId('drop-zone').locator('input[type=file]').setInputFiles(table);
  await page.getByText('年龄没有读懂，按原文由人审核：身体健康').waitFor();
  await page.getByText('这一行不是岗位，没有读入').waitFor();
  await page.getByRole('button', { name: '保存这 2 个岗位' }).click();
  await page.getByText('已保存 2 个岗位').waitFor();
  await page.getByText('0101').first().waitFor();

  const id = new URL(page.url()).searchParams.get('id');
  const { call } = await demoRecruiter(site.origin);
  const { revision, title, regionCode, settings } = await call('GET', `/api/company/exams/${id}`);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await call('PUT', `/api/company/exams/${id}`, {
    ...{ revision, title, regionCode, documentNumber: '', announcement: '<p>补充招聘教师五名。</p>' },
    settings: { ...settings, phones: [{ name: '政策咨询', number: '0000-81206601' }] },
    steps: [
      { step: 'register', startsAt: day(-1), endsAt: day(9), detail: '' },
      { step: 'publicity', startsAt: day(40), endsAt: day(50), detail: '' },
    ],
  });
  await page.reload();
  await page.getByRole('button', { name: '发布公告' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布公告' }).click();
  await page.getByText('已完成').waitFor();
  const visitor = await site.person();
  await visitor.goto(`/exams/details?id=${id}`);
  await visitor.getByRole('heading', { name: title, level: 1 }).waitFor();
  expect(await visitor.locator('.exam-post').count()).toBe(2);
});
