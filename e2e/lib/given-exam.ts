import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import type { Page } from 'playwright-core';
import { inventedIdentity } from '#contract/people/identity-number.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { overHttp } from './over-http.ts';

/** The identity number that the demo's seeker would have. */
export async function seekerIdentity(origin: string): Promise<string> {
  const { phone, password } = demoPeople.seeker;
  const { jober } = await overHttp(origin)('POST', '/api/jober/joberLogin', { phone, password });
  return inventedIdentity({ birthday: jober.birthday, sequence: 42 });
}

/** The demo's project of the demo's school, which takes registrations and has a queue. */
export async function demoExam(origin: string): Promise<{ id: string; title: string }> {
  const { items } = await overHttp(origin)('GET', '/api/exams?group=open');
  const found = items.find(({ title }: { title: string }) => title.includes('钱江湾'));
  if (!found) throw new Error('the demo has no project that takes registrations');
  return found;
}

/** Writes rows as a table of posts; returns its path. */
export function postTable(rows: readonly string[]): string {
  const path = join(tmpdir(), 'jiaoyu-rencai-posts.csv');
  writeFileSync(path, rows.join('\n'));
  return path;
}

const chineseDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' });

/** An announcement as a Word file; registration runs from yesterday for ten days. */
export async function announcementFile(title: string): Promise<Buffer> {
  const day = (days: number) => chineseDay.format(Date.now() + days * 86_400_000);
  const lines = [
    title,
    '一、报名',
    `报名时间：${day(-1)}9:00至${day(9)}17:00。`,
    '二、考试',
    `笔试时间：${day(20)}9:00-11:30。`,
    `面试时间：${day(30)}9:00-17:00。`,
    '笔试成绩占总成绩的50%，面试成绩占总成绩的50%。本次招聘不收取任何费用。',
    '三、公示',
    `公示时间：${day(40)}至${day(60)}。`,
    '咨询电话：0000-81206601',
  ];
  return Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));
}

interface Step {
  step: string;
  startsAt: string;
  endsAt: string;
  detail: string;
}

/** It takes registrations from yesterday on. */
function usualSteps(): Step[] {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return [
    { step: 'register', startsAt: day(-1), endsAt: day(9), detail: '' },
    { step: 'publicity', startsAt: day(40), endsAt: day(60), detail: '' },
  ];
}

/** Fills the timetable and a telephone of a draft, so that it may be published. */
export async function fillTimetable(
  call: ReturnType<typeof overHttp>,
  id: string,
  steps: readonly Step[] = usualSteps(),
): Promise<void> {
  const { revision, title, regionCode, settings } = await call('GET', `/api/company/exams/${id}`);
  await call('PUT', `/api/company/exams/${id}`, {
    revision,
    title,
    regionCode,
    documentNumber: '',
    announcement: '<p>补充招聘教师五名。</p>',
    settings: { ...settings, phones: [{ name: '政策咨询', number: '0000-81206601' }] },
    steps,
  });
}

/** A new draft by the console's dialog, up to its last button. */
export async function beginExam(page: Page, title: string): Promise<void> {
  await page.goto('/exam');
  await page.getByRole('button', { name: '新建项目' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('项目名称').fill(title);
  await dialog.locator('.ant-select').click();
  await page.locator('.ant-cascader-menu-item').filter({ hasText: '浙江' }).click();
  await page.locator('.ant-cascader-menu-item').filter({ hasText: '杭州' }).click();
}

/** Attaches a scan to each named line of evidence; the picture is cut in the page. */
export async function attach(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');
  for (const line of lines) {
    const row = page.getByRole('list', { name: '材料' }).getByRole('listitem').filter({ hasText: line }).first();
    const input = row.locator('input[type=file]');
    if (line === '证件照') {
      await input.setInputFiles({ name: '证件照.png', mimeType: 'image/png', buffer: await portrait(page) });
      await page.getByRole('button', { name: '使用这张照片' }).click();
    } else await input.setInputFiles({ name: '扫描件.pdf', mimeType: 'application/pdf', buffer });
    await row.getByRole('button', { name: /^去掉/ }).waitFor();
  }
}

/** A picture larger than what projects ask for, of another proportion. */
async function portrait(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 700];
    canvas.getContext('2d')?.fillRect(200, 100, 200, 500);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Registers the signed-in seeker for the first post of the open page. */
export async function registerHere(page: Page, origin: string): Promise<void> {
  await page.locator('.exam-post button').first().click();
  await page.getByRole('heading', { name: /逐条比对/ }).waitFor();
  await page.getByRole('button', { name: '报名这个岗位' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '提交报名' }).click();
  await dialog.getByText('身份证号不正确').waitFor();
  await dialog.getByLabel('身份证号').fill(await seekerIdentity(origin));
  await attach(page, ['证件照', '身份证', '毕业证', '学位证', '教师资格证']);
  const anyway = dialog.getByRole('checkbox', { name: /仍要报名/ });
  if (await anyway.isVisible()) await anyway.check();
  await dialog.getByRole('checkbox', { name: /诚信承诺/ }).check();
  await dialog.getByRole('button', { name: '提交报名' }).click();
  await page.getByText('报名已提交').waitFor();
}

/** A published project with a post for each employer, which takes registrations. */
export async function publishedExam(
  call: ReturnType<typeof overHttp>,
  title: string,
  employers: readonly string[] = ['湖滨中学'],
  steps?: readonly Step[],
): Promise<string> {
  const { id } = await call('POST', '/api/company/exams', { title, regionCode: '330100' });
  const post = { title: '高中数学教师', headcount: 2, stage: null, subject: null, ratio: null, requirements: {} };
  const posts = employers.map((employer, at) => ({ ...post, employer, code: `010${at + 1}` }));
  await call('PUT', `/api/company/exams/${id}/posts`, { posts });
  await fillTimetable(call, id, steps);
  await call('POST', `/api/company/exams/${id}/moves`, { move: 'publish' });
  return id as string;
}
