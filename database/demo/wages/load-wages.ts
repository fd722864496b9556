import { sql } from 'drizzle-orm';
import { splitFen } from '#contract/money.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { labourTaxOf } from '#contract/wages/pay/labour-tax.ts';
import { type SlipItem, slipTotals } from '#contract/wages/pay/slip-totals.ts';
import { wageAgreement, wageEvent, wageHours, wageSlip } from '#database/schema/wages.ts';
import { demoPeople } from '../accounts.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { isHoliday, onWorkingDay } from '../holidays.ts';
import { day, hour, isoDay, isoMonth, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';

interface Hire extends Record<string, unknown> {
  id: string;
  company: string;
  jober: string;
  since: Date;
  stage: string | null;
  teacher: string;
  teacherAccount: string;
  school: string;
  schoolAccount: string;
}

const MOST = 40;
const of = (phone: string) => sql`(select id from account where phone = ${phone})`;

const teaching = Object.entries(roles).flatMap(([code, { group }]) =>
  group === 'teaching' || group === 'college' || code === 'lecturer' ? [code] : [],
);

/** Teachers taken on whose school has somebody to act for it; the demo's own teacher and school first. */
async function findHires(tx: DemoTransaction, now: Date): Promise<Hire[]> {
  const { rows } = await tx.execute<Hire>(sql`
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
    limit ${MOST}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

interface Rows {
  agreements: (typeof wageAgreement.$inferInsert)[];
  hours: (typeof wageHours.$inferInsert)[];
  slips: (typeof wageSlip.$inferInsert)[];
  events: Omit<typeof wageEvent.$inferInsert, 'id'>[];
}

/** The weeks of a month up to today: two or three days of lessons each, none on a holiday. */
function drawHours(random: Random, now: Date, monthsAgo: number, notes: readonly string[]) {
  const first = new Date(`${isoMonth(now, -monthsAgo)}-01T00:00:00+08:00`);
  const days = Array.from({ length: 28 }, (_, at) => plus(first, at * day));
  return days
    .filter((at) => at < startOfDay(now) && [1, 3, 5].includes(plus(at, 8 * hour).getUTCDay()) && random.chance(0.8))
    .map((at) => ({ day: isoDay(at), quantity: random.pick([150, 200, 200, 300]), note: random.pick(notes), at }))
    .filter(({ at }) => !isHoliday(at));
}

/** What is taught beside the lessons: a 小学 has no 晚自习. */
function extraOf(stage: string | null): string {
  if (stage === 'primary') return '课后服务';
  return stage === 'junior' || stage === 'senior' || stage === 'vocational' ? '晚自习' : '加课';
}
const notesOf = (extra: string): readonly string[] => ['', '', '', extra, '代课', '公开课备课'];

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

function addAgreement(rows: Rows, random: Random, hire: Hire, turn: number, now: Date): void {
  const [id, rateFen] = [random.id(), BigInt(random.pick([15_000, 18_000, 20_000, 24_000]))];
  // From the day after they were taken on.
  const from = new Date(Math.max(plus(startOfDay(now), -100 * day).getTime(), startOfDay(hire.since).getTime() + day));
  const agreedAt = plus(from, 10 * hour);
  const extra = extraOf(hire.stage);
  const { company: companyId, jober: joberId, schoolAccount } = hire;
  const period = { fromDay: isoDay(from), toDay: isoDay(plus(now, 90 * day)) };
  const terms = { rateFen, unit: 'lesson', ...period, note: `${extra}与代课均按课时计` };
  rows.agreements.push({
    id,
    deliveryId: hire.id,
    companyId,
    joberId,
    ...terms,
    createdBy: schoolAccount,
    createdAt: agreedAt,
  });
  const bySchool = { agreementId: id, side: 'recruiter', actorId: schoolAccount, actorName: hire.school };
  const byTeacher = { agreementId: id, side: 'seeker', actorId: hire.teacherAccount, actorName: hire.teacher };
  const event = (
    by: typeof bySchool,
    about: string,
    aboutId: string,
    move: string,
    from: string | null,
    to: string,
    at: Date,
    note = '',
  ) => rows.events.push({ ...by, about, aboutId, move, fromStatus: from, toStatus: to, note, at });
  event(bySchool, 'agreement', id, 'agree', null, 'agreed', agreedAt, terms.note);

  [2, 1, 0].forEach((monthsAgo) => {
    const drawn = drawHours(random, now, monthsAgo, notesOf(extra)).filter(({ at }) => at >= from);
    const open = monthsAgo === 0 ? 2 : 0;
    drawn.forEach((entry, place) => {
      const waits = place >= drawn.length - open;
      const [hoursId, entered] = [random.id(), plus(entry.at, 18 * hour)];
      const enteredAt = entered < now ? entered : plus(now, -hour);
      const status = waits ? 'by-school' : 'confirmed';
      const { at: _, ...facts } = entry;
      const decidedAt = waits ? null : plus(enteredAt, 600_000);
      rows.hours.push({ id: hoursId, agreementId: id, ...facts, status, enteredAt, decidedAt });
      event(bySchool, 'hours', hoursId, 'enter', null, 'by-school', enteredAt, entry.day);
      if (decidedAt) event(byTeacher, 'hours', hoursId, 'confirm', 'by-school', 'confirmed', decidedAt, entry.day);
    });
    if (monthsAgo === 0 || drawn.length === 0) return;
    const quantity = drawn.reduce((all, line) => all + line.quantity, 0);
    const own: SlipItem[] = monthsAgo === 1 ? [{ kind: 'add', name: '交通补贴', fen: 20_000 }] : [];
    const tax = labourTaxOf(slipTotals(rateFen, quantity, own).gross);
    const items: SlipItem[] =
      tax > 0n ? [...own, { kind: 'deduct', name: '代扣个税（劳务报酬）', fen: Number(tax) }] : own;
    const { pay, gross, deduction, net } = slipTotals(rateFen, quantity, items);
    const parts = splitFen(
      pay,
      drawn.map((line) => BigInt(line.quantity)),
    );
    const lines = drawn.map(({ at: _, ...line }, at) => ({ ...line, fen: Number(parts[at]) }));
    const turnOfMonth = onWorkingDay(new Date(`${isoMonth(now, -monthsAgo + 1)}-01T10:00:00+08:00`));
    const issuedAt = earlier(plus(turnOfMonth, random.int(0, 2) * hour), plus(now, -hour));
    const slipId = random.id();
    const due = onWorkingDay(plus(issuedAt, 5 * day));
    // Every other one has confirmed last month's too.
    const confirmed = monthsAgo === 2 || turn % 2 === 1;
    const paidAt = confirmed && due < now ? due : null;
    rows.slips.push({
      id: slipId,
      agreementId: id,
      month: isoMonth(now, -monthsAgo),
      status: paidAt ? 'paid' : 'issued',
      quantity,
      rateFen,
      lines,
      items,
      payFen: pay,
      grossFen: gross,
      deductionFen: deduction,
      netFen: net,
      writtenBy: schoolAccount,
      approvedBy: gross > 500_000n ? random.id() : null,
      approverName: gross > 500_000n ? '财务室' : null,
      createdAt: issuedAt,
      issuedAt,
      paidAt,
    });
    event(bySchool, 'slip', slipId, 'issue', 'draft', 'issued', issuedAt);
    if (!paidAt) return;
    event(byTeacher, 'slip', slipId, 'confirm', 'issued', 'confirmed', plus(issuedAt, day));
    event(bySchool, 'slip', slipId, 'pay', 'confirmed', 'paid', paidAt);
  });
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
