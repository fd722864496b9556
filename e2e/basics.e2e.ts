import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overHttp, tokenOf } from './lib/over-http.ts';
import { answerQuestions, fillBasics, signInByCode } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

// The basic information of a seeker: entered at registration, changed later, on the wide site and on a phone.
const site = useSite();
let lastPhone = Number(String(Date.now()).slice(-7));
const newPhone = () => `1993${String(lastPhone++).padStart(7, '0').slice(-7)}`;

async function pickCity(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^期望城市/).click();
  await page.getByRole('button', { name, exact: true }).click();
}

const student = (name: string) => ({ name, birthday: '2004-05-12', identity: '在校学生', city: '杭州' });

const next = (page: Page, name = '下一步') => page.getByRole('button', { name, exact: true }).click();

test('registration asks for what is missing, survives a reload, and its city reaches the intention', async () => {
  const page = await site.person();
  await signInByCode(page, newPhone());
  await page.waitForURL('**/client/info*');
  await next(page);
  await next(page);
  for (const message of ['请选择最高学历', '请选择当前身份']) await page.getByText(message).waitFor();
  await next(page, '上一步');
  await answerQuestions(page, student('<b>沈若溪</b>'));
  await page.getByLabel('出生日期').fill('');
  await next(page, '完成');
  for (const message of ['姓名只能用汉字、字母、间隔号和空格', '请选择出生日期'])
    await page.getByText(message).waitFor();
  await page.getByLabel('姓名').fill('沈若溪');
  await page.getByLabel('出生日期').fill('2004-05-12');

  await page.reload();
  await expect.poll(() => page.getByLabel('姓名').inputValue()).toBe('沈若溪');
  // As far back as the first question, by the form and by the browser.
  for (const back of [() => next(page, '上一步'), () => page.goBack()]) {
    for (const answered of ['杭州', '在校学生', '数学']) {
      await back();
      await page.getByRole('button', { name: answered, pressed: true }).waitFor();
    }
    for (const _ of Array(3)) await next(page);
  }
  await page.getByText(/^登录时已同意/).waitFor();
  expect(await page.getByRole('checkbox', { name: /同意/ }).count(), 'asked once').toBe(0);
  await next(page, '完成');
  await page.waitForURL((url) => !url.pathname.endsWith('/info'));
  const [resume] = await overHttp(site.origin, await tokenOf(page))('GET', '/api/resumes');
  expect(resume.content.intentions[0]).toMatchObject({ stage: 'senior', subject: 'math', cityCodes: ['330100'] });
});

test('the wide site: the own facts are shown, a change says what follows, and is everywhere after', async () => {
  const page = await site.person();
  await signInByCode(page, newPhone());
  await fillBasics(page, student('沈若溪'));

  await page.goto('/homePage');
  await page.getByRole('link', { name: '修改基本信息' }).click();
  await page.waitForURL('**/client/info?*');
  await page.getByRole('heading', { name: '基本信息' }).waitFor();
  expect(await page.getByLabel('出生日期').inputValue()).toBe('2004-05-12');
  await page.getByLabel('姓名').fill('沈若水');
  await page.getByText('在职教师', { exact: true }).click();
  await pickCity(page, '宁波');
  await page.reload();
  await page.getByText('已找回上次没保存的修改').waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('简历“我的简历”抬头的姓名、当前身份、期望城市会一起更新').waitFor();
  await dialog.getByText('求职意向“高中数学教师”写的是杭州').waitFor();
  await dialog.getByRole('button', { name: '确认保存' }).click();
  await page.waitForURL('**/homePage');
  await page.getByText('沈若水').first().waitFor();
  await page.goto('/resume');
  await page.getByRole('heading', { name: /沈若水/ }).waitFor();
  // It also stands in the preview beside the form.
  await page
    .getByText(/在职教师/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: '修改基本信息' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await page.waitForURL('**/resume');
});

test('a phone: the number in the address is verified there, then registered, then changed', async () => {
  const page = await site.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = newPhone();
  await page.goto(`/mobile/baseInfo?phone=${phone}`);
  expect(await page.getByLabel('手机号').inputValue()).toBe(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByTestId('demo-code').click();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await fillBasics(page, student('林小满'));
  await page.waitForURL('**/mobile/mine');
  await page.goto('/mobile/resume');
  await page.getByRole('link', { name: '修改基本信息' }).click();
  await page.waitForURL('**/mobile/baseInfo?*');
  await page.getByText('不愿透露', { exact: true }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认保存' }).click();
  await page.waitForURL('**/mobile/resume');
  await page.goto('/mobile/mine');
  await page.getByRole('link', { name: '修改基本信息' }).click();
  await expect.poll(() => page.getByLabel('不愿透露').isChecked()).toBe(true);
});
