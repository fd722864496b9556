import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { deliverSomewhere, demoRecruiter, overHttp } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { decode } from '#web/session/encoded.ts';

const site = useSite();

async function school(path: string) {
  const page = await site.person();
  await enterAs(page, demoPeople.owner.phone, 'enterprise');
  await page.goto(path);
  return page;
}

test('a new post begins at the school; a date that is not taken and a paste that is cut are said', async () => {
  const page = await school('/release');
  await page.getByLabel('职位名称').fill('初中地理教师');
  await page.getByTestId('save-mark').filter({ hasText: '已自动保存' }).waitFor();
  for (const [id, label] of [
    ['role', '专任教师'],
    ['tenure', '校聘合同'],
  ] as const) {
    await page.locator(`[id="post-${id}"]`).fill(label);
    await page.locator('.ant-select-item-option', { hasText: label }).first().click();
  }
  await page.getByRole('button', { name: '套用专任教师模板' }).click();
  await expect.poll(() => page.locator('[id="post-address"]').inputValue()).not.toBe('');
  expect(await page.getByTestId('preview').getByText('工作地点：').textContent()).toContain('杭州');

  const until = page.locator('[id="post-deadline"]');
  await until.fill('2099-01-01');
  await page.locator('[id="post-address"]').click();
  await page.getByRole('alert').filter({ hasText: '“2099-01-01”没有填入' }).waitFor();

  await page.locator('[id="post-salaryNote"]').focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '含课时费'.repeat(30));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await page.getByText('最多 80 字，粘贴的内容末尾有 40 字没有放进来').waitFor();
});

test('labels of 我的资料 lead to their own field; numbers and phones say what is wrong with them', async () => {
  const page = await school('/means');
  await page.getByText('单位全称', { exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('company_name');
  await page.getByRole('tab', { name: '我的账号' }).click();
  await page.getByText('姓名', { exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('me_name');
  await page.getByRole('tab', { name: '单位主页' }).click();
  for (const [label, typed, words] of [
    ['校区数', 'abc', '请输入数字值'],
    ['班额', '99999', '班额不能大于 200'],
    ['联系电话', '12', '请输入正确的电话号码或者固话号码'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
    await page.getByText(words).waitFor();
  }
});

test('the chosen post and the open conversation stand in the session', async () => {
  const page = await school('/talents');
  const stored = async (name: string) => {
    const text = await page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), `jyrc_${name}`);
    return text === null ? null : decode(text);
  };
  await page.getByLabel('为哪个职位推荐').click();
  const second = page.locator('.ant-select-item-option').nth(1);
  const title = await second.textContent();
  await second.click();
  await page.waitForURL('**/talents?postId=*');
  expect(await stored('position')).toBe(new URL(page.url()).searchParams.get('postId'));
  await page.goto('/talents');
  await page
    .locator('.ant-select-content', { hasText: title ?? '' })
    .first()
    .waitFor();

  await page.goto('/connect');
  await page.getByRole('list').getByRole('button').first().click();
  await page.getByLabel('输入消息').waitFor();
  await expect.poll(() => stored('currentJoberId')).toMatch(/^\d+$/);
  await page.getByTestId('sidebar').getByRole('link', { name: '职位' }).click();
  await page.waitForURL('**/ment');
  await expect.poll(() => stored('currentJoberId')).toBeNull();
});

test('面试日程 leads to the interviews by day; an invitation begins at the school and names what takes place meanwhile', async () => {
  const { call, companyId } = await demoRecruiter(site.origin);
  const seeker = await overHttp(site.origin)('POST', '/api/jober/joberLogin', {
    phone: demoPeople.seeker.phone,
    password: demoPeople.seeker.password,
  });
  const asSeeker = overHttp(site.origin, seeker.token);
  const [first, second] = [await deliverSomewhere(asSeeker, companyId), await deliverSomewhere(asSeeker, companyId)];
  const at = new Date(Date.now() + 2 * 86_400_000);
  at.setMinutes(0, 0, 0);
  for (const { id } of [first, second])
    await call('POST', '/api/company/updateResumeBoxStatus', { id, status: 'shortlisted' });
  const invitation = {
    status: 'interview',
    at: at.toISOString(),
    mode: 'onsite',
    place: '博学楼',
    room: '302',
    contact: '周老师',
    note: '课题：函数',
  };
  await call('POST', '/api/company/updateResumeBoxStatus', { id: first.id, ...invitation });

  const page = await school('/delivery');
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '面试日程' }).click();
  const plan = page.getByRole('dialog', { name: /面试安排/ });
  await plan
    .getByRole('button', { name: /博学楼，302/ })
    .first()
    .waitFor();
  await page.goto(`/delivery?tab=all&id=${first.id}`);
  await page.getByText('补充说明：课题：函数').waitFor();

  await page.goto(`/delivery?tab=all&id=${second.id}`);
  await page
    .getByTestId('pane')
    .getByRole('button', { name: /^邀面试/ })
    .click();
  const form = page.getByRole('dialog', { name: /邀请 .+ 面试/ });
  expect(await form.getByLabel('面试地点').inputValue()).toContain('杭州');
  const local = new Date(at.getTime() + 8 * 3_600_000 + 15 * 60_000).toISOString();
  await form.getByLabel('面试时间').fill(`${local.slice(0, 10)} ${local.slice(11, 16)}`);
  await form.getByLabel('面试时间').press('Enter');
  await form.getByText('这段时间已有面试').waitFor();
  await form.getByLabel('面试地点').fill('博学楼');
  await form.getByLabel('面试室').fill('302');
  await form.getByText('面试室或面试官在这段时间已有安排').waitFor();
  await form.getByTitle(/（我）$/).waitFor();
  await form.getByText('同一面试室').waitFor();
  await form.getByRole('button', { name: '发出邀请' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.goto(`/delivery?tab=all&id=${second.id}`);
  await page.getByLabel('面试', { exact: true }).getByText('博学楼，302').waitFor();

  await page.goto('/delivery?interviews=1');
  const days = page.getByRole('dialog', { name: /面试安排/ });
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    days.getByRole('button', { name: '存到日历' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('面试安排.ics');

  const told = await asSeeker('GET', `/api/deliveries/${second.id}`);
  expect(told.interview).toMatchObject({ place: '博学楼', room: '302' });
  expect(JSON.stringify(told.interview)).not.toContain('interviewers');
});

test('selected resumes are saved as PDFs in one file, named by post and person', async () => {
  const page = await school('/delivery');
  await page.getByRole('checkbox', { name: /^选择/ }).first().check();
  await page.getByRole('button', { name: '下载简历' }).click();
  await page.getByText('下载 1 份简历？对方会看到简历被查看').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^下\s?载$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^简历-.+\.zip$/);
  const files = Object.entries(unzipSync(readFileSync(await download.path())));
  expect(files).toHaveLength(1);
  for (const [name, bytes] of files) {
    expect(name).toMatch(/^.+-.+\.pdf$/);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  }
});
