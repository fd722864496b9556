import { type SQL, sql } from 'drizzle-orm';
import { leastDeliveries, redListFrom } from '#contract/answers/answer-limits.ts';
import { answerDays, hoursOf, speedFrom } from '#contract/answers/answer-time.ts';
import {
  type AnswerDay,
  answerDay,
  type answerEndpoints,
  type CompanyAnswers,
  type ListedAnswerer,
  type RedList,
} from '#contract/answers/answers.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { countsForReply, unansweredDelivery } from '#database/schema/deliveries.ts';
import { readCompany } from '#server/domains/companies/public.ts';
import { cachedBy } from '#server/platform/cached-by.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';

const VISIBLE_SCHOOLS = 20;

type Row = Omit<ListedAnswerer, 'cityName' | 'medianHours'> & { minutes: number };

/**
 * The certified schools that answer best, best first: those that answer nearly all by speed, then the others by the share answered within
 * seven days. Share and speed are those stored with the company, as every other place tells them.
 */
export async function readRedList(db: Database, now: Date): Promise<ListedAnswerer[]> {
  const since = new Date(now.getTime() - answerDays * dayMs);
  const due = new Date(now.getTime() - overdueMs);
  const rows = await rowsOf(db, typed<Row>())`
    with sent as (
      select delivery.company_id, count(*)::int as deliveries from delivery
      where delivery.submitted_at > ${since}
        and ${countsForReply(due)}
      group by delivery.company_id having count(*) >= ${leastDeliveries}
    )
    select company.id::text as id, company.name, company.logo_url as "logoUrl", company.type, company.city_code as "cityCode",
      round(company.reply_rate)::int as rate, company.reply_minutes as minutes, sent.deliveries
    from sent join company on company.id = sent.company_id
    where company.status = 'approved' and company.reply_rate >= ${redListFrom} and company.reply_minutes is not null
    order by round(company.reply_rate) >= ${speedFrom} desc,
      case when round(company.reply_rate) >= ${speedFrom} then company.reply_minutes end,
      round(company.reply_rate) desc, company.reply_minutes, company.id`;
  return rows.map(({ minutes, ...row }) => ({
    ...row,
    medianHours: hoursOf(minutes),
    cityName: cityName(row.cityCode),
  }));
}

/** The part of the list that a city's page shows. */
function redListOf(all: readonly ListedAnswerer[], cityCode: string | undefined): RedList {
  const cities = new Map<string, { code: string; name: string; schools: number }>();
  for (const { cityCode: code, cityName: name } of all) {
    cities.set(code, { code, name, schools: (cities.get(code)?.schools ?? 0) + 1 });
  }
  const here = cityCode ? all.filter((one) => one.cityCode === cityCode) : all;
  return {
    cities: [...cities.values()].sort((one, other) => other.schools - one.schools),
    items: here.slice(0, VISIBLE_SCHOOLS),
    total: here.length,
  };
}

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

/** Days with deliveries of a company, by when these were answered. */
async function readDays(db: Database, companyId: string, since: string): Promise<AnswerDay[]> {
  return rowsOf(db, answerDay)`
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
    group by 1`;
}

const sumOf = ({ sameDay, nextDay, later, overdue, waiting }: AnswerDay) =>
  sameDay + nextDay + later + overdue + waiting;
const nothingOn = (day: string): AnswerDay => ({ day, sameDay: 0, nextDay: 0, later: 0, overdue: 0, waiting: 0 });

/** The median that `refreshReplyRates` counted; null without a reply rate. */
async function storedHours(db: Database, companyId: string): Promise<number | null> {
  const row = await rowOf(db, { minutes: 'number?' })`
    select company.reply_minutes as minutes from company
    where company.id = ${companyId} and company.reply_rate is not null and ${publicCompany('company')}`;
  const minutes = row?.minutes ?? null;
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

const MINUTE = 60_000;
const SCHOOLS = 2_000;

/** 回音: how schools answer, without persons. Everything is read at most every ten minutes for all visitors. */
export function answerHandlers({ db, clock }: Deps): Handlers<typeof answerEndpoints> {
  const tenMinutes = { freshMs: 10 * MINUTE, staleMs: 50 * MINUTE, clock };
  const best = cachedBy({ ...tenMinutes, max: 1 }, () => readRedList(db, clock.now()));
  const schools = cachedBy({ ...tenMinutes, max: SCHOOLS }, (id: string) => companyAnswers(db, id, clock.now()));
  return {
    'GET /api/answers/red-list': async (ctx, { query }) => {
      const list = redListOf(await best(''), query.cityCode);
      for (const { id } of list.items) ctx.dependsOn(`company:${id}`);
      return list;
    },
    'GET /api/companies/:id/answers': async (ctx, { params }) => {
      ctx.dependsOn(`company:${params.id}`);
      await readCompany(ctx.db, params.id, ctx.actor);
      return schools(params.id);
    },
  };
}
