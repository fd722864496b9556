import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { ExamCard } from '#modules/exams/contract.ts';
import { fullRows, presentCard } from '#modules/exams/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';

const MOST = 200;
const DAYS = 800;

/** Published projects of an organiser or of a region of the last two years, the latest first. */
export async function examsNear(
  db: Database,
  { organiser, regionCode }: { organiser: string; regionCode: string },
  now: Date,
): Promise<ExamCard[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id::text from exam e join company c on c.id = e.company_id
    where e.status in ('published', 'suspended', 'cancelled', 'closed') and e.published_at > ${new Date(now.getTime() - DAYS * dayMs)}
      and (c.name = ${organiser} or (${regionCode} <> '' and e.region_code = ${regionCode}))
    order by e.published_at desc, e.id desc limit ${MOST}`);
  const full = await fullRows(
    db,
    rows.map(({ id }) => id),
  );
  return full.map((one) => presentCard(one, now));
}
