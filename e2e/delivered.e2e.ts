import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter, overHttp, tokenOf } from './lib/over-http.ts';
import { signInByPassword } from './lib/sign-in.ts';
import { useSite } from './lib/site.ts';

// A delivered post is marked wherever it is shown, and the lists of 投递 contain and count what they say.
const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function aSeeker(options = {}) {
  const page = await site.person(options);
  await signInByPassword(page, demoPeople.seeker.phone, 'client');
  await page.waitForURL('**/client/index');
  return { page, call: overHttp(site.origin, await tokenOf(page)) };
}

type Call = ReturnType<typeof overHttp>;

async function deliverTo(call: Call, postId: string): Promise<string> {
  const answer = await call('GET', '/api/resumes');
  const [{ id: resumeId }] = answer.items ?? answer;
  const body = { postId, resumeId, consent: true, consentVersion: legalVersions.delivery };
  return (await call('POST', '/api/deliveries', body)).id;
}

interface Post {
  id: string;
  title: string;
  company: { claimed: boolean };
  exam?: object | null;
}

/** Posts that the seeker can deliver to and has not. */
async function undelivered(call: Call, posts: readonly Post[]) {
  const found: Post[] = [];
  for (const post of posts.filter(({ company, exam }) => company.claimed && !exam)) {
    const { deliveryStatus } = await call('GET', `/api/posts/${post.id}/mine`);
    if (deliveryStatus === null) found.push(post);
  }
  return found;
}

const itemOf = (page: Page, id: string) =>
  page.locator('li.post, article', { has: page.locator(`a[href*="id=${id}"]`) }).first();

/** The tabs as displayed: '进行中 3'. */
const tabsOf = async (page: Page) => {
  const texts = await page.getByRole('navigation', { name: '投递分类' }).getByRole('link').allTextContents();
  return Object.fromEntries(texts.map((text) => [text.replace(/\s*\d+$/, ''), Number(/\d+$/.exec(text)?.[0])]));
};

test('a post that was delivered to offers its progress: in lists, at its own address with deliver=1, on a phone', async () => {
  const { page, call } = await aSeeker();
  const keyword = encodeURIComponent('高中教师');
  const { items } = await call('GET', `/api/posts?keyword=${keyword}`);
  const [{ id } = { id: '' }] = await undelivered(call, items);
  const list = `${site.origin}/jobs?keyword=${keyword}`;
  await page.goto(list);
  await itemOf(page, id).hover();
  await itemOf(page, id).getByRole('link', { name: '投递', exact: true }).waitFor();
  const delivery = await deliverTo(call, id);

  await page.goto(list);
  const item = itemOf(page, id);
  await item.hover();
  await item.getByText('已投递').first().waitFor();
  await expect.poll(() => item.getByRole('link', { name: '投递', exact: true }).count()).toBe(0);

  await page.goto(`${site.origin}/jobs/details?id=${id}&deliver=1`);
  await page.getByRole('link', { name: '已投递，看进度' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);

  const onPhone = await page.context().newPage();
  await onPhone.setViewportSize(phone.viewport);
  await onPhone.goto(`${site.origin}/mobile/details?id=${id}&deliver=1`);
  await onPhone.getByRole('link', { name: '已投递，看进度' }).waitFor();
  await onPhone.waitForLoadState('networkidle');
  expect(await onPhone.getByRole('dialog').count()).toBe(0);
  await onPhone.goto(`${site.origin}/mobile/list?keyword=${keyword}`);
  await itemOf(onPhone, id).getByText('已投递').first().waitFor();

  await call('POST', `/api/deliveries/${delivery}/moves`, { move: 'withdraw' });
  await page.goto(list);
  await itemOf(page, id).hover();
  await itemOf(page, id).getByRole('link', { name: '再次投递' }).waitFor();
});

test.each([
  ['on the wide site', '/resume/delivery', {}],
  ['on a phone', '/mobile/deliveries', phone],
])('lists and numbers of 投递 agree after 撤回 and after an answer that comes in: %s', async (_, path, options) => {
  const { page, call } = await aSeeker(options);
  const { companyId, call: recruiter } = await demoRecruiter(site.origin);
  const { items } = await call('GET', `/api/company/getPostByCompanyId?companyId=${companyId}`);
  const [first, second] = await undelivered(call, items);
  await deliverTo(call, second?.id ?? '');
  const answered = await deliverTo(call, first?.id ?? '');

  await page.goto(`${site.origin}${path}?group=open`);
  const cards = page.getByTestId('delivery');
  await cards.first().waitFor();
  const before = await tabsOf(page);
  expect(await cards.count()).toBe(before.进行中);
  for (const group of ['等你答复', '已结束']) expect(before).toHaveProperty(group);

  await recruiter('POST', '/api/company/updateResumeBoxStatus', { id: answered, status: 'rejected', note: '已招满' });
  await expect.poll(() => tabsOf(page)).toMatchObject({ 已结束: (before.已结束 ?? 0) + 1 });
  await expect.poll(() => cards.count()).toBe((before.进行中 ?? 0) - 1);

  const card = page.getByRole('article', { name: `${second?.title}的投递` }).first();
  await card.getByRole('button', { expanded: false }).click();
  await card.getByRole('button', { name: '撤回投递' }).click();
  await card.getByRole('button', { name: '误投' }).click();
  await expect
    .poll(() => tabsOf(page))
    .toMatchObject({ 进行中: (before.进行中 ?? 0) - 2, 已结束: (before.已结束 ?? 0) + 2 });
  expect(await cards.count()).toBe((before.进行中 ?? 0) - 2);
});
