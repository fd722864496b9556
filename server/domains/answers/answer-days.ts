import { type SQL, sql } from 'drizzle-orm';
import { answerLimits } from '#contract/answers/answer-limits.ts';
import { hoursOf } from '#contract/answers/answer-time.ts';
import type { AnswerDay, AnswerStripData, CompanyAnswers } from '#contract/answers/answers.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

const DAYS = 30;
const STRIP_DAYS = 15;

/** `YYYY-MM-DD` of the last days in Asia/Shanghai, today last. */
const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, at) => dayAt(new Date(now.getTime() - (count - 1 - at) * dayMs)));

const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;
const sent = dayOf(sql`delivery.submitted_at`);
const answered = dayOf(sql`delivery.answered_at`);
const inTime = sql`delivery.answered_at <= delivery.submitted_at + interval '7 days'`;
/** A delivery that was withdrawn before an answer says nothing about the school. */
const counts = sql`(delivery.answered_at is not null or delivery.overdue_at is not null or ${unansweredDelivery})`;

type DayRow = AnswerDay & { companyId: string } & Record<string, unknown>;

/** Days with deliveries of companies, by when these were answered. */
async function readDays(db: Database, companyIds: readonly string[], since: string): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select delivery.company_id::text as "companyId", to_char(${sent}, 'YYYY-MM-DD') as day,
      count(*) filter (where ${answered} = ${sent})::int as "sameDay",
      count(*) filter (where ${answered} = ${sent} + 1)::int as "nextDay",
      count(*) filter (where ${answered} > ${sent} + 1 and ${inTime})::int as later,
      count(*) filter (where (delivery.answered_at is not null and not ${inTime})
        or (delivery.answered_at is null and delivery.overdue_at is not null))::int as overdue,
      count(*) filter (where delivery.answered_at is null and delivery.overdue_at is null)::int as waiting
    from delivery
    where delivery.company_id = any(${sql.param([...companyIds])}::bigint[])
      and delivery.submitted_at >= (${since}::date)::timestamp at time zone 'Asia/Shanghai' and ${counts}
    group by 1, 2`);
  return rows;
}

const sumOf = ({ sameDay, nextDay, later, overdue, waiting }: AnswerDay) =>
  sameDay + nextDay + later + overdue + waiting;
const nothingOn = (day: string): AnswerDay => ({ day, sameDay: 0, nextDay: 0, later: 0, overdue: 0, waiting: 0 });

/** The figure of a day in a strip: its slowest answer. */
function figureOf(day: AnswerDay | undefined): string {
  if (!day) return '0';
  if (day.overdue > 0) return '3';
  if (day.nextDay + day.later > 0) return '2';
  return day.sameDay > 0 ? '1' : '4';
}

interface StoredRate {
  id: string;
  rate: number;
  hours: number | null;
}

/** What `refreshReplyRates` counted for companies that have a reply rate. */
async function storedRates(db: Database, companyIds: readonly string[]): Promise<StoredRate[]> {
  const { rows } = await db.execute<{ id: string; rate: number; minutes: number | null }>(sql`
    select company.id::text as id, round(company.reply_rate)::int as rate, company.reply_minutes as minutes
    from company where company.id = any(${sql.param([...companyIds])}::bigint[])
      and company.reply_rate is not null and ${publicCompany('company')}`);
  return rows.map(({ minutes, ...row }) => ({ ...row, hours: minutes === null ? null : hoursOf(minutes) }));
}

/** A strip of the last days for each company that has a reply rate, i.e. enough deliveries. */
export async function answerStrips(
  db: Database,
  companyIds: readonly string[],
  now: Date,
): Promise<Record<string, AnswerStripData>> {
  const days = lastDays(STRIP_DAYS, now);
  const known = await storedRates(db, companyIds);
  const ids = known.map(({ id }) => id);
  const read = await readDays(db, ids, days[0] as string);
  const strip = (id: string) =>
    days.map((day) => figureOf(read.find((row) => row.companyId === id && row.day === day))).join('');
  return Object.fromEntries(known.map(({ id, rate, hours }) => [id, { days: strip(id), rate, hours }]));
}

/** 30 days of a company's answers; null with too few deliveries. */
export async function companyAnswers(db: Database, companyId: string, now: Date): Promise<CompanyAnswers | null> {
  const days = lastDays(DAYS, now);
  const read = await readDays(db, [companyId], days[0] as string);
  const deliveries = read.reduce((sum, day) => sum + sumOf(day), 0);
  if (deliveries < answerLimits.deliveries) return null;
  const shown = days.map((day) => {
    const { companyId: _, ...found } = read.find((row) => row.day === day) ?? { companyId, ...nothingOn(day) };
    return found;
  });
  return {
    deliveries,
    days: shown,
    medianHours: (await storedRates(db, [companyId]))[0]?.hours ?? null,
  };
}
