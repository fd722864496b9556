import { sql } from 'drizzle-orm';
import { answerLimits } from '#contract/answers/answer-limits.ts';
import type { ToldAnswer } from '#contract/answers/answers.ts';
import { dayMs } from '#contract/months.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { publicCompany } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';

const MOST = 12;
/** Answers looked at for those that may be told. */
const LOOKED_AT = 200;
const SHANGHAI_MS = 8 * 3_600_000;

const startOfToday = (now: Date) => new Date(Math.floor((now.getTime() + SHANGHAI_MS) / dayMs) * dayMs - SHANGHAI_MS);

/** City, 学段 and 学科 of an answer's post; kept apart by a character that no code contains. */
const groupOf = sql`company.city_code || ' ' || post.stages[1] || ' ' || post.subjects[1]`;

/** The groups in which an answer may be told: common enough that it points to no school and nobody. */
export async function commonGroups(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select ${groupOf} as name
    from delivery join post on post.id = delivery.post_id join company on company.id = delivery.company_id
    where delivery.answered_at > ${new Date(now.getTime() - 30 * dayMs)} and ${publicCompany('company')}
      and post.stages[1] is not null and post.subjects[1] is not null
    group by 1
    having count(*) >= ${answerLimits.answers} and count(distinct delivery.company_id) >= ${answerLimits.schools}`);
  return rows.map(({ name }) => name);
}

/** Today's answers that may be told, newest first, and the number of all; null while that is few. */
export async function toldAnswers(
  db: Database,
  groups: readonly string[],
  now: Date,
): Promise<{ today: number | null; recent: ToldAnswer[] }> {
  const today = startOfToday(now);
  const until = new Date(now.getTime() - answerLimits.delayMinutes * 60_000);
  const [{ rows }, { rows: counts }] = await Promise.all([
    db.execute<{ at: string; name: string }>(sql`
      select to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, name from (
        select delivery.answered_at, ${groupOf} as name
        from delivery join post on post.id = delivery.post_id join company on company.id = delivery.company_id
        where delivery.answered_at between ${today} and ${until} and ${publicCompany('company')}
        order by delivery.answered_at desc limit ${LOOKED_AT}
      ) as newest
      where name = any(${sql.param([...groups])}::text[]) order by answered_at desc limit ${MOST}`),
    db.execute<{ answers: number }>(sql`
      select count(*)::int as answers from delivery where answered_at between ${today} and ${now}`),
  ]);
  const answers = counts[0]?.answers ?? 0;
  const recent = rows.map(({ at, name }) => {
    const [city = '', stage = '', subject = ''] = name.split(' ');
    return { at, cityName: cityName(city), stage, subject };
  });
  return { today: answers < answerLimits.today ? null : answers, recent };
}
