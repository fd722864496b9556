import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { deliverSomewhere, demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { enterAs, fillBasics, signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

// A printed resume, and what happens after sending it: templates and files, answers to a school, and views.
const site = useSite();
const newPhone = () => `1992${String(Date.now()).slice(-7)}`;

/** A new seeker, who can deliver to any post. */
async function newSeeker() {
  const page = await site.person();
  await signInByCode(page, newPhone());
  await fillBasics(page);
  return { page, call: overHttp(site.origin, await tokenOf(page)) };
}

test('four looks, the same lines on the screen and in the file', async () => {
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto('/resume/resume');
  const papers = page.getByTestId('sheet-page');
  await papers.first().waitFor();
  for (const look of ['学术', '双栏', '稳重']) {
    await page.getByRole('button', { name: look, exact: true }).click();
    await page.locator(`button[aria-pressed=true]:has-text("${look}")`).waitFor();
  }
  const shown = (await papers.locator('text').allTextContents()).join('').replace(/\s/g, '');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^林知夏-.+\.pdf$/);
  const bytes = await readFile(await file.path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(text.replace(/\s/g, '')).toBe(shown);

  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: /下载 Word/ }).click();
  expect((await word).suggestedFilename()).toMatch(/\.docx$/);
  await page.goto('/resume/preview?template=columns');
  await papers.first().waitFor();
});

test('a delivery is answered: another time, accepted, into the calendar, called off, withdrawn; the look is seen and the company blocked', async () => {
  const { page, call } = await newSeeker();
  const { call: asCompany, companyId } = await demoRecruiter(site.origin);
  const { id } = await deliverSomewhere(call, companyId);
  await asCompany('POST', '/api/company/updateResumeBoxStatus', { id, status: 'shortlisted' });
  // Before a withdrawal: a withdrawn resume shows nothing, so opening it is not a view.
  await asCompany('GET', `/api/company/deliveries/${id}`);
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const terms = { at, mode: 'onsite', place: '博学楼 302', contact: '周老师' };
  await asCompany('POST', '/api/company/updateResumeBoxStatus', { id, status: 'interview', ...terms });

  await page.goto('/client/index');
  const decision = page.getByTestId('waiting').first();
  await decision.getByRole('button', { name: '改个时间' }).click();
  await decision.getByLabel('希望的时间').fill('2020-01-01T09:00');
  await decision.getByRole('button', { name: '发送' }).click();
  await decision.getByText('请选择将来的时间').waitFor();
  await decision.getByLabel('希望的时间').fill('2099-01-01T09:00');
  await decision.getByRole('button', { name: '发送' }).click();
  await decision.getByText('希望的时间须在一年之内').waitFor();
  const later = new Date(Date.now() + 5 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 16);
  await decision.getByLabel('希望的时间').fill(later);
  await decision.getByRole('button', { name: '发送' }).click();
  await page.goto(`/resume/delivery?id=${id}`);
  const card = page.locator(`#delivery-${id}`);
  await card.getByText('面试待改期').waitFor();
  await card.getByRole('button', { name: '确认参加' }).click();
  await card.getByText('你接受了面试邀请').waitFor();
  const calendar = page.waitForEvent('download');
  await card.getByRole('button', { name: '存到日历' }).click();
  expect(await readFile(await (await calendar).path(), 'utf8')).toContain('BEGIN:VEVENT');
  await card.getByRole('button', { name: '取消面试' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消面试' }).click();
  await card.getByText('面试已取消').first().waitFor();
  await card.getByText('你取消了面试').waitFor();
  await card.getByRole('button', { name: '撤回投递' }).click();
  await card.getByRole('button', { name: '已找到工作' }).click();
  await page.getByRole('link', { name: '已结束 1' }).click();
  await page.getByTestId('delivery').getByText('已撤回').first().waitFor();

  await page.goto('/business/lookMe');
  const viewer = page.getByTestId('viewer').first();
  await viewer.getByRole('button', { name: /^屏蔽/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '屏蔽', exact: true }).click();
  await viewer.getByText('已屏蔽').waitFor();
  await page.reload();
  await viewer.getByText('已屏蔽').waitFor();
  await viewer.getByRole('button', { name: /^取消屏蔽/ }).click();
  await viewer.getByRole('button', { name: /^屏蔽/ }).waitFor();
});
