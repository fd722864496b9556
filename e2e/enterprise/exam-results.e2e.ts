import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { publishedExam, registerHere } from '#e2e/lib/given-exam.ts';
import { demoRecruiter, overHttp } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const hour = 3_600_000;
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

type Call = ReturnType<typeof overHttp>;
type Answer = Awaited<ReturnType<Call>>;

/** A colleague of the owner's, whom a project has as 考务. */
async function rooms(call: Call, id: string): Promise<Call> {
  const { phone, name } = demoPeople.colleague;
  const { items, colleagues } = await call('GET', `/api/company/exams/${id}/staff`);
  const { memberId } = [...items, ...colleagues].find((one: Answer) => one.name === name);
  await call('PUT', `/api/company/exams/${id}/staff`, { memberId, role: 'rooms', posts: null });
  const login = { phone, password: demoPassword };
  const { token } = await overHttp(site.origin)('POST', '/api/company/recruiterLogin', login);
  return overHttp(site.origin, token);
}

/** Approves the only registration, seats it by draw, and lets the paper be over. Returns the ticket. */
async function sit(call: Call, id: string): Promise<string> {
  const { items } = await call('GET', `/api/company/exams/${id}/registrations`);
  await call('POST', `/api/company/examRegistrations/${items[0].id}/moves`, { move: 'approve', reason: '符合' });
  const { revision, title, regionCode, documentNumber, announcement, settings } = await call(
    'GET',
    `/api/company/exams/${id}`,
  );
  const steps = (
    [
      ['register', -72, -2],
      ['written', -1, -0.5],
      ['recheck', -0.5, 24],
      ['interview', -0.1, 25],
      ['medical', 25, 26],
      ['publicity', 27, 400],
    ] as const
  ).map(([step, from, to]) => ({ step, startsAt: soon(from * hour), endsAt: soon(to * hour), detail: '' }));
  const form = { revision, title, regionCode, documentNumber, announcement, settings, steps };
  await call('PUT', `/api/company/exams/${id}`, form);
  const room = { place: '湖滨中学', address: '', name: '致远楼 203', seats: 30, subject: null, accessible: false };
  await call('PUT', `/api/company/exams/${id}/rooms`, { rooms: [room] });
  for (const move of ['commit', 'reveal']) await call('POST', `/api/company/exams/${id}/draw`, { move });
  return (await call('GET', `/api/company/exams/${id}/scores`)).items[0].ticket;
}

/** The interview of one person: a group and its lots by calls, the sheet on a judge's phone. */
async function interview(call: Call, second: Call, id: string): Promise<void> {
  const place = { place: '湖滨中学录播室', startsAt: soon(0), seats: 5 };
  const group = { ...place, posts: ['0101'], criteria: [{ name: '试讲', max: 100 }] };
  const { groups } = await call('PUT', `/api/company/exams/${id}/groups`, { groups: [group] });
  for (const move of ['commit', 'reveal']) await call('POST', `/api/company/exams/${id}/lots`, { move });
  const { codes } = await second('POST', `/api/company/examGroups/${groups[0].id}/judges`, { names: ['钱立'] });
  const judge = await site.person(phone);
  await judge.goto(`/judge#${codes[0].code}`);
  const sheet = judge.getByRole('form', { name: '1 号评分表' });
  await sheet.locator('input').fill('91');
  await sheet.getByRole('button', { name: '封存', exact: true }).tap();
  await sheet.getByRole('button', { name: '确认封存' }).tap();
  await judge.getByText('全部已上报').waitFor();
  await second('POST', `/api/company/examGroups/${groups[0].id}/moves`, { move: 'close' });
}

/** One person prepares a list by the console's call. */
async function prepare(call: Call, id: string, kind: string, inMs: number): Promise<{ id: string; publicAt: string }> {
  const path = `/api/company/exams/${id}/publications`;
  // What an earlier try of this story left is corrected.
  const before = (await call('GET', path)).items.filter((one: Answer) => one.kind === kind);
  for (const one of before)
    if (one.moves.includes('drop'))
      await call('POST', `/api/company/examPublications/${one.id}/moves`, { move: 'drop' });
  const reason = before.some(({ status }: Answer) => status === 'confirmed') ? '再次公布' : '';
  const { items } = await call('POST', path, { kind, publicAt: soon(inMs), reason });
  return items.find((one: Answer) => one.kind === kind && one.status === 'prepared');
}

const momentOf = ({ publicAt }: { publicAt: string }) => sleep(Math.max(0, Date.parse(publicAt) - Date.now()));

/** Another person reads the list and confirms it. */
async function confirmed(page: Page, id: string): Promise<void> {
  await page.goto(`/exam/results?id=${id}&tab=publications`);
  await button(page, /^核\s?对$/).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await button(page, '确认公布').click();
  await page.getByText('已确认，到时公布').waitFor();
}

