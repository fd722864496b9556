import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { goOffline, goOnline } from './lib/offline.ts';
import { demoRecruiter } from './lib/over-http.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

const site = useSite();

async function seeker() {
  const page = await site.person();
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  return page;
}
async function school() {
  const page = await site.person();
  await signInByPassword(page, demoPeople.owner.phone, 'enterprise');
  return page;
}

/** An open post of the demo's school. */
async function aPost(at = 0): Promise<string> {
  const { call, companyId } = await demoRecruiter(site.origin);
  const { items } = await call('GET', `/api/company/getPostByCompanyId?companyId=${companyId}`);
  return items.filter(({ status, exam }: { status: string; exam: unknown }) => status === 'open' && !exam)[at].id;
}

const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f5eff' } })
    .png()
    .toBuffer();
const write = async (page: Page, text: string) => {
  await page.getByLabel('输入消息').fill(text);
  await page.getByLabel('输入消息').press('Enter');
};
const own = (page: Page, text: string) => page.getByTestId('own-message').filter({ hasText: text });
const theirs = (page: Page, text: string) => page.getByTestId('message').filter({ hasText: text });

test('立即沟通 on a post: both sides write, the other sees it at once, and 已读 when it was looked at', async () => {
  const [page, office] = [await seeker(), await school()];
  await office.goto('/connect');
  await page.goto(`/jobs/details?id=${await aPost()}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  const hello = `您好，请问有编制吗？ ${Date.now()}`;
  await write(page, hello);
  // The school's page opens its newest conversation, which may be this one.
  await own(page, hello)
    .getByText(/已送达|已读/)
    .waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('jyrc_isOpen'))).not.toBeNull();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('jyrc_currentCompanyId'))).not.toBeNull();
  await office
    .getByRole('button', { name: new RegExp(hello.slice(0, 10)) })
    .first()
    .click();
  await theirs(office, hello).waitFor();
  await own(page, hello).getByText('已读').waitFor();
  const answer = `有的，加微信 13812345678 细聊 ${Date.now()}`;
  await write(office, answer);
  await theirs(page, answer)
    .getByText(/站外联系方式/)
    .waitFor();
  await expect.poll(() => own(office, answer).textContent()).toContain('已读');
});

test('what is written offline goes out on return, in order and once', async () => {
  const page = await seeker();
  await page.goto(`/jobs/details?id=${await aPost(1)}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  const mark = Date.now();
  await write(page, `在线 ${mark}`);
  await own(page, `在线 ${mark}`).getByText('已送达').waitFor();
  await goOffline(page);
  for (const n of [1, 2, 3]) await write(page, `离线${n} ${mark}`);
  await own(page, `离线3 ${mark}`).getByText('发送中').waitFor();
  await goOnline(page);
  await own(page, `离线3 ${mark}`)
    .getByText(/已送达|已读/)
    .waitFor();
  await page.goto('/client/messages');
  await page.getByRole('button', { name: new RegExp(`离线3 ${mark}`) }).click();
  await own(page, `离线3 ${mark}`).waitFor();
  const said = await page.getByTestId('own-message').locator('p').allTextContents();
  expect(said.filter((text) => text.includes(String(mark)))).toEqual([
    `在线 ${mark}`,
    ...[1, 2, 3].map((n) => `离线${n} ${mark}`),
  ]);
});

test('unread messages are counted in the header and the console, and gone once read', async () => {
  const [page, office] = [await seeker(), await school()];
  const post = await aPost();
  await page.goto(`/jobs/details?id=${post}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  await write(page, `在吗 ${Date.now()}`);
  const badge = office.getByTestId('sidebar').getByRole('link', { name: /沟通/ });
  await office.goto('/delivery');
  await expect.poll(() => badge.textContent(), { timeout: 10_000 }).toMatch(/沟通\d/);
  await page.getByRole('button', { name: '关闭' }).last().click();
  await badge.click();
  await office.getByRole('button', { name: /在吗/ }).first().click();
  const reply = `在的 ${Date.now()}`;
  await write(office, reply);
  await page.getByRole('link', { name: /消息 ?\d+ 条未读/ }).click();
  await page.waitForURL('**/client/messages');
  await page.getByRole('button', { name: new RegExp(reply) }).click();
  await theirs(page, reply).waitFor();
  await page
    .getByRole('button', { name: new RegExp(reply) })
    .getByText('条未读')
    .waitFor({ state: 'hidden' });
  // Other conversations of the demo may have unread messages: the count of the tab equals the list's.
  const inTab = async () => {
    const label = await page.getByRole('navigation', { name: '消息' }).getByRole('link').first().textContent();
    return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
  };
  const inList = async () => {
    const badges = await page.locator('li button span', { hasText: /^\d+ 条未读$/ }).allTextContents();
    return badges.reduce((sum, badge) => sum + Number.parseInt(badge, 10), 0);
  };
  await expect.poll(async () => (await inTab()) - (await inList())).toBe(0);
});

test('a message that the other side blocks is shown as failed, with a way to try again', async () => {
  const [page, office] = [await seeker(), await school()];
  await page.goto(`/jobs/details?id=${await aPost()}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  const hello = `最后一问 ${Date.now()}`;
  await write(page, hello);
  await own(page, hello)
    .getByText(/已送达|已读/)
    .waitFor();
  await office.goto('/connect');
  await office
    .getByRole('button', { name: new RegExp(hello) })
    .first()
    .click();
  await office.getByRole('button', { name: '屏蔽' }).click();
  await office.getByRole('button', { name: '取消屏蔽' }).waitFor();
  const refused = `还在吗 ${Date.now()}`;
  await write(page, refused);
  await own(page, refused).getByText('发送失败').waitFor();
  await office.getByRole('button', { name: '取消屏蔽' }).click();
  await office.getByRole('button', { name: '屏蔽', exact: true }).waitFor();
  await own(page, refused).getByRole('button', { name: '重试' }).click();
  await theirs(office, refused).waitFor();
});

test('a recruiter begins from the box', async () => {
  const office = await school();
  await office.goto('/delivery?tab=all');
  await office.locator('li[data-delivery]').nth(1).click();
  await office.getByRole('button', { name: '发消息' }).click();
  await office.waitForURL('**/connect?id=*');
  await office.getByLabel('输入消息').waitFor();
});

test('a visitor who presses 立即沟通 signs in first and comes back to the post', async () => {
  const page = await site.person();
  const id = await aPost();
  await page.goto(`/jobs/details?id=${id}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  await page.waitForURL('**/client/login?*');
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(id);
});

/** A conversation open on both sides, about a post of the demo's school. */
async function aTalk(at: number) {
  const [page, office] = [await seeker(), await school()];
  await page.goto(`/jobs/details?id=${await aPost(at)}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  const hello = `请问试讲安排 ${Date.now()}`;
  await write(page, hello);
  await own(page, hello).getByText('已送达').waitFor();
  await office.goto('/connect');
  await office.getByRole('button', { name: new RegExp(hello) }).click();
  await theirs(office, hello).waitFor();
  return { page, office };
}

test('a picture, a resume and phones by consent of both; who types is seen', async () => {
  const { page, office } = await aTalk(2);
  const picture = { name: '课堂.png', mimeType: 'image/png', buffer: await aPicture() };
  await page.getByTestId('chatPicture').setInputFiles(picture);
  const shown = office.getByTestId('message').locator('img').last();
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  await page.getByLabel('发简历').click();
  await page.getByText('选择要发给对方的简历').locator('xpath=../..').getByRole('button').nth(1).click();
  await office.getByRole('button', { name: '查看完整简历' }).last().click();
  await office.getByText('对方出示的简历').waitFor();
  await office.keyboard.press('Escape');
  await page.getByLabel('交换手机号').click();
  const requested = office.getByTestId('message').filter({ hasText: '对方请求与您交换手机号' });
  await requested.waitFor();
  expect(await office.content()).not.toContain(demoPeople.seeker.phone);
  await requested.getByRole('button', { name: '同意', exact: true }).click();
  await theirs(office, demoPeople.seeker.phone).waitFor();
  await own(page, demoPeople.owner.phone).waitFor();
  // Longer than the interval of typing signals, the first of which came with the greeting.
  await page.getByLabel('输入消息').pressSequentially('好的谢谢', { delay: 1_000 });
  await office.getByText('正在输入…').waitFor();
});

test('whoever signs in to talk comes back to the chat', async () => {
  const page = await site.person();
  const post = await aPost(3);
  await page.goto(`/jobs/details?id=${post}`);
  await page.getByRole('button', { name: '立即沟通' }).first().click();
  await page.waitForURL(/login/);
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  await page.getByLabel('输入消息').waitFor();
  expect(new URL(page.url()).searchParams.has('chat')).toBe(false);
});
