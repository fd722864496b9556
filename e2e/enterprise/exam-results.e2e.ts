import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayAt, dayMs } from '#contract/months.ts';
import { demoOperators, demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { recruiterByCode } from '#e2e/lib/demo-code.ts';
import { publishedExam, registerHere } from '#e2e/lib/given-exam.ts';
import { type Person, personOf, recordsOf } from '#e2e/lib/moved-clock/person-of.ts';
import { useMovedProduct } from '#e2e/lib/moved-clock/use-moved-product.ts';
import { operatorCode } from '#e2e/lib/operator-code.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';
import { archiveFaults } from '#modules/exams/contract/archive/archive-faults.ts';
import { unpackArchive } from '#scripts/verify/unpack-archive.ts';

// One project through its whole timetable of six weeks, on a product whose clock the story sets forward: by the public, an
// applicant, a judge, two people of staff, a reviewer, an observer and an operator.

const product = useMovedProduct();
const site = useSite([], product);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const minute = 60_000;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fitsPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

type Answer = Awaited<ReturnType<ReturnType<typeof overHttp>>>;

/** A moment of the project's course: its day, and the time in Shanghai. */
function courseFrom(start: number) {
  const midnight = Date.parse(`${dayAt(new Date(start))}T00:00:00+08:00`);
  return (day: number, time = '10:00') => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return midnight + day * dayMs + (hours * 60 + minutes) * minute;
  };
}
type Course = ReturnType<typeof courseFrom>;

const iso = (moment: number) => new Date(moment).toISOString();

const timetable = (at: Course) =>
  (
    [
      ['register', at(0, '00:00'), at(2, '17:00')],
      ['review', at(0, '00:00'), at(3, '09:00')],
      ['written', at(6, '09:00'), at(6, '11:30')],
      ['recheck', at(12, '09:00'), at(13, '17:00')],
      ['interview', at(16, '09:00'), at(16, '17:00')],
      ['medical', at(20, '09:00'), at(21, '17:00')],
      ['inspection', at(22, '09:00'), at(22, '17:00')],
      ['publicity', at(24, '09:00'), at(44, '17:00')],
    ] as const
  ).map(([step, from, to]) => ({ step, startsAt: iso(from), endsAt: iso(to), detail: '' }));

const visitor = async (path: string) => {
  const page = await site.person(phone);
  await page.goto(path);
  return page;
};

const byPassword = (path: string, phone: string) =>
  personOf(site, product, async () => {
    const { token } = await overHttp(site.origin)('POST', path, { phone, password: demoPassword });
    return recordsOf(site.origin, token);
  });

const operator = () =>
  personOf(site, product, async () => {
    const [, { phone }] = demoOperators;
    const code = await operatorCode(site.origin, phone, product.now);
    return overHttp(site.origin)('POST', '/api/admin/login', { phone, password: demoPassword, code });
  });

/** A new colleague, who joins the owner's school by a link and signs in by code. */
async function colleague(owner: Person, name: string): Promise<Person> {
  const number = `136${String(randomInt(1e8)).padStart(8, '0')}`;
  const signIn = async () => (await recruiterByCode(site.origin, number)).token as string;
  const { path } = await owner.call('POST', '/api/team/links', { role: 'interviewer' });
  const joining = await signIn();
  const invitation = `/api/team/invitations/${new URL(path, site.origin).searchParams.get('invite')}`;
  await overHttp(site.origin, joining)('POST', invitation, { name, title: '教师' });
  const first = await recordsOf(site.origin, joining);
  const joinedAt = product.now();
  return personOf(site, product, async () =>
    product.now() - joinedAt < minute ? first : recordsOf(site.origin, await signIn()),
  );
}

/** Names a member of the school for a part in the project. */
async function name(owner: Person, id: string, who: string, role: string): Promise<void> {
  const { items, colleagues } = await owner.call('GET', `/api/company/exams/${id}/staff`);
  const { memberId } = [...items, ...colleagues].find((one: Answer) => one.name === who);
  await owner.call('PUT', `/api/company/exams/${id}/staff`, { memberId, role, posts: null });
}

