import { expect, test } from 'vitest';
import { dayAt, dayMs } from '#contract/months.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { findViolations } from '#lab/shots/axe.ts';

// The first day of somebody new, and the day of an offer.
const site = useSite();
let lastPhone = Number(String(Date.now()).slice(-7));

async function newcomer() {
  const page = await site.person();
  await signInByCode(page, `1994${String(lastPhone++).padStart(7, '0').slice(-7)}`);
  await page.waitForURL('**/client/info*');
  await page.getByLabel('姓名').fill('顾青禾');
  await page.getByText('女', { exact: true }).click();
  await page.getByLabel('出生日期').fill('2003-05-12');
  await page.getByText('本科', { exact: true }).click();
  await page.getByText('在校学生', { exact: true }).click();
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.waitForURL('**/client/index');
  return { page, call: overHttp(site.origin, await tokenOf(page)) };
}

test('first run: three steps, a live count, every tap is kept, and nothing is guessed', async () => {
  const { page, call } = await newcomer();
  await page.getByRole('heading', { name: '顾青禾，欢迎' }).waitFor();
  expect(await page.getByTestId('recommended').count()).toBe(0);
  expect(await page.locator('main').textContent()).not.toMatch(/(?<!\d)0%/);
  const step = page.getByRole('list', { name: '开始的三步' });
  await step.getByRole('button', { name: '高中', exact: true }).click();
  await step.getByRole('button', { name: '数学', exact: true }).click();
  await step.getByText(/现在有 [\d,]+\+? 个岗位/).waitFor();
  const intention = async () => (await call('GET', '/api/resumes'))[0].content.intentions[0];
  await expect.poll(intention).toMatchObject({ title: '高中数学教师', stage: 'senior', subject: 'math' });
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await step.getByRole('button', { name: '数学', pressed: true }).waitFor();
  await page.getByRole('button', { name: '先跳过' }).click();
  await page.getByRole('heading', { name: /今天没有要答复的/ }).waitFor();
  await page.getByRole('button', { name: '用两分钟填好' }).click();
  await page.getByRole('heading', { name: '顾青禾，欢迎' }).waitFor();
});

test('an offer waits first, is accepted after its terms were repeated, and counts as accepted until its start day', async () => {
  const { page, call } = await newcomer();
  const { call: school, companyId } = await demoRecruiter(site.origin);
  const { id } = await deliverSomewhere(call, companyId);
  const move = (status: string, more: object = {}) =>
    school('POST', '/api/company/updateResumeBoxStatus', { id, status, ...more });
  await move('shortlisted');
  const inDays = (days: number) => new Date(Date.now() + days * dayMs);
  await move('interview', { at: inDays(3).toISOString(), mode: 'onsite', place: '博学楼 302', contact: '周老师' });
  const record = { queriedOn: dayAt(new Date()), handler: '周老师', result: 'clear' };
  await school('POST', `/api/deliveries/${id}/clearance`, record);
  const startsOn = dayAt(inDays(60));
  const offer = {
    pay: 32_000_000,
    payUnit: 'year',
    payParts: [
      { name: '基本', amount: 20_000_000 },
      { name: '绩效', amount: 12_000_000 },
    ],
    startsOn,
    contract: '劳动合同 3 年，试用期 6 个月',
    answerBy: inDays(2).toISOString(),
  };
  await move('offer', { offer });

  await page.goto('/client/index');
  await page.getByRole('heading', { name: '今天有 1 件事等你答复' }).waitFor();
  const card = page.getByTestId('waiting').first();
  await card.getByText(startsOn, { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: '婉拒' }).click();
  await card.getByRole('button', { name: '薪酬不合适' }).click();
  await card.getByRole('button', { name: '撤销' }).click();
  await card.getByRole('button', { name: '接受录用' }).click();
  const dialog = page.getByRole('dialog');
  for (const fact of ['26.7K/月', startsOn, '劳动合同 3 年，试用期 6 个月'])
    await dialog.getByText(fact, { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: '确认接受' }).click();
  await page.getByRole('heading', { name: '今天没有要答复的' }).waitFor();
  expect((await call('GET', `/api/deliveries/${id}`)).status).toBe('accepted');

  await page.goto(`/resume/delivery?id=${id}`);
  const row = page.getByTestId('delivery').first();
  await row.getByText('已接受，到岗日起记为已入职').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole('button', { name: '退出录用' }).click();
  await row.getByLabel('退出的原因').fill('家里有变化');
  await row.getByRole('button', { name: '确认退出' }).click();
  await expect.poll(async () => (await call('GET', `/api/deliveries/${id}`)).status).toBe('declined');
});
