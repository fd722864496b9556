import { sql } from 'drizzle-orm';
import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { usualSettings } from '#modules/exams/contract/exam-settings.ts';
import type { ExamStep } from '#modules/exams/contract/exam-state.ts';
import { exam, examPost, examStep } from '#modules/exams/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';

const IN_ROOM = 30;
const hour = 3_600_000;

interface Project {
  companyId: string;
  /** The step under way, or the next one, and its hours from now. */
  step: ExamStep;
  hours: readonly [from: number, to: number];
  posts: number;
  headcount?: number;
}

/** A published project with posts of one kind. */
export async function givenProject(db: Database, { companyId, step, hours, posts: count, headcount = 3 }: Project) {
  const [examId, now] = [newId(), new Date()];
  const [startsAt, endsAt] = hours.map((after) => new Date(now.getTime() + after * hour)) as [Date, Date];
  await db.insert(exam).values({
    id: examId,
    companyId,
    status: 'published',
    title: '澜州市 2027 年公开招聘教师',
    regionCode: '330100',
    settings: usualSettings(2027),
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    posts: count,
    registerFrom: step === 'register' ? startsAt : null,
    registerUntil: step === 'register' ? endsAt : null,
  });
  await db.insert(examStep).values({ examId, step, startsAt, endsAt });
  const posts = Array.from({ length: count }, (_, line) => ({
    id: newId(),
    examId,
    line,
    code: String(line + 1).padStart(4, '0'),
    title: '高中数学教师',
    headcount,
    employer: '澜州一中',
    requirements: { education: 'bachelor' as const, words: { education: '本科及以上' } },
  }));
  await db.insert(examPost).values(posts);
  return { examId, postIds: posts.map(({ id }) => id) };
}

export const content = resumeContent.parse({});
const jober = { id: '1', name: '考生', gender: 'female', birthday: '1996-05-12', education: 'bachelor', phone: '' };
/** What everybody registers with. */
export const snapshot = resumeSnapshot.parse({
  jober: { ...jober, identity: 'teacher', cityCode: '330100', avatarUrl: null },
  resumeName: '简历',
  content,
});

/** Accounts that register for another project too are approved here, and sit in rooms of thirty; ids count from `first`. */
export async function seatPeople(
  db: Database,
  { examId, postIds, people, first }: { examId: string; postIds: readonly string[]; people: number; first: number },
): Promise<void> {
  const ids = sql.param([...postIds]);
  const ofPerson = sql`from generate_series(1, ${people}::int) as at`;
  const registration = sql`${first}::bigint + at`;
  const [room, seat] = [sql`(at - 1) / ${IN_ROOM}::int + 1`, sql`(at - 1) % ${IN_ROOM}::int + 1`];
  await db.execute(sql`insert into exam_registration (id, exam_id, exam_post_id, jober_id, status, name, snapshot, checks, standing,
      identity_masked, submitted_at)
    select ${registration}, ${examId}::bigint, (${ids}::bigint[])[1 + at % ${postIds.length}::int], 2000000000000 + at, 'approved',
      '考生' || at, ${JSON.stringify(snapshot)}::jsonb, '[]'::jsonb, 'fits', '33**************29', now() ${ofPerson}`);
  await db.execute(sql`insert into exam_room (id, exam_id, number, place, address, name, seats)
    select ${first}::bigint + room, ${examId}::bigint, room, '澜州市第二实验中学', '学府路 66 号', '致远楼 ' || room, ${IN_ROOM}::int
    from generate_series(1, ceil(${people}::numeric / ${IN_ROOM}::numeric)::int) as room`);
  await db.execute(sql`insert into exam_seat (registration_id, exam_id, room_id, seat, ticket)
    select ${registration}, ${examId}::bigint, ${first}::bigint + ${room}, ${seat},
      '27' || lpad((${room})::text, 3, '0') || lpad((${seat})::text, 2, '0') ${ofPerson}`);
}
