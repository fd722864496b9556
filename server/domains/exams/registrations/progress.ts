import { sql } from 'drizzle-orm';
import type { ExamProgress } from '#contract/exams/company-exams.ts';
import { liveRegistrationStates } from '#contract/exams/registration-state.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Row extends ExamProgress, Record<string, unknown> {
  examId: string;
}

export const noProgress: ExamProgress = {
  ...{ expected: 0, registered: 0, waiting: 0, approved: 0 },
  ...{ appeals: 0, paid: null, seated: 0 },
};

/** How far projects are, by project: people in each step beside those that their ratios ask for. */
export async function progressOf(db: Database, examIds: readonly string[]): Promise<Map<string, ExamProgress>> {
  if (examIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select e.id::text as "examId", coalesce(n.registered, 0) as registered, coalesce(n.waiting, 0) as waiting,
      coalesce(n.approved, 0) as approved, coalesce(n.appeals, 0) as appeals,
      case when (e.settings->>'fee')::int > 0 then coalesce(n.paid, 0) end as paid,
      (select count(*)::int from exam_seat s where s.exam_id = e.id) as seated,
      (select coalesce(sum(p.headcount * coalesce(p.ratio, (e.settings->>'ratio')::int)), 0)::int from exam_post p
        where p.exam_id = e.id and p.status = 'open') as expected
    from exam e left join lateral (
      select count(*)::int as registered, (count(*) filter (where r.status in ('submitted', 'checking', 'returned')))::int as waiting,
        (count(*) filter (where r.status in ('approved', 'paid')))::int as approved,
        (count(*) filter (where r.status = 'paid'))::int as paid, (count(*) filter (where r.status = 'appealed'))::int as appeals
      from exam_registration r where r.exam_id = e.id and r.status = any(${sql.param([...liveRegistrationStates])}::text[])
    ) n on true
    where e.id = any(${sql.param([...examIds])}::bigint[])`);
  return new Map(rows.map(({ examId, ...progress }) => [examId, progress]));
}
