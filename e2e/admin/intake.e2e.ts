import { Document, Packer, Paragraph } from 'docx';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const dayMs = 86_400_000;
const dayText = (days: number) => {
  const at = new Date(Date.now() + days * dayMs + 8 * 3_600_000);
  return `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日`;
};
const sign = String(Date.now())
  .slice(-5)
  .replaceAll(/\d/g, (digit) => '甲乙丙丁戊己庚辛壬癸'[Number(digit)] ?? '');
const organiser = `青田县${sign}教育局`;
const title = `${organiser}2027年公开招聘教师`;
const announcement = (until: string) => [
  `${organiser}关于2027年公开招聘教师的公告`,
  `${organiser}决定面向社会公开招聘教师5名，现公告如下。`,
  `报名时间：${dayText(-1)}9:00至${until}17:00，登录 https://zk.qingtian.example.cn/2027 报名。`,
  `笔试时间：${dayText(30)}9:00-11:30。`,
  '总成绩=笔试成绩×40%+面试成绩×60%。考务费每人50元。咨询电话：0379-6012345',
  dayText(-1),
];
const table =
  '岗位代码,用人单位,岗位名称,招聘人数,学历,专业\n01,青田县第一高级中学,高中数学教师,2,本科及以上,数学类\n02,青田县实验小学,小学语文教师,若干,本科及以上,中国语言文学类\n';
/** A page as a browser saves it, in GBK. */
const savedPage = (lines: readonly string[], rows: readonly string[][]) =>
  iconv.encode(
    `<html><head><meta charset="gb2312"><title>公告</title></head><body>${lines.map((line) => `<p>${line}</p>`).join('')}<table>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></body></html>`,
    'gbk',
  );

async function docx(lines: readonly string[]): Promise<Buffer> {
  const children = lines.map((text) => new Paragraph(text));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

test('an operator publishes an announcement from its files; a teacher finds it and is led to the official site; a later one changes times and posts, and is told', async () => {
  const page = await site.person();
  await enterAsOperator(page, 'review');
  await page.goto('/admin/exams');
  await page.getByRole('link', { name: '录入', exact: true }).click();
  await page.getByRole('button', { name: '录入公告' }).click();
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.locator('input[type=file]').setInputFiles([
    { name: '公告.docx', mimeType: word, buffer: await docx(announcement(dayText(9))) },
    { name: '岗位表.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
  ]);
  await page.getByText('岗位表.csv').waitFor();
  await page.getByRole('button', { name: /^读\s?取$/ }).click();
  await expect.poll(() => page.getByLabel('项目名称').inputValue(), { timeout: 30_000 }).toBe(title);
  await page.getByRole('list', { name: '存疑' }).getByText('岗位表第 2 行没有读入').waitFor();
  await page.getByRole('button', { name: /^补\s?全$/ }).click();
  const post = page.getByRole('dialog', { name: '02 小学语文教师' });
  await post.getByText('招聘人数 若干').waitFor();
  await post.getByLabel('招聘人数').fill('3');
  await post.getByLabel('户籍').fill('浙江省户籍');
  await post.getByRole('button', { name: '改好了' }).click();
  await page.getByRole('list', { name: '存疑' }).waitFor({ state: 'detached' });
  await page.getByLabel('公告地址').fill('https://www.qingtian.example.cn/gonggao/31.html');
  await page.getByRole('button', { name: '发布，2 个岗位' }).click();
  await page.getByText('已发布').waitFor();

  const teacher = await site.person({ viewport: { width: 390, height: 844 } });
  await enterAs(teacher, demoPeople.seeker.phone, 'client');
  await teacher.goto(`/exams?keyword=${encodeURIComponent(organiser)}`);
  await teacher.getByRole('link', { name: title }).waitFor();
  expect(await teacher.getByText('本站报名').count()).toBe(0);
  await teacher.getByRole('link', { name: title }).click();
  await teacher.getByRole('heading', { name: title }).waitFor();
  await teacher.getByRole('button', { name: '关注', exact: true }).click();
  await teacher.getByRole('button', { name: '已关注' }).waitFor();
  await expect.poll(() => teacher.getByText(/以原公告为准/).count()).toBe(1);
  expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const project = teacher.url();
  await teacher.getByRole('link', { name: '去官网报名' }).click();
  const leave = teacher.getByRole('link', { name: '离开本站，前往 zk.qingtian.example.cn' });
  expect(await leave.getAttribute('href')).toBe('https://zk.qingtian.example.cn/2027');

  await page.getByRole('button', { name: '录入公告' }).click();
  const later = [`${organiser}关于2027年公开招聘教师报名延期的公告`, ...announcement(dayText(12)).slice(1, 3)];
  const rows = [
    ['岗位代码', '用人单位', '岗位名称', '原招聘人数', '调整后招聘人数', '备注'],
    ['01', '青田县第一高级中学', '高中数学教师', '2', '4', '增加2人'],
    ['02', '青田县实验小学', '小学语文教师', '3', '0', '岗位取消'],
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: '延期.html', mimeType: 'text/html', buffer: savedPage(later, rows) }]);
  await expect.poll(() => page.getByLabel('公告文字').inputValue()).toContain('01\t青田县第一高级中学');
  await page.getByRole('button', { name: /^读\s?取$/ }).click();
  await page.getByRole('button', { name: '作为它的补充公告' }).click();
  await page.getByRole('list', { name: '时间改动' }).getByText('报名').waitFor();
  const ofPosts = page.getByRole('list', { name: '岗位改动' });
  await ofPosts.getByText('岗位 01 高中数学教师：2 人 → 4 人').waitFor();
  await ofPosts.getByText('岗位 02 小学语文教师：3 人 → 取消').waitFor();
  await page.getByLabel('补充公告地址').fill('https://www.qingtian.example.cn/gonggao/35.html');
  await page.getByRole('button', { name: '更新并通知关注的人' }).click();
  await page.getByText('已更新，并通知了关注的人').waitFor();

  await teacher.goto(project);
  await teacher.getByText('报名延期').first().waitFor();
  await teacher.getByText('岗位已取消').waitFor();
  await teacher.getByText('岗位 01 高中数学教师：4 人（原为 2 人）').first().waitFor();
  await teacher.goto('/client/notices');
  await teacher.getByText(title).first().waitFor();
});
