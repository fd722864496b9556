import { expect, test } from 'vitest';
import { dayAt, dayMs } from '#contract/months.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { fillBasics, signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { findViolations } from '#lab/shots/axe.ts';

// The first day of somebody new, and the day of an offer.
const site = useSite();
let lastPhone = Number(String(Date.now()).slice(-7));

async function newcomer() {
  const page = await site.person();
  await signInByCode(page, `1994${String(lastPhone++).padStart(7, '0').slice(-7)}`);
  await fillBasics(page, { name: '顾青禾', birthday: '2003-05-12', identity: '在校学生' });
  await page.waitForURL('**/client/index');
  return { page, call: overHttp(site.origin, await tokenOf(page)) };
}

test('first information: one question a screen, a count that moves with each tap, then the resume', async () => {
  const page = await site.person();
  await signInByCode(page, `1994${String(lastPhone++).padStart(7, '0').slice(-7)}`);
  await page.getByRole('heading', { level: 1, name: '你教什么？' }).waitFor();
  const posts = page.getByRole('complementary', { name: '合适的职位' });
  const count = async () => Number(/^[\d,]+/.exec((await posts.textContent()) ?? '')?.[0] ?? Number.NaN);
  await expect.poll(count).toBeGreaterThan(0);
  const all = await count();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('高中');
  await posts.getByText('个高中职位在等').waitFor();
  await expect.poll(count).toBeLessThan(all);
  expect(await findViolations(page)).toEqual([]);
  await press('数学');
  await page.getByRole('heading', { level: 1, name: '你的条件' }).waitFor();
  expect(await page.getByLabel('姓名').count()).toBe(0);
  await press('上一步');
  await page.getByRole('button', { name: '数学', pressed: true }).waitFor();
  await press('下一步');
  await press('本科');
  await press('在校学生');
  await press('不限');
  await page.getByLabel('姓名').fill('顾青禾');
  await page.getByLabel('出生日期').fill('2003-05-12');
  await page.getByText('女', { exact: true }).click();
  expect(await findViolations(page)).toEqual([]);
  await press('完成');
  await page.waitForURL('**/client/index');
  const call = overHttp(site.origin, await tokenOf(page));
  const wish = { title: '高中数学教师', stage: 'senior', subject: 'math' };
  expect((await call('GET', '/api/resumes'))[0].content.intentions[0]).toMatchObject(wish);
  await page.getByRole('region', { name: '带来一份简历' }).getByRole('link', { name: '传一份' }).waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/(?<!\d)0%/);
  expect(await findViolations(page)).toEqual([]);
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
