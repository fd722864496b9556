import { sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { givenProject } from '#lab/bench/exam/project.ts';
import { examGroup } from '#modules/exams/schema/candidates.ts';
import type { Database } from '#server/platform/database/database.ts';

const hour = 3_600_000;
export const criteria = [
  { name: '教学设计', max: 60 },
  { name: '仪表语言', max: 40 },
];

/** A project in its interview: one group, in which the applicants of `fillExam` have drawn the lots 1 to `lots`. */
export async function fillInterview(db: Database, companyId: string, lots: number) {
  const project = { companyId, step: 'interview', hours: [-1, 24], posts: 1, headcount: lots } as const;
  const { examId, postIds } = await givenProject(db, project);
  const [postId = '', groupId] = [postIds[0], newId()];
  const began = new Date(Date.now() - hour);
  const place = { place: '一中录播室', startsAt: began, seats: lots, posts: ['0001'], criteria };
  await db.insert(examGroup).values({ ...place, id: groupId, examId, number: 1 });
  await db.execute(sql`
    with made as (
      insert into exam_registration (id, exam_id, exam_post_id, jober_id, status, name, snapshot, checks, standing, identity_masked, submitted_at)
      select 6000000000000 + at, ${examId}::bigint, ${postId}::bigint, 2000000000000 + at, 'approved', '考生' || at,
        '{}'::jsonb, '[]'::jsonb, 'fits', '33', now() from generate_series(1, ${lots}::int) as at returning id)
    select count(*) from made`);
  await db.execute(sql`
    insert into exam_candidate (id, exam_id, exam_post_id, status, group_id, lot, updated_at)
    select 6000000000000 + at, ${examId}::bigint, ${postId}::bigint, 'interview', ${groupId}::bigint, at, now()
    from generate_series(1, ${lots}::int) as at`);
  return { examId, groupId };
}
