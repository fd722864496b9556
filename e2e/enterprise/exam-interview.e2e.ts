import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { goOffline, goOnline } from '#e2e/lib/offline.ts';
import { demoRecruiter, overHttp } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The demo's project whose interview is still to be arranged. */
async function projectId(): Promise<string> {
  const { items } = await overHttp(site.origin)('GET', `/api/exams?keyword=${encodeURIComponent('补充公开招聘')}`);
  return items[0].id;
}

/** A colleague whom the owner makes 考务 of the project. */
async function colleague(id: string) {
  const { call } = await demoRecruiter(site.origin, demoPeople.organiser);
  const { items, colleagues } = await call('GET', `/api/company/exams/${id}/staff`);
  const { name, phone } = demoPeople.second;
  const { memberId } = [...items, ...colleagues].find((one: { name: string }) => one.name === name);
  await call('PUT', `/api/company/exams/${id}/staff`, { memberId, role: 'rooms', posts: null });
  return { phone, call: (await demoRecruiter(site.origin, { phone })).call };
}

async function arrangeGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: '排小组' }).click();
  await page.getByRole('button', { name: '往下加小组' }).click();
  await page.getByLabel('第 1 组地点').fill('致行高级中学 1 号录播室');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('第 1 组开始时间').fill(`${yesterday} 09:00`);
  await page.getByLabel('第 1 组开始时间').press('Enter');
  await page.getByLabel('第 1 组岗位').click();
  await page.locator('.ant-select-item-option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存小组' }).click();
  await page.getByText('小组已保存').waitFor();
}

async function drawLots(page: Page): Promise<void> {
  for (const name of ['冻结名单', '开始抽签']) {
    await page.getByLabel('公开抽签').getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByText('已公布').last().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Enters by the link of a printed code. */
async function enterBy(code: string, name: string): Promise<Page> {
  const page = await site.person(phone);
  await page.goto(`/judge#${code}`);
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
  expect(page.url(), 'the code leaves the address').not.toContain(code);
  return page;
}

async function seal(page: Page, lot: number, marks: readonly string[]): Promise<void> {
  const sheet = page.getByRole('form', { name: `${lot} 号评分表` });
  await sheet.waitFor();
  for (const [at, mark] of marks.entries()) await sheet.locator('input[inputmode]').nth(at).fill(mark);
  await sheet.getByRole('button', { name: '封存', exact: true }).tap();
  await sheet.getByRole('button', { name: '确认封存' }).tap();
}

/** Hundredths, so that no total of two people is the same whatever lots they drew. */
const lastMark = (lot: number): string => (20 + lot * 1.01).toFixed(2);

/** Until the page is available without a network. */
const isKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await (await caches.open('jyrc-mobile-pages')).keys();
          return Boolean(navigator.serviceWorker.controller) && names.some(({ url }) => url.endsWith('/judge'));
        }),
      { timeout: 15_000 },
    )
    .toBe(true);

test('an interview from its groups to the list of totals: two judges on phones, one of them without a network', async () => {
  const id = await projectId();
  const other = await colleague(id);
  const lead = await site.person();
  await enterAs(lead, demoPeople.organiser.phone, 'enterprise');
  await lead.goto(`/exam/interview?id=${id}`);
  await arrangeGroup(lead);
  await drawLots(lead);
  await lead.getByLabel('考官姓名').fill('钱立、孙敏');
  await lead.getByRole('button', { name: '提出任命' }).click();
  await lead.getByText('增加考官：钱立、孙敏').waitFor();
  const second = await site.person();
  await enterAs(second, other.phone, 'enterprise');
  await second.goto(`/exam/interview?id=${id}`);
  await second.getByRole('button', { name: '确认变动' }).click();
  const shown = second.getByRole('dialog').locator('code');
  await shown.nth(1).waitFor();
  const codes = await shown.allTextContents();
  expect(codes).toHaveLength(2);
  const paper = second.waitForEvent('download');
  await second.getByRole('button', { name: '打印（每人一页）' }).click();
  expect((await paper).suggestedFilename()).toBe('第1组考官进入码.pdf');
  await second.getByRole('button', { name: '已发给考官，关闭' }).click();
  await lead.reload();

  const near = await enterBy(codes[0] ?? '', '钱立');
  const far = await enterBy(codes[1] ?? '', '孙敏');
  const group = (await other.call('GET', `/api/company/exams/${id}/interview`)).groups[0];
  const lots = Array.from({ length: group.people }, (_, at) => at + 1);
  expect(lots.length).toBeGreaterThan(3);
  for (const name of (await other.call('GET', `/api/company/examGroups/${group.id}`)).people.map(
    (one: { name: string }) => one.name,
  ))
    expect(await near.content(), 'numbers without people').not.toContain(name);

  await isKept(far);
  await goOffline(far);
  await far.reload();
  await far.getByText(/没有网络/).waitFor();
  for (const lot of lots) await seal(far, lot, ['25', '35', lastMark(lot)]);
  await far.getByText(`没有网络，${lots.length} 条待上报`).waitFor();
  await far.reload();
  await far.getByText(`${lots.length} 条待上报`).waitFor();
  for (const lot of lots) await seal(near, lot, ['28', '36', lastMark(lot)]);
  await near.getByText('全部已上报').waitFor();
  const progress = () => other.call('GET', `/api/company/examGroups/${group.id}`);
  await goOnline(far);
  await far.getByText('全部已上报').waitFor();
  await far.getByRole('heading', { name: '全部评完' }).waitFor();
  const { people } = await progress();
  const scores = people.map(({ score }: { score: number }) => score);
  expect(scores).toEqual(lots.map((lot) => Number((62 + Number(lastMark(lot))).toFixed(2))));

  await lead.getByRole('button', { name: '85.01', exact: true }).first().click();
  await lead.getByRole('dialog').getByRole('spinbutton').first().fill('29.5');
  await lead.getByRole('dialog').getByLabel('更正原因').fill('合计时漏加 1.5 分');
  await lead.getByRole('button', { name: '提出更正' }).click();
  await lead.getByRole('button', { name: /^撤\s?回$/ }).waitFor();
  await second.goto(`/exam/interview?id=${id}`);
  await second.getByRole('button', { name: '确认更正' }).click();
  await second.getByRole('button', { name: '确认更正' }).waitFor({ state: 'detached' });
  expect((await progress()).people[0].score).toBe(scores[0] + 0.75);
  await second.getByRole('button', { name: '结束本组' }).click();
  await second.getByRole('dialog').getByRole('button', { name: '结束本组' }).click();
  await near.getByRole('heading', { name: '本组已经结束' }).waitFor({ timeout: 20_000 });

  const { call } = await demoRecruiter(site.origin, demoPeople.organiser);
  const publicAt = new Date(Date.now() + 8_000).toISOString();
  const lists = await call('POST', `/api/company/exams/${id}/publications`, { kind: 'totals', publicAt, reason: '' });
  const prepared = lists.items.find(({ kind }: { kind: string }) => kind === 'totals');
  await other.call('POST', `/api/company/examPublications/${prepared.id}/moves`, { move: 'confirm' });
  const published = () =>
    overHttp(site.origin)('GET', `/api/exams/publications/${prepared.id}`).then(
      ({ lines }) => lines.map(({ interview }: { interview: number | null }) => interview),
      () => [],
    );
  await expect.poll(published, { timeout: 30_000 }).toContain(scores[0] + 0.75);
});
