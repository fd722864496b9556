import { sql } from 'drizzle-orm';
import { answerDays } from '#contract/answers/answer-time.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { dayMs } from '#contract/months.ts';
import { countsForReply } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';

const windowMs = answerDays * dayMs;
/** With fewer, a single answer would weigh too much. */
const fewest = 5;

/**
 * Recomputes every company's reply rate (0–100) and median time to the first answer, over the deliveries of `answerDays`:
 * every place that tells one of them reads it here. A delivery
 * counts once it was answered or its 7 days are over. One withdrawn before is excluded, and an answer after the 7 days does not
 * count for the rate. Only changed rows are written.
 */
export async function refreshReplyRates(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMs);
  const due = new Date(now.getTime() - overdueMs);
  await db.execute(sql`
    with counted as (
      select delivery.company_id,
        delivery.answered_at - delivery.submitted_at as took,
        delivery.answered_at <= delivery.submitted_at + interval '7 days' as in_time
      from delivery
      where delivery.submitted_at > ${since}
        and ${countsForReply(due)}
    ), rates as (
      select counted.company_id,
        round(100.0 * count(*) filter (where counted.in_time) / count(*)) as rate,
        round(extract(epoch from percentile_cont(0.5) within group (order by counted.took)) / 60) as minutes
      from counted group by counted.company_id having count(*) >= ${fewest}
    )
    update company set reply_rate = fresh.rate, reply_minutes = fresh.minutes
    from (
      select company.id, rates.rate::real as rate, rates.minutes::int as minutes
      from company left join rates on rates.company_id = company.id
    ) as fresh
    where company.id = fresh.id
      and (company.reply_rate is distinct from fresh.rate or company.reply_minutes is distinct from fresh.minutes)`);
}
