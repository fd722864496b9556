import { sql } from 'drizzle-orm';
import { leastDeliveries, redListFrom } from '#contract/answers/answer-limits.ts';
import { answerDays, hoursOf, speedFrom } from '#contract/answers/answer-time.ts';
import type { ListedAnswerer, RedList } from '#contract/answers/answers.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { dayMs } from '#contract/months.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { countsForReply } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

const SHOWN = 20;

type Row = Omit<ListedAnswerer, 'cityName' | 'medianHours'> & { minutes: number };

/**
 * The certified schools that answer best, best first: those that answer nearly all by speed, then the others by the share answered within
 * seven days. Share and speed are those stored with the company, as every other place tells them.
 */
export async function readRedList(db: Database, now: Date): Promise<ListedAnswerer[]> {
  const since = new Date(now.getTime() - answerDays * dayMs);
  const due = new Date(now.getTime() - overdueMs);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
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
      round(company.reply_rate) desc, company.reply_minutes, company.id`);
  return rows.map(({ minutes, ...row }) => ({
    ...row,
    medianHours: hoursOf(minutes),
    cityName: cityName(row.cityCode),
  }));
}

/** The part of the list that a city's page shows. */
export function redListOf(all: readonly ListedAnswerer[], cityCode: string | undefined): RedList {
  const cities = new Map<string, { code: string; name: string; schools: number }>();
  for (const { cityCode: code, cityName: name } of all) {
    cities.set(code, { code, name, schools: (cities.get(code)?.schools ?? 0) + 1 });
  }
  const here = cityCode ? all.filter((one) => one.cityCode === cityCode) : all;
  return {
    cities: [...cities.values()].sort((one, other) => other.schools - one.schools),
    items: here.slice(0, SHOWN),
    total: here.length,
  };
}
