import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { publishedExam, registerHere } from '#e2e/lib/given-exam.ts';
import { certify, operatorOverHttp } from '#e2e/lib/operator-over-http.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { plantRecords } from '#e2e/lib/plant-session.ts';
import { registerCompany } from '#e2e/lib/register-company.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

test('an employer in the table examines its own applicants and sees nobody else’s; a question is answered in public', async () => {
  const school = await registerCompany(await site.person(), site.origin);
  const operator = await operatorOverHttp(site.origin, 'super');
  await certify(operator, school.id);
  const { call } = await demoRecruiter(site.origin);
  const title = '钱江湾教育集团 2027 年联合招聘教师';
  const id = await publishedExam(call, title, [school.name, '湖滨中学']);

  const lead = await site.person();
  await enterAs(lead, demoPeople.owner.phone, 'enterprise');
  await lead.goto(`/exam/edit?id=${id}&tab=staff`);
  await lead.getByRole('button', { name: '添加工作人员' }).click();
  const form = lead.getByRole('dialog');
  await form.getByRole('radio', { name: '用人单位' }).check();
  await form.getByLabel('手机号').fill(school.phone);
  await form.getByRole('button', { name: /^保\s?存$/ }).click();
  await lead.getByText('周清扬').first().waitFor();

  const seeker = await site.person();
  await enterAs(seeker, demoPeople.seeker.phone, 'client');
  await seeker.goto(`/exams/details?id=${id}`);
  await registerHere(seeker, site.origin);
  await seeker.getByRole('button', { name: '提问' }).click();
  const question = '复审要带毕业证原件吗？';
  await seeker.getByLabel('你的问题').fill(question);
  await seeker.getByRole('button', { name: /^提\s?交$/ }).click();
  await seeker.getByRole('list', { name: '我的提问' }).getByText(question).waitFor();

  const employer = await site.person();
  await plantRecords(employer, { ...(await school.call('GET', '/api/session')), token: school.token });
  await employer.goto('/exam');
  await employer.getByRole('link', { name: title }).waitFor();
  await employer.goto(`/exam/review?id=${id}`);
  const queue = employer.getByRole('list', { name: '审核队列' });
  await queue.getByRole('button', { name: new RegExp(demoPeople.seeker.name) }).click();
  await employer.getByRole('heading', { name: demoPeople.seeker.name }).waitFor();
  await employer.getByLabel('给考生的话').fill('材料齐全');
  await employer.getByLabel('给考生的话').blur();
  await employer.keyboard.press('a');
  await employer.getByText(`${demoPeople.seeker.name}：通过`).waitFor();
  const rooms = `/api/company/exams/${id}/rooms`;
  await expect(school.call('GET', rooms), 'only the review is the reviewer’s').rejects.toThrow(/403/);

  await lead.goto(`/exam/edit?id=${id}&tab=questions`);
  await lead.getByLabel('答复').fill('要带，复审核对原件。');
  await lead.getByRole('button', { name: /^答\s?复$/ }).click();
  await lead.getByText(/已公开/).waitFor();
  const visitor = await site.person({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`/exams/details?id=${id}`);
  await visitor.getByText('要带，复审核对原件。').waitFor();
  const table = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: '下载岗位表' }).click();
  expect((await table).suggestedFilename()).toMatch(/岗位表\.xlsx$/);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
