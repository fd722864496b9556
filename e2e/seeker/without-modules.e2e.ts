import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page as PageOfSite } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { fillBasics, signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { type Product, startProduct } from '#lab/shots/start-product.ts';

// The main job on a site that offers no module: nothing of the core's pages needs one, and nothing leads to one.
const POSTS = 300;
/** Unloaded it takes a tenth of this. */
const START_MS = 480_000;
const OWNER = '13900000001';
const OWN_COMPANY = '杭州钱江湾中学教育集团';

let product: Product | undefined;
beforeAll(async () => {
  product = await startProduct(POSTS, { MODULES: 'none' });
}, START_MS);
afterAll(() => product?.stop());

const site = useSite([], {
  get origin() {
    return product?.origin ?? '';
  },
  ahead: 0,
});

const ofModules = Object.entries<PageOfSite>(pages).flatMap(([path, { module }]) => (module ? [path] : []));

/** A person whose failed calls, and links to pages that are not offered, are kept. */
async function aPerson() {
  const page = await site.person();
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() >= 400)
      faults.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  page.on('pageerror', ({ message }) => void faults.push(message));
  const look = async (heading: ReturnType<Page['locator']>) => {
    await heading.first().waitFor();
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const link of links)
      if (ofModules.includes(new URL(link).pathname)) faults.push(`${page.url()} leads to ${link}`);
  };
  return { page, faults, look };
}

test('a person searches, signs in, writes a resume and delivers it, and the school answers', {
  timeout: 240_000,
}, async () => {
  const { page: seeker, faults, look } = await aPerson();
  await seeker.goto('/');
  await look(seeker.getByRole('combobox', { name: '搜索', exact: true }));
  await seeker.getByRole('combobox', { name: '搜索', exact: true }).fill('教师');
  await seeker.getByRole('button', { name: '搜索' }).click();
  await seeker.waitForURL('**/jobs?*');
  await look(seeker.locator('a.post-title[href*="/jobs/details"]'));

  await seeker.goto(`/business?keyword=${encodeURIComponent(OWN_COMPANY)}`);
  await seeker.getByRole('link', { name: OWN_COMPANY }).first().click();
  await seeker.waitForURL('**/business/details?*');
  await look(seeker.getByRole('heading', { level: 1 }));
  await seeker.goto(`${seeker.url()}&tab=posts`);
  await seeker.locator('a.post-title[href*="/jobs/details"]').last().click();
  await seeker.waitForURL('**/jobs/details?*');
  await look(seeker.getByRole('heading', { level: 1 }));

  await seeker
    .getByRole('link', { name: '投递简历' })
    .or(seeker.getByRole('button', { name: '投递简历' }))
    .first()
    .click();
  await seeker.waitForURL('**/client/login?*');
  const name = `陈${String.fromCodePoint(0x4e00 + (Date.now() % 4000))}`;
  await signInByCode(seeker, `1990${String(Date.now()).slice(-7)}`);
  await fillBasics(seeker, { name, education: 'master' });
  await seeker.waitForURL('**/jobs/details?*');
  const post = new URL(seeker.url());
  post.searchParams.set('deliver', '1');

  await seeker.goto('/resume');
  await seeker.getByRole('button', { name: '添加教学与工作经历' }).click();
  const job = seeker.getByRole('form', { name: '添加教学与工作经历' });
  await job.getByLabel('单位').fill('绍兴市第一中学');
  await job.getByLabel('职务').fill('数学教师');
  await job.getByLabel('开始').fill('2019-09');
  await job.getByLabel('结束').fill('2024-06');
  await job.getByRole('button', { name: '完成', exact: true }).click();
  await look(seeker.getByText('绍兴市第一中学'));
  await seeker.locator('[data-testid=save-state][data-state=saved]').waitFor();

  await seeker.goto(post.href);
  const dialog = seeker.getByRole('dialog');
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: '仍要投递' }).click();
  await dialog.getByText('已投递给').waitFor();
  await seeker.goto('/client/index');
  await look(seeker.getByRole('heading', { level: 1 }));

  const school = await aPerson();
  const recruiter = school.page;
  await recruiter.goto('/enterprise/login');
  await signInByCode(recruiter, OWNER);
  await recruiter.waitForURL('**/workbench');
  await school.look(recruiter.getByTestId('sidebar'));
  await recruiter.goto('/delivery?sort=new');
  await recruiter.getByRole('list', { name: '投递' }).getByRole('button', { name }).click();
  const panel = recruiter.getByTestId('pane');
  await panel.getByRole('heading', { name }).waitFor();
  await panel.getByRole('button', { name: '有意向' }).click();
  await recruiter.getByText(/已标为有意向$/).waitFor();
  await school.look(recruiter.getByTestId('sidebar'));

  await seeker.goto('/resume/delivery');
  await look(seeker.getByTestId('delivery').filter({ hasText: OWN_COMPANY }));
  // It is sent after the grace period, in which it can be taken back.
  await seeker.getByTestId('delivery').getByText('有意向').first().waitFor({ timeout: 30_000 });
  expect([...faults, ...school.faults]).toEqual([]);
});

test('pages and calls of modules are not there', async () => {
  const { page } = await aPerson();
  for (const path of ofModules) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  expect((await page.request.get('/api/wages')).status()).toBe(404);
});