/** Seats everybody by the open draw. Returns the ticket of the only applicant. */
async function seat(owner: Person, id: string): Promise<string> {
  const room = { place: '湖滨中学', address: '', name: '致远楼 203', seats: 30, subject: null, accessible: false };
  await owner.call('PUT', `/api/company/exams/${id}/rooms`, { rooms: [room] });
  for (const move of ['commit', 'reveal']) await owner.call('POST', `/api/company/exams/${id}/draw`, { move });
  return (await owner.call('GET', `/api/company/exams/${id}/scores`)).items[0].ticket;
}

/** The interview of one person: a group and its lots by calls, the sheet on a judge's phone. */
async function interview(owner: Person, second: Person, id: string, startsAt: number): Promise<void> {
  const place = { place: '湖滨中学录播室', startsAt: iso(startsAt), seats: 5 };
  const group = { ...place, posts: ['0101'], criteria: [{ name: '试讲', max: 100 }] };
  const { groups } = await owner.call('PUT', `/api/company/exams/${id}/groups`, { groups: [group] });
  for (const move of ['commit', 'reveal']) await owner.call('POST', `/api/company/exams/${id}/lots`, { move });
  const judges = `/api/company/examGroups/${groups[0].id}/judges`;
  await second.call('POST', judges, { names: ['钱立'] });
  const [{ id: named }] = (await owner.call('GET', `/api/company/examGroups/${groups[0].id}`)).proposals;
  const { codes } = await owner.call('POST', `/api/company/examProposals/${named}/moves`, { move: 'confirm' });
  await product.moveTo(startsAt + 10 * minute);
  const judge = await visitor(`/judge#${codes[0].code}`);
  const sheet = judge.getByRole('form', { name: '1 号评分表' });
  await sheet.locator('input[inputmode]').fill('91');
  expect(await judge.content(), 'a number without a name').not.toContain(demoPeople.seeker.name);
  await sheet.getByRole('button', { name: '封存', exact: true }).tap();
  await sheet.getByRole('button', { name: '确认封存' }).tap();
  await judge.getByText('全部已上报').waitFor();
  await fitsPhone(judge);
  await second.call('POST', `/api/company/examGroups/${groups[0].id}/moves`, { move: 'close' });
}

/** Another person reads a list and confirms it. */
async function confirmed(second: Person, id: string): Promise<void> {
  const page = await second.visit(`/exam/results?id=${id}&tab=publications`);
  await button(page, /^核\s?对$/).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await button(page, '确认公布').click();
  await page.getByText('已确认，到时公布').waitFor();
}