test('from the first score to the appointment: two people of staff, a judge, the applicant, a visitor, an objection', {
  timeout: 240_000,
}, async () => {
  const { call } = await demoRecruiter(site.origin);
  const title = `钱江湾教育集团 2027 年从成绩到聘用的招聘 ${randomInt(1e6)}`;
  const id = await publishedExam(call, title);
  const second = await rooms(call, id);
  const seeker = await site.person();
  await enterAs(seeker, demoPeople.seeker.phone, 'client');
  await seeker.goto(`/exams/details?id=${id}`);
  await registerHere(seeker, site.origin);
  const ticket = await sit(call, id);
  const publish = async (kind: string) => {
    const list = await prepare(call, id, kind, 3_000);
    await second('POST', `/api/company/examPublications/${list.id}/moves`, { move: 'confirm' });
    await momentOf(list);
  };
  /** Until the job of a list has moved its people. */
  const stands = (step: string) =>
    expect
      .poll(async () => (await call('GET', `/api/company/exams/${id}/candidates?step=${step}`)).items.length, {
        timeout: 30_000,
      })
      .toBe(1);

  // Scores: one enters, another confirms in the console; they appear at their moment.
  await call('PUT', `/api/company/exams/${id}/scores`, { scores: [{ ticket, mark: 'score', points: 86.75 }] });
  const colleague = await site.person();
  await enterAs(colleague, demoPeople.colleague.phone, 'enterprise');
  await colleague.goto(`/exam/results?id=${id}`);
  await button(colleague, '确认他人登记的成绩').click();
  await colleague.getByText('已确认 1 个成绩').waitFor();
  const visitor = await site.person(phone);
  await visitor.goto(`/exams/results?id=${id}`);
  await visitor.getByText('还没有公布结果').waitFor();
  const written = await prepare(call, id, 'written', 15_000);
  await confirmed(colleague, id);
  await visitor.reload();
  await visitor.getByText(/之前任何人都看不到/).waitFor();
  expect(await visitor.content()).not.toContain('86.75');
  await momentOf(written);
  await visitor.reload();
  await visitor.getByText('86.75').first().waitFor();
  await visitor.getByLabel('准考证号后四位').fill(ticket.slice(-4));
  await button(visitor, '查找').click();
  await visitor.getByText('已在名单中标出').waitFor();
  await fitsPhone(visitor);
  await seeker.goto('/client/exams');
  const card = seeker.getByRole('article', { name: title });
  await card.getByText('86.75').first().waitFor();

  // Shortlist and recheck: the applicant chooses a slot, staff record the outcome.
  await publish('shortlist');
  await stands('recheck');
  const slot = { startsAt: soon(2 * hour), endsAt: soon(3 * hour), place: '湖滨中学 201', seats: 5 };
  await call('POST', `/api/company/exams/${id}/slots`, { slots: [slot] });
  await seeker.reload();
  await card.getByText('预约资格复审的时段').waitFor();
  await card.getByRole('radio').first().check();
  await card.getByRole('button', { name: '选定时段' }).click();
  await card.getByText('按时参加资格复审').waitFor();
  const lead = await site.person();
  await enterAs(lead, demoPeople.owner.phone, 'enterprise');
  await lead.goto(`/exam/candidates?id=${id}`);
  await lead.getByText('湖滨中学 201').first().waitFor();
  await button(lead, /^合\s?格$/).click();
  await lead.getByText('已登记：合格').waitFor();

  // Interview, totals, medical examination, publicity.
  await interview(call, second, id);
  await publish('totals');
  await stands('medical');
  await seeker.reload();
  await card.getByText('89.3').first().waitFor();
  await lead.goto(`/exam/candidates?id=${id}&step=medical`);
  await button(lead, /^合\s?格$/).click();
  await lead.getByText('已登记：合格').waitFor();
  await publish('publicity');
  await visitor.goto(`/exams/results?id=${id}`);
  await visitor.getByText(/^公示中，第/).waitFor();
  await visitor.getByRole('region', { name: '拟聘用名单表' }).getByText('89.3').waitFor();

  // An objection is answered; nobody is appointed before the working days are over.
  await seeker.goto(`/exams/results?id=${id}`);
  const form = seeker.getByRole('form', { name: '提出异议' });
  await form.getByLabel('真实姓名').fill('林知夏');
  await form.getByLabel('事实与理由').fill('请核对名单中的毕业院校名称是否完整。');
  await form.getByRole('checkbox', { name: /真实性负责/ }).check();
  await form.getByRole('button', { name: '提交异议' }).click();
  await seeker.getByText('异议已提交，答复会通知你').waitFor();
  await lead.goto(`/exam/objections?id=${id}`);
  await button(lead, '不属实，答复').click();
  await lead.getByRole('dialog').getByRole('textbox').fill('院校名称与毕业证一致。');
  await button(lead, /^答\s?复$/).click();
  await lead.getByText('已答复，并通知提出人').waitFor();
  await visitor.reload();
  await visitor.getByText('院校名称与毕业证一致。').waitFor();
  await fitsPhone(visitor);
  await expect(prepare(call, id, 'appointment', hour)).rejects.toThrow('公示还没有满 7 个工作日');

  // Of the demo's project whose working days are over people are appointed.
  const { items } = await call('GET', `/api/exams?keyword=${encodeURIComponent('春季公开招聘')}`);
  const over = items[0].id;
  await rooms(call, over);
  const appointment = await prepare(call, over, 'appointment', 10_000);
  await confirmed(colleague, over);
  await momentOf(appointment);
  await visitor.goto(`/exams/results?id=${over}`);
  await visitor.getByRole('heading', { name: '聘用名单', level: 1 }).waitFor();
  const statuses = async () =>
    (await call('GET', `/api/company/exams/${over}/candidates?step=listed`)).items.map(({ status }: Answer) => status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(['appointed', 'appointed']);
});
