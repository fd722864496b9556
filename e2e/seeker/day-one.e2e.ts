import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { strictEvents } from '#contract/testing/strict-events.ts';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// A province's posts before one of its schools has signed up.
const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

interface Fitting {
  id: string;
  title: string;
  posts: number;
}

/** The first project that fits the demo's seeker, is run elsewhere and takes registrations at a site. */
async function fittingElsewhere(): Promise<{ all: Fitting[]; project: Fitting }> {
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', {
    phone: demoPeople.seeker.phone,
    password: demoPassword,
  });
  const { exams } = (await overHttp(site.origin, token)('GET', '/api/exams/fitting')) as { exams: Fitting[] };
  for (const project of exams) {
    const { reported } = await overHttp(site.origin)('GET', `/api/exams/${project.id}`);
    if (reported?.applyBy.way === 'web') return { all: exams, project };
  }
  throw new Error('no project that others run fits the demo’s seeker');
}

/** How many of the posts that a search finds are of announcements that others run. */
async function announcedAmong(search: string, cursor = ''): Promise<number> {
  const { items, nextCursor } = await overHttp(site.origin)('GET', `/api/posts?${search}${cursor}`);
  const own = items.filter(({ exam, applyWay }: { exam: unknown; applyWay: unknown }) => exam && applyWay).length;
  return own + (nextCursor ? await announcedAmong(search, `&cursor=${encodeURIComponent(nextCursor)}`) : 0);
}

test('five taps on a phone count posts that the list then shows, those of announcements among them', async () => {
  const page = await site.person(phone);
  await page.goto('/');
  const check = page.getByRole('region', { name: '30 秒自检' });
  const tap = async (row: string, choice: string) => {
    const counted = page.waitForResponse('**/api/posts/open-to?*');
    await check.getByRole('group', { name: row }).getByRole('link', { name: choice, exact: true }).tap();
    await counted;
  };
  await tap('学历', '硕士');
  await tap('专业', '数学');
  await tap('教资', '高中');
  await tap('城市', '不限');
  const { total } = await overHttp(site.origin)('GET', '/api/posts/open-to?applicant=master-math-senior-0');
  await check.getByRole('link', { name: `看这 ${total.toLocaleString('en-US')} 个` }).tap();
  await page.waitForURL('**/jobs?applicant=*');
  await page.getByText(`有 ${total} 个职位`).waitFor();
  expect(await announcedAmong('applicant=master-math-senior-0')).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('projects that fit stand by their closing days; one of them leads to its official site', async () => {
  const { all, project } = await fittingElsewhere();
  const page = await site.person(phone);
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/exams');
  const fits = page.getByRole('region', { name: '我能报的岗位' });
  await fits.getByRole('button', { name: '看我能报的岗位' }).click();
  const shown = await fits.getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.map((text) => text.replace(/ \d+ 个 · .+ 截止$/, ''))).toEqual(all.map(({ title }) => title));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const [closing] = await Promise.all([
    page.waitForEvent('download'),
    fits.getByRole('button', { name: '存到日历' }).click(),
  ]);
  const events = strictEvents(await readFile(await closing.path(), 'utf8'));
  expect(events.map(({ summary }) => summary)).toEqual(all.map(({ title }) => `报名截止：${title}`));

  await fits.getByRole('link', { name: project.title }).click();
  await page.getByRole('heading', { name: project.title, level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: '只看我能报的' }).check();
  await expect.poll(() => page.locator('.exam-post').count()).toBe(project.posts);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '存到日历' }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toContain('报名');

  await page.getByRole('link', { name: '去官网报名' }).first().click();
  const leave = page.getByRole('link', { name: /^离开本站，前往 zk\.\w+\.example\.cn$/ });
  expect(await leave.getAttribute('href')).toMatch(/^https:\/\/zk\.\w+\.example\.cn\/$/);
  await page.getByText('不收取任何费用').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
