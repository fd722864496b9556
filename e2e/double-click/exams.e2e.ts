import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EndpointKey } from '#contract/api.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { attach, beginExam, demoExam, fillTimetable, postTable, seekerIdentity } from '#e2e/lib/given-exam.ts';
import { certify } from '#e2e/lib/operator-over-http.ts';
import { demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { registerCompany } from '#e2e/lib/register-company.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch, watchedMember } from '#e2e/lib/twice.ts';

// 公开招聘: what organisers, seekers, reviewers and operators write, clicked twice, is written once.
const site = useSite();

type Call = ReturnType<typeof overHttp>;

/** A project from its first dialog to its publication; returns its number. */
async function publish(page: Page, call: Call): Promise<string> {
  const title = `集团 2027 年补充招聘教师 ${randomInt(1e6)}`;
  await beginExam(page, title);
  await twice(button(page.getByRole('dialog'), '新建'), 'POST /api/company/exams');
  await page.waitForURL('**/exam/edit?id=*');
  const { items } = await call('GET', '/api/company/exams');
  expect(items.filter((one: { title: string }) => one.title === title)).toHaveLength(1);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await fillTimetable(call, id);

  await page.reload();
  const revision = async () => (await call('GET', `/api/company/exams/${id}`)).revision as number;
  const before = await revision();
  await page.getByLabel('文号').fill('集团人〔2026〕18 号');
  await twice(button(page, '保存'), 'PUT /api/company/exams/:id');
  expect(await revision()).toBe(before + 1);

  await page.getByRole('navigation', { name: '项目' }).getByRole('link', { name: '岗位表' }).click();
  const table = postTable(['岗位代码,用人单位,岗位名称,招聘人数,学历', '0101,湖滨中学,高中数学教师,2,大专及以上']);
  await page.getByTestId('drop-zone').locator('input[type=file]').setInputFiles(table);
  await twice(button(page, '保存这 1 个岗位'), 'PUT /api/company/exams/:id/posts');
  await button(page, '发布公告').click();
  await twice(button(page.getByRole('dialog'), '发布公告'), 'POST /api/company/exams/:id/moves');
  return id;
}

async function notice(page: Page, call: Call, id: string): Promise<void> {
  await page.goto(`/exam/edit?id=${id}&tab=notices`);
  await page.getByRole('textbox', { name: '标题' }).fill('考点有调整');
  await page.getByRole('textbox', { name: '内容' }).fill('笔试改在湖滨中学南校区。');
  await twice(button(page, '发布补充公告'), 'POST /api/company/exams/:id/notices');
  expect((await call('GET', `/api/company/exams/${id}`)).notices).toHaveLength(1);
}

/** Names a colleague for a part, and takes it back. */
async function staff(page: Page, call: Call, id: string): Promise<void> {
  const named = async () => (await call('GET', `/api/company/exams/${id}/staff`)).items.length as number;
  const before = await named();
  await page.goto(`/exam/edit?id=${id}&tab=staff`);
  await button(page, '添加工作人员').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('成员').click();
  await page.locator('.ant-select-item-option').first().click();
  await twice(button(form, '保存'), 'PUT /api/company/exams/:id/staff');
  expect(await named()).toBe(before + 1);
  await page
    .getByRole('button', { name: / 更多操作$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: '免去' }).click();
  const sure = button(page.getByRole('dialog'), '免去');
  await twice(sure, 'DELETE /api/company/exams/:id/staff/:memberId');
  expect(await named()).toBe(before);
}

/** Opens the queue of a project; tells how many wait. */
async function openQueue(page: Page, call: Call, id: string, status = 'submitted') {
  await page.goto(`/exam/review?id=${id}&status=${status}`);
  await page.getByLabel('给考生的话').waitFor();
  const path = `/api/company/exams/${id}/registrations?status=submitted`;
  return async () => (await call('GET', path)).total as number;
}

/** The next registration takes the place of the one that is approved. */
async function approveFirst(page: Page, call: Call): Promise<void> {
  const { id } = await demoExam(site.origin);
  const waiting = await openQueue(page, call, id);
  const before = await waiting();
  await page.getByLabel('给考生的话').fill('材料齐全');
  await twice(page.getByRole('button', { name: /^通\s?过 A/ }), 'POST /api/company/examRegistrations/:id/moves');
  expect(await waiting()).toBe(before - 1);
}

/** The seeker registers for the first post of a project. */
async function registerOnce(seeker: Page, id: string): Promise<void> {
  await seeker.goto(`/exams/details?id=${id}`);
  await seeker.locator('.exam-post button').first().click();
  await seeker.getByRole('button', { name: '报名这个岗位' }).click();
  const form = seeker.getByRole('dialog');
  await form.getByLabel('身份证号').fill(await seekerIdentity(site.origin));
  await attach(seeker, ['证件照', '身份证', '毕业证']);
  await form.getByRole('checkbox', { name: /诚信承诺/ }).check();
  await twice(button(form, '提交报名'), 'POST /api/exams/:id/registrations');
}

async function registration(seeker: Page, reviewer: Page, call: Call, id: string): Promise<void> {
  await registerOnce(seeker, id);
  const waiting = await openQueue(reviewer, call, id);
  expect(await waiting()).toBe(1);
  await button(reviewer, '查看全号').click();
  const ask = reviewer.getByRole('dialog');
  await ask.getByRole('textbox').fill('核对原件');
  await twice(button(ask, '查看'), 'POST /api/company/examRegistrations/:id/identity');
  await reviewer.getByLabel('给考生的话').fill('毕业证缺页，请补齐');
  const back = reviewer.getByRole('button', { name: /^退回补件/ });
  await twice(back, 'POST /api/company/examRegistrations/:id/moves');

  await seeker.goto('/client/exams');
  await seeker.getByLabel('说明').fill('已补齐');
  await twice(button(seeker, '提交补件'), 'POST /api/exams/registrations/:id/moves');
  await openQueue(reviewer, call, id);
  await button(reviewer, '批量通过').click();
  const sure = button(reviewer.locator('.ant-popconfirm'), '批量通过');
  await twice(sure, 'POST /api/company/exams/:id/approvals');
  await openQueue(reviewer, call, id, 'approved');
  await reviewer.getByLabel('给考生的话').fill('证书编号须再核对');
  const reopen = reviewer.getByRole('button', { name: /^撤销结论/ });
  await twice(reopen, 'POST /api/company/examRegistrations/:id/moves');
  expect(await waiting()).toBe(1);

  // The slow second press may have met a link in the place of the button.
  await seeker.goto('/client/exams');
  // Of several registrations only those with a near date and those that wait for the seeker are open.
  await seeker.getByText('等待资格审核').first().click();
  await seeker.getByRole('button', { name: '撤回报名' }).click();
  await twice(seeker.getByRole('button', { name: '确认撤回' }), 'POST /api/exams/registrations/:id/moves');
}

async function operator(page: Page, title: string): Promise<void> {
  const call = overHttp(site.origin, await tokenOf(page));
  const acts = async (act: string) => (await call('GET', `/api/admin/acts?act=${act}`)).total as number;
  /** Gives the reason, presses twice, and counts what the log says of it. */
  const once = async (act: string, label: string, endpoint: EndpointKey) => {
    const before = await acts(act);
    const ask = page.getByRole('dialog').last();
    await ask.getByLabel(/^(?:理由|原因)/).fill('接到来信，已经核实');
    await twice(button(ask, label), endpoint);
    expect(await acts(act)).toBe(before + 1);
  };
  await page.goto(`/admin/exams?keyword=${encodeURIComponent(title)}`);
  const project = page.getByRole('row').filter({ hasText: title });
  await button(project, `${title} 更多操作`).click();
  await page.getByRole('menuitem', { name: '暂停' }).click();
  await once('exam.suspend', '暂停', 'POST /api/admin/exams/:id/moves');
  await button(project, '恢复').click();
  await once('exam.resume', '恢复', 'POST /api/admin/exams/:id/moves');

  const { id, name } = await registerCompany(await site.person(), site.origin);
  await certify(call, id);
  await page.goto('/admin/exams?tab=organisers');
  await button(page, '准许单位').click();
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  await once('exam.allow', '准许', 'PUT /api/admin/examOrganisers/:id');
  await button(page.getByRole('row').filter({ hasText: name }), '收回').click();
  await once('exam.disallow', '收回', 'PUT /api/admin/examOrganisers/:id');
}

test('one project, one notice, one registration, one decision each, one suspension, one allowed organiser', {
  timeout: 240_000,
}, async () => {
  const member = await watchedMember(await site.person(), demoPeople.owner.phone, '/exam');
  const seeker = watch(await site.person());
  await enterAs(seeker, demoPeople.seeker.phone, 'client');
  const operatorPage = watch(await site.person());
  await enterAsOperator(operatorPage, 'super');
  await operatorPage.goto('/admin');
  const { call } = await demoRecruiter(site.origin);
  const id = await publish(member, call);
  await notice(member, call, id);
  await staff(member, call, id);
  await registration(seeker, member, call, id);
  await approveFirst(member, call);
  const { title } = await call('GET', `/api/company/exams/${id}`);
  await operator(operatorPage, title);
  await member.goto(`/exam/edit?id=${id}`);
  await member.getByRole('button', { name: / 更多操作$/ }).click();
  await member.getByRole('menuitem', { name: '取消项目' }).click();
  await member.getByLabel('原因').fill('计划有变');
  await twice(button(member.getByRole('dialog'), '取消项目'), 'POST /api/company/exams/:id/moves');
  expect((await call('GET', `/api/company/exams/${id}`)).notices).toHaveLength(4);
});

/** A published project with a fee and two posts; its registration ends after some days. */
async function withFee(call: Call): Promise<{ id: string; postId: string; end(): Promise<void> }> {
  const { id } = await call('POST', '/api/company/exams', {
    title: `集团 2027 年收费招聘教师 ${randomInt(1e6)}`,
    regionCode: '330100',
  });
  const post = { employer: '湖滨中学', title: '高中数学教师', headcount: 2, stage: null, subject: null, ratio: null };
  const posts = ['0101', '0102'].map((code) => ({ ...post, code, requirements: {} }));
  const saved = await call('PUT', `/api/company/exams/${id}/posts`, { posts });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const save = async (until: number) => {
    const { revision, title, regionCode, settings } = await call('GET', `/api/company/exams/${id}`);
    const phones = [{ name: '政策咨询', number: '0000-81206601' }];
    const span = (step: string, from: number, to: number) => ({
      step,
      startsAt: day(from),
      endsAt: day(to),
      detail: '',
    });
    await call('PUT', `/api/company/exams/${id}`, {
      revision,
      title,
      regionCode,
      documentNumber: '',
      announcement: '<p>补充招聘教师四名。</p>',
      settings: { ...settings, fee: 5_000, payNote: '教育集团账户，备注报名号', phones },
      steps: [span('register', -3, until), span('pay', -3, 9), span('publicity', 40, 60)],
    });
  };
  await save(5);
  await call('POST', `/api/company/exams/${id}/moves`, { move: 'publish' });
  return { id, postId: saved.items[0].id, end: () => save(-0.001) };
}

test('a receipt is sent once, a payment confirmed once, another post chosen once', { timeout: 240_000 }, async () => {
  const { call } = await demoRecruiter(site.origin);
  const project = await withFee(call);
  const seeker = watch(await site.person());
  await enterAs(seeker, demoPeople.seeker.phone, 'client');
  await registerOnce(seeker, project.id);
  const own = async () => (await call('GET', `/api/company/exams/${project.id}/registrations`)).items[0];
  const detail = async () => call('GET', `/api/company/examRegistrations/${(await own()).id}`);
  const moves = async () => (await detail()).events.map(({ move }: { move: string }) => move);
  await call('POST', `/api/company/examRegistrations/${(await own()).id}/moves`, { move: 'approve', reason: '符合' });

  await seeker.goto('/client/exams');
  await attach(seeker, ['缴费凭证']);
  await twice(button(seeker, '提交缴费凭证'), 'POST /api/exams/registrations/:id/moves');
  expect(await moves()).toEqual(['submit', 'approve', 'remit']);

  const path = `/exam/review?id=${project.id}&status=approved`;
  const member = await watchedMember(await site.person(), demoPeople.owner.phone, path);
  await member.getByText('只看已交缴费凭证的 1 份').waitFor();
  await button(member, '批量确认缴费').click();
  const list = member.getByRole('dialog');
  await list.getByLabel('报名号').fill(String((await own()).number));
  await twice(button(list, '确认 1 人已缴费'), 'POST /api/company/exams/:id/payments');
  expect(await moves()).toEqual(['submit', 'approve', 'remit', 'pay']);

  await project.end();
  await call('POST', `/api/company/exams/${project.id}/ratio`, {
    posts: [{ id: project.postId, headcount: 0 }],
    chooseUntil: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await seeker.reload();
  await seeker.getByLabel('改报岗位').selectOption({ index: 1 });
  await twice(button(seeker, '改报这个岗位'), 'POST /api/exams/registrations/:id/moves');
  expect(await moves()).toEqual(['submit', 'approve', 'remit', 'pay', 'fall', 'choose']);
});
