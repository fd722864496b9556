import { sql } from 'drizzle-orm';
import { answerLimits, redListFrom } from '#contract/answers/answer-limits.ts';
import type { ListedAnswerer, RedList } from '#contract/answers/answers.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { monthAt, monthNumber, monthText } from '#contract/months.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The current month and those before it. */
const MONTHS = 6;
const SHOWN = 20;

/** The months that can be chosen, newest first. */
export function redListMonths(now: Date): string[] {
  const newest = monthNumber(monthAt(now));
  return Array.from({ length: MONTHS }, (_, back) => monthText(newest - back));
}

/**
 * The certified schools that answered best the deliveries of a month, best first: by the share answered within seven days, then by
 * how many deliveries that is, then by speed. A delivery counts once it was answered or its seven days are over, as for `reply_rate`.
 */
export async function readRedList(db: Database, month: string, now: Date): Promise<ListedAnswerer[]> {
  const from = sql`(${`${month}-01`}::date)::timestamp at time zone 'Asia/Shanghai'`;
  const to = sql`(${`${month}-01`}::date + interval '1 month') at time zone 'Asia/Shanghai'`;
  const due = new Date(now.getTime() - overdueMs);
  const { rows } = await db.execute<Omit<ListedAnswerer, 'cityName'>>(sql`
    with month as (
      select delivery.company_id, count(*)::int as deliveries,
        round(100.0 * count(*) filter (where delivery.answered_at <= delivery.submitted_at + interval '7 days') / count(*))::int
          as rate,
        extract(epoch from percentile_cont(0.5) within group (order by delivery.answered_at - delivery.submitted_at)) / 3600
          as hours
      from delivery
      where delivery.submitted_at >= ${from} and delivery.submitted_at < ${to}
        and (delivery.answered_at is not null or delivery.overdue_at is not null
          or (delivery.submitted_at <= ${due} and delivery.status in ('submitted', 'viewed')))
      group by delivery.company_id having count(*) >= ${answerLimits.deliveries}
    )
    select company.id::text as id, company.name, company.logo_url as "logoUrl", company.type, company.city_code as "cityCode",
      month.rate, greatest(1, round(month.hours))::int as "medianHours", month.deliveries
    from month join company on company.id = month.company_id
    where company.status = 'approved' and month.rate >= ${redListFrom}
    order by month.rate desc, month.deliveries desc, month.hours, company.id`);
  return rows.map((row) => ({ ...row, cityName: cityName(row.cityCode) }));
}

/** The part of a month's list that a city's page shows. */
export function redListOf(
  all: readonly ListedAnswerer[],
  { month, months, cityCode }: { month: string; months: string[]; cityCode: string | undefined },
): RedList {
  const cities = new Map<string, { code: string; name: string; schools: number }>();
  for (const { cityCode: code, cityName: name } of all) {
    cities.set(code, { code, name, schools: (cities.get(code)?.schools ?? 0) + 1 });
  }
  const here = cityCode ? all.filter((one) => one.cityCode === cityCode) : all;
  return {
    month,
    months,
    cities: [...cities.values()].sort((one, other) => other.schools - one.schools),
    items: here.slice(0, SHOWN),
    total: here.length,
  };
}
