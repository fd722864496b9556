import { sql } from 'drizzle-orm';
import { splitFen } from '#contract/money.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { isHoliday, onWorkingDay } from '#database/demo/holidays.ts';
import { day, hour, isoDay, isoMonth, minute, plus, startOfDay, weekday } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { type RowOf, rowsOf } from '#server/platform/database/database.ts';
import { labourTaxOf } from './contract/pay/income-tax.ts';
import { type SlipItem, slipTotals } from './contract/pay/slip-totals.ts';
import { wageAgreement, wageEvent, wageHours, wageSlip } from './schema.ts';

const hireColumns = {
  id: 'string',
  company: 'string',
  jober: 'string',
  since: 'string',
  stage: 'string?',
  teacher: 'string',
  teacherAccount: 'string',
  school: 'string',
  schoolAccount: 'string',
} as const;
type Hire = Omit<RowOf<typeof hireColumns>, 'since'> & { since: Date };

const MAX_AGREEMENTS = 40;
const of = (phone: string) => sql`(select id from account where phone = ${phone})`;

const teaching = Object.entries(roles).flatMap(([code, { group }]) =>
  group === 'teaching' || group === 'college' || code === 'lecturer' ? [code] : [],
);

/** Teachers taken on whose school has somebody to act for it; the demo's own teacher and school first. */
async function findHires(tx: DemoTransaction, now: Date): Promise<Hire[]> {
  const rows = await rowsOf(tx, hireColumns)`
    select delivery.id::text, delivery.company_id::text as company, delivery.jober_id::text as jober,
      delivery.changed_at as since, post.stages[1] as stage, jober.name as teacher, jober.account_id::text as "teacherAccount",
      member.name as school, member.account_id::text as "schoolAccount"
    from delivery
    join post on post.id = delivery.post_id and post.role = any(${sql.param(teaching)}::text[])
    join jober on jober.id = delivery.jober_id
    join company on company.id = delivery.company_id and company.status = 'approved'
    join lateral (
      select name, account_id from company_member
      where company_id = delivery.company_id and status = 'active' order by role = 'owner' desc, id limit 1) as member on true
    where delivery.status = 'hired' and delivery.changed_at < ${plus(startOfDay(now), -day)}::timestamptz
    order by jober.account_id = ${of(demoPeople.seeker.phone)} desc, member.account_id = ${of(demoPeople.owner.phone)} desc,
      delivery.id
    limit ${MAX_AGREEMENTS}`;
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

/** The weeks of a month up to today: two or three days of lessons each, none on a holiday. */
function drawHours(random: Random, now: Date, monthsAgo: number, notes: readonly string[]) {
  const first = new Date(`${isoMonth(now, -monthsAgo)}-01T00:00:00+08:00`);
  return Array.from({ length: 28 }, (_, at) => plus(first, at * day))
    .filter((at) => at < startOfDay(now) && weekday(at) % 2 === 1 && random.chance(0.8))
    .map((at) => ({ day: isoDay(at), quantity: random.pick([150, 200, 200, 300]), note: random.pick(notes), at }))
    .filter(({ at }) => !isHoliday(at));
}

/** What is taught beside the lessons: a 小学 has no 晚自习. */
function extraOf(stage: string | null): string {
  if (stage === 'primary') return '课后服务';
  return stage === 'junior' || stage === 'senior' || stage === 'vocational' ? '晚自习' : '加课';
}

interface Rows {
  agreements: (typeof wageAgreement.$inferInsert)[];
  hours: (typeof wageHours.$inferInsert)[];
  slips: (typeof wageSlip.$inferInsert)[];
  events: Omit<typeof wageEvent.$inferInsert, 'id'>[];
}

function addAgreement(rows: Rows, random: Random, hire: Hire, turn: number, now: Date): void {
  const [id, rateFen] = [random.id(), BigInt(random.pick([15_000, 18_000, 20_000, 24_000]))];
  // From the day after they were taken on.
  const from = new Date(Math.max(plus(startOfDay(now), -100 * day).getTime(), startOfDay(hire.since).getTime() + day));
  const agreedAt = plus(from, 10 * hour);
  const extra = extraOf(hire.stage);
  const { id: deliveryId, company: companyId, jober: joberId, schoolAccount } = hire;
  const note = `${extra}与代课均按课时计`;
  const terms = { rateFen, unit: 'lesson' as const, fromDay: isoDay(from), toDay: isoDay(plus(now, 90 * day)), note };
  const made = { createdBy: schoolAccount, createdAt: agreedAt };
  rows.agreements.push({ id, deliveryId, companyId, joberId, ...terms, ...made });

  const addEvent = (
    about: (typeof wageEvent.$inferInsert)['about'],
    aboutId: string,
    move: string,
    at: Date,
    states: [string | null, string],
    said = '',
  ) => {
    // The teacher confirms; the school does the rest.
    const by =
      move === 'confirm'
        ? { side: 'seeker' as const, actorId: hire.teacherAccount, actorName: hire.teacher }
        : { side: 'recruiter' as const, actorId: schoolAccount, actorName: hire.school };
    const [fromStatus, toStatus] = states;
    rows.events.push({ agreementId: id, ...by, about, aboutId, move, fromStatus, toStatus, note: said, at });
  };
  addEvent('agreement', id, 'agree', agreedAt, [null, 'agreed'], note);

  const addHours = (entry: ReturnType<typeof drawHours>[number], waits: boolean): void => {
    const { at, ...facts } = entry;
    const [hoursId, entered] = [random.id(), plus(at, 18 * hour)];
    const enteredAt = entered < now ? entered : plus(now, -hour);
    const decidedAt = waits ? null : plus(enteredAt, 10 * minute);
    const status = waits ? 'by-school' : 'confirmed';
    rows.hours.push({ id: hoursId, agreementId: id, ...facts, status, enteredAt, decidedAt });
    addEvent('hours', hoursId, 'enter', enteredAt, [null, 'by-school'], entry.day);
    if (decidedAt) addEvent('hours', hoursId, 'confirm', decidedAt, ['by-school', status], entry.day);
  };

  const addSlip = (drawn: ReturnType<typeof drawHours>, monthsAgo: number): void => {
    const quantity = drawn.reduce((all, line) => all + line.quantity, 0);
    const own: SlipItem[] = monthsAgo === 1 ? [{ kind: 'add', name: '交通补贴', fen: 20_000 }] : [];
    const tax = Number(labourTaxOf(slipTotals(rateFen, quantity, own).gross));
    const deducted: SlipItem = { kind: 'deduct', name: '代扣个税（劳务报酬）', fen: tax };
    const items = tax > 0 ? [...own, deducted] : own;
    const { pay, gross, deduction, net } = slipTotals(rateFen, quantity, items);
    const weights = drawn.map((line) => BigInt(line.quantity));
    const parts = splitFen(pay, weights);
    const lines = drawn.map(({ at: _, ...line }, at) => ({ ...line, fen: Number(parts[at]) }));
    const turnOfMonth = onWorkingDay(new Date(`${isoMonth(now, -monthsAgo + 1)}-01T10:00:00+08:00`));
    const ready = plus(turnOfMonth, random.int(0, 2) * hour);
    const issuedAt = ready < plus(now, -hour) ? ready : plus(now, -hour);
    const [slipId, due] = [random.id(), onWorkingDay(plus(issuedAt, 5 * day))];
    // Every other one has confirmed last month's too.
    const confirmed = monthsAgo === 2 || turn % 2 === 1;
    const paidAt = confirmed && due < now ? due : null;
    const isLarge = gross > 500_000n;
    rows.slips.push({
      ...{ id: slipId, agreementId: id, month: isoMonth(now, -monthsAgo), status: paidAt ? 'paid' : 'issued' },
      ...{ quantity, rateFen, lines, items, payFen: pay, grossFen: gross, deductionFen: deduction, netFen: net },
      ...{ writtenBy: schoolAccount, createdAt: issuedAt, issuedAt, paidAt },
      approvedBy: isLarge ? random.id() : null,
      approverName: isLarge ? '财务室' : null,
    });
    addEvent('slip', slipId, 'issue', issuedAt, ['draft', 'issued']);
    if (!paidAt) return;
    addEvent('slip', slipId, 'confirm', plus(issuedAt, day), ['issued', 'confirmed']);
    addEvent('slip', slipId, 'pay', paidAt, ['confirmed', 'paid']);
  };

  for (const monthsAgo of [2, 1, 0]) {
    const notes = ['', '', '', extra, '代课', '公开课备课'];
    const drawn = drawHours(random, now, monthsAgo, notes).filter(({ at }) => at >= from);
    const open = monthsAgo === 0 ? 2 : 0;
    for (const [place, entry] of drawn.entries()) addHours(entry, place >= drawn.length - open);
    if (monthsAgo > 0 && drawn.length > 0) addSlip(drawn, monthsAgo);
  }
}

/** Agreements of people taken on: a paid month, one that waits for the teacher's word, and hours of this month. */
export async function loadWages(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const rows: Rows = { agreements: [], hours: [], slips: [], events: [] };
  for (const [turn, hire] of (await findHires(tx, now)).entries()) addAgreement(rows, random, hire, turn, now);
  await bulkInsert(tx, wageAgreement, rows.agreements);
  await bulkInsert(tx, wageHours, rows.hours);
  await bulkInsert(tx, wageSlip, rows.slips);
  rows.events.sort((a, b) => a.at.getTime() - b.at.getTime());
  if (rows.events.length > 0) await tx.insert(wageEvent).values(rows.events);
}