test('one project from its first score to the appointment, by everybody who has a part in it', {
  timeout: 240_000,
}, async () => {
  const owner = byPassword('/api/company/recruiterLogin', demoPeople.owner.phone);
  const second = byPassword('/api/company/recruiterLogin', demoPeople.colleague.phone);
  const applicant = byPassword('/api/jober/joberLogin', demoPeople.seeker.phone);
  const watching = operator();
  const at = courseFrom(product.now());
  const mark = randomInt(1e6);
  const title = `钱江湾教育集团 2027 年从成绩到聘用的招聘 ${mark}`;
  const id = await publishedExam(owner.call, title, undefined, timetable(at));
  const reviewer = await colleague(owner, `审核${mark}`);
  const observer = await colleague(owner, `监督${mark}`);
  await name(owner, id, demoPeople.colleague.name, 'rooms');
  await name(owner, id, `审核${mark}`, 'reviewer');
  await name(owner, id, `监督${mark}`, 'observer');
  const prepare = async (kind: string, publicAt: number): Promise<Answer> => {
    const body = { kind, publicAt: iso(publicAt), reason: '' };
    const { items } = await owner.call('POST', `/api/company/exams/${id}/publications`, body);
    return items.find((one: Answer) => one.kind === kind && one.status === 'prepared');
  };
  /** Prepares, has it confirmed, and waits for its moment and for what follows from it. */
  const publish = async (kind: string, publicAt: number, step: string): Promise<string> => {
    const list = await prepare(kind, publicAt);
    await second.call('POST', `/api/company/examPublications/${list.id}/moves`, { move: 'confirm' });
    await product.moveTo(publicAt);
    const people = `/api/company/exams/${id}/candidates?step=${step}`;
    await expect.poll(async () => (await owner.call('GET', people)).items.length, { timeout: 30_000 }).toBe(1);
    return list.id;
  };
  const ownRow = async () => {
    const page = await applicant.visit('/client/exams');
    const row = page.getByRole('article', { name: title });
    // Of several registrations only those with a near date and those that wait for the seeker are open.
    // What waits is known a moment later, and opens its row by itself.
    await page.waitForLoadState('networkidle');
    const isOpen = await row
      .locator('details')
      .first()
      .evaluate((details) => (details as HTMLDetailsElement).open);
    if (!isOpen) await row.getByRole('heading', { level: 2 }).click();
    return row;
  };
  const passes = async (who: Person, step: string) => {
    const page = await who.visit(`/exam/candidates?id=${id}&step=${step}`);
    await button(page, /^合\s?格$/).click();
    await page.getByText('已登记：合格').waitFor();
  };

  // The operator suspends the project, and lets it go on.
  const desk = await watching.visit(`/admin/exams?keyword=${encodeURIComponent(title)}`);
  for (const move of [/^暂\s?停$/, /^恢\s?复$/]) {
    if (move.test('暂停')) {
      await button(desk, `${title} 更多操作`).click();
      await desk.getByRole('menuitem', { name: move }).click();
    } else await button(desk, move).click();
    await desk.getByRole('dialog').getByRole('textbox').fill('核对岗位表');
    await desk.getByRole('dialog').getByRole('button', { name: move }).click();
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
  }

  // Registration, and its review by the reviewer, who has no part in the scores.
  const seeker = await applicant.visit(`/exams/details?id=${id}`);
  await registerHere(seeker, site.origin);
  const review = await reviewer.visit(`/exam/review?id=${id}`);
  await review.getByRole('heading', { name: demoPeople.seeker.name }).waitFor();
  await review.getByLabel('给考生的话').fill('材料齐全');
  await review.getByLabel('给考生的话').blur();
  await review.keyboard.press('a');
  await review.getByText(`${demoPeople.seeker.name}：通过`).waitFor();
  await review.goto(`/exam/results?id=${id}`);
  await review.getByText('您是这个项目的审核员，不能查看成绩和名单').waitFor();

  // Scores: one enters, another confirms in the console; they appear at their moment.
  await product.moveTo(at(3));
  const ticket = await seat(owner, id);
  await product.moveTo(at(6, '14:00'));
  await owner.call('PUT', `/api/company/exams/${id}/scores`, { scores: [{ ticket, mark: 'score', points: 86.75 }] });
  const scores = await second.visit(`/exam/results?id=${id}`);
  await button(scores, '确认他人登记的成绩').click();
  await scores.getByText('已确认 1 个成绩').waitFor();
  await (await visitor(`/exams/results?id=${id}`)).getByText('还没有公布结果').waitFor();
  const written = await prepare('written', at(8));
  await confirmed(second, id);
  await product.moveTo(at(8) - minute);
  const watched = await observer.visit(`/exam/results?id=${id}`);
  await watched.getByText('86.75').first().waitFor();
  expect(await button(watched, '确认他人登记的成绩').count(), 'an observer reads').toBe(0);
  const changed = { scores: [{ ticket, mark: 'score', points: 90 }] };
  await expect(observer.call('PUT', `/api/company/exams/${id}/scores`, changed)).rejects.toThrow('监督，不能登记');
  await expect(watching.call('GET', `/api/company/exams/${id}/scores`)).rejects.toThrow(/40[13]/);
  const early = await visitor(`/exams/results?id=${id}`);
  await early.getByText(/之前任何人都看不到/).waitFor();
  expect(await early.content(), 'a minute before').not.toContain('86.75');
  const waiting = await ownRow();
  await waiting
    .getByRole('region', { name: /下一步$/ })
    .getByText('等待笔试成绩')
    .waitFor();
  expect(await waiting.innerText(), 'a minute before').not.toContain('86.75');
  await product.moveTo(at(8));
  // Kept pages age by real time: the address of the list has not been asked before.
  const list = await visitor(`/exams/results?id=${id}&list=${written.id}`);
  await list.getByText('86.75').first().waitFor();
  await list.getByLabel('准考证号后四位').fill(ticket.slice(-4));
  await button(list, '查找').click();
  await list.getByText('已在名单中标出').waitFor();
  await fitsPhone(list);
  await (await ownRow()).getByText('86.75').filter({ visible: true }).first().waitFor();

  // Shortlist and recheck: the applicant chooses a slot, the reviewer records the outcome.
  await publish('shortlist', at(9), 'recheck');
  const slot = { startsAt: iso(at(12, '09:00')), endsAt: iso(at(12, '10:00')), place: '湖滨中学 201', seats: 5 };
  await owner.call('POST', `/api/company/exams/${id}/slots`, { slots: [slot] });
  const row = await ownRow();
  const next = row.getByRole('region', { name: /下一步$/ });
  await next.getByText('预约资格复审的时段').waitFor();
  await row.getByText('09:00–10:00').click();
  await row.getByRole('button', { name: '选定时段' }).click();
  await row.getByText('按时参加资格复审').filter({ visible: true }).first().waitFor();
  await product.moveTo(at(12, '09:30'));
  await passes(reviewer, 'recheck');

  // Interview, totals, medical examination, inspection.
  await interview(owner, second, id, at(16, '09:00'));
  await publish('totals', at(17), 'medical');
  await (await ownRow()).getByText('89.3').filter({ visible: true }).first().waitFor();
  await product.moveTo(at(20));
  await passes(owner, 'medical');
  await product.moveTo(at(22));
  await passes(owner, 'inspection');

  // Publicity: an objection is answered, and nobody is appointed before the last working day is over.
  const publicity = await publish('publicity', at(24, '09:00'), 'listed');
  const shown = await visitor(`/exams/results?id=${id}&list=${publicity}`);
  await shown.getByText(/^还有 \d+ 个工作日/).waitFor();
  await shown.getByRole('region', { name: '拟聘用名单表' }).getByText('89.3').waitFor();
  const objecting = await applicant.visit(`/exams/results?id=${id}&list=${publicity}`);
  const form = objecting.getByRole('form', { name: '提出异议' });
  await form.getByLabel('真实姓名').fill('林知夏');
  await form.getByLabel('事实与理由').fill('请核对名单中的毕业院校名称是否完整。');
  await form.getByRole('checkbox', { name: /真实性负责/ }).check();
  await form.getByRole('button', { name: '提交异议' }).click();
  await objecting.getByText('异议已提交，答复会通知你').waitFor();
  const supervision = await observer.visit(`/exam/objections?id=${id}`);
  await supervision.getByText('请核对名单中的毕业院校名称是否完整。').waitFor();
  expect(await button(supervision, /^答\s?复$/).count(), 'an observer reads').toBe(0);
  const answering = await owner.visit(`/exam/objections?id=${id}`);
  const reply = answering.getByRole('form', { name: '答复 林知夏' });
  await reply.getByText('不属实', { exact: true }).click();
  await reply.getByRole('textbox').fill('院校名称与毕业证一致。');
  await reply.getByRole('button', { name: /^答\s?复$/ }).click();
  await answering.getByText('已答复，并通知提出人').waitFor();
  await shown.reload();
  await shown.getByText('院校名称与毕业证一致。').waitFor();
  await fitsPhone(shown);
  const { window } = await owner.call('GET', `/api/examPublications/${publicity}/objections`);
  const over = Date.parse(window.endsAt);
  await product.moveTo(over - minute);
  await expect(prepare('appointment', over + 60 * minute)).rejects.toThrow('公示还没有满 7 个工作日');
  await product.moveTo(over);
  const last = await prepare('appointment', over + 60 * minute);
  await confirmed(second, id);
  await product.moveTo(over + 60 * minute);
  const appointed = await visitor(`/exams/results?id=${id}&list=${last.id}`);
  await appointed.getByRole('heading', { name: '聘用名单', level: 2 }).first().waitFor();
  const people = async () => (await owner.call('GET', `/api/company/exams/${id}/candidates?step=listed`)).items;
  await expect
    .poll(async () => (await people()).map(({ status }: Answer) => status), { timeout: 30_000 })
    .toEqual(['appointed']);

  // The observer takes the archive of the closed project, which proves itself.
  await owner.call('POST', `/api/company/exams/${id}/moves`, { move: 'close' });
  const closed = await observer.visit(`/exam/objections?id=${id}`);
  const download = closed.waitForEvent('download');
  await button(closed, /归档包/).click();
  const { faults, checked } = await archiveFaults(await unpackArchive(await readFile(await (await download).path())));
  expect(faults).toEqual([]);
  expect(checked).toMatchObject({ draws: 2, lists: 5 });
});
