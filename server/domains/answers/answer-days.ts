import { type SQL, sql } from 'drizzle-orm';
import { leastDeliveries } from '#contract/answers/answer-limits.ts';
import { hoursOf } from '#contract/answers/answer-time.ts';
import type { AnswerDay, CompanyAnswers } from '#contract/answers/answers.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

const DAYS = 30;

/** `YYYY-MM-DD` of the last days in Asia/Shanghai, today last. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, at) => dayAt(new Date(now.getTime() - (DAYS - 1 - at) * dayMs)));

const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;
const sent = dayOf(sql`delivery.submitted_at`);
const answered = dayOf(sql`delivery.answered_at`);
const inTime = sql`delivery.answered_at <= delivery.submitted_at + interval '7 days'`;
/** A delivery that was withdrawn before an answer says nothing about the school. */
const counts = sql`(delivery.answered_at is not null or delivery.overdue_at is not null or ${unansweredDelivery})`;

type DayRow = AnswerDay & Record<string, unknown>;

/** Days with deliveries of a company, by when these were answered. */
async function readDays(db: Database, companyId: string, since: string): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(${sent}, 'YYYY-MM-DD') as day,
      count(*) filter (where ${answered} = ${sent})::int as "sameDay",
      count(*) filter (where ${answered} = ${sent} + 1)::int as "nextDay",
      count(*) filter (where ${answered} > ${sent} + 1 and ${inTime})::int as later,
      count(*) filter (where (delivery.answered_at is not null and not ${inTime})
        or (delivery.answered_at is null and delivery.overdue_at is not null))::int as overdue,
      count(*) filter (where delivery.answered_at is null and delivery.overdue_at is null)::int as waiting
    from delivery
    where delivery.company_id = ${companyId}
      and delivery.submitted_at >= (${since}::date)::timestamp at time zone 'Asia/Shanghai' and ${counts}
    group by 1`);
  return rows;
}

const sumOf = ({ sameDay, nextDay, later, overdue, waiting }: AnswerDay) =>
  sameDay + nextDay + later + overdue + waiting;
const nothingOn = (day: string): AnswerDay => ({ day, sameDay: 0, nextDay: 0, later: 0, overdue: 0, waiting: 0 });

/** The median that `refreshReplyRates` counted; null without a reply rate. */
async function storedHours(db: Database, companyId: string): Promise<number | null> {
  const { rows } = await db.execute<{ minutes: number | null }>(sql`
    select company.reply_minutes as minutes from company
    where company.id = ${companyId} and company.reply_rate is not null and ${publicCompany('company')}`);
  const minutes = rows[0]?.minutes ?? null;
  return minutes === null ? null : hoursOf(minutes);
}

/** 30 days of a company's answers; null with too few deliveries. */
export async function companyAnswers(db: Database, companyId: string, now: Date): Promise<CompanyAnswers | null> {
  const days = lastDays(now);
  const read = await readDays(db, companyId, days[0] as string);
  const deliveries = read.reduce((sum, day) => sum + sumOf(day), 0);
  if (deliveries < leastDeliveries) return null;
  const shown = days.map((day) => read.find((row) => row.day === day) ?? nothingOn(day));
  return {
    deliveries,
    days: shown,
    medianHours: await storedHours(db, companyId),
  };
}
