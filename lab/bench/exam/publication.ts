import { sql } from 'drizzle-orm';
import { usualSettings } from '#contract/exams/exam-settings.ts';
import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { exam, examPost, examStep } from '#database/schema/exams.ts';
import { decidePublication, decideScores, enterScores, lockExam, prepareList } from '#server/domains/exams/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';

const POSTS = 50;
const IN_ROOM = 30;
const SIGNED_AT_ONCE = 50;
const hour = 3_600_000;
const [one, other] = ['1', '2'];

/** A project after its paper: people of the accounts that have registered for another one sit in rooms of thirty. */
export async function fillSat(db: Database, companyId: string, people: number): Promise<string> {
  const [now, examId] = [new Date(), newId()];
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
    posts: POSTS,
  });
  const written = { startsAt: new Date(now.getTime() - 72 * hour), endsAt: new Date(now.getTime() - 70 * hour) };
  await db.insert(examStep).values({ examId, step: 'written', ...written });
  const posts = Array.from({ length: POSTS }, (_, line) => ({
    id: newId(),
    examId,
    line,
    code: String(line + 1).padStart(4, '0'),
    title: '高中数学教师',
    headcount: 3,
    employer: '澜州一中',
    requirements: { words: {} },
  }));
  await db.insert(examPost).values(posts);
  const jober = { id: '1', name: '考生', gender: 'female', birthday: '1996-05-12', education: 'bachelor', phone: '' };
  const snapshot = resumeSnapshot.parse({
    jober: { ...jober, identity: 'teacher', cityCode: '330100', avatarUrl: null },
    resumeName: '简历',
    content: resumeContent.parse({}),
  });
  const ids = sql.param(posts.map(({ id }) => id));
  const ofPerson = sql`from generate_series(1, ${people}::int) as at`;
  await db.execute(sql`insert into exam_registration (id, exam_id, exam_post_id, jober_id, status, name, snapshot, checks, standing,
      identity_masked, submitted_at)
    select 8000000000000 + at, ${examId}::bigint, (${ids}::bigint[])[1 + at % ${POSTS}::int], 2000000000000 + at, 'approved',
      '考生' || at, ${JSON.stringify(snapshot)}::jsonb, '[]'::jsonb, 'fits', '33**************29', now() ${ofPerson}`);
  await db.execute(sql`insert into exam_room (id, exam_id, number, place, address, name, seats)
    select 9000000000000 + room, ${examId}::bigint, room, '澜州市第二实验中学', '学府路 66 号', '致远楼 ' || room, ${IN_ROOM}::int
    from generate_series(1, ceil(${people}::numeric / ${IN_ROOM}::numeric)::int) as room`);
  await db.execute(sql`insert into exam_seat (registration_id, exam_id, room_id, seat, ticket)
    select 8000000000000 + at, ${examId}::bigint, 9000000000000 + (at - 1) / ${IN_ROOM}::int + 1, (at - 1) % ${IN_ROOM}::int + 1,
      '27' || lpad(((at - 1) / ${IN_ROOM}::int + 1)::text, 3, '0') || lpad(((at - 1) % ${IN_ROOM}::int + 1)::text, 2, '0') ${ofPerson}`);
  return examId;
}

interface Rush {
  examId: string;
  listId: string;
  publicAt: Date;
  tokens: string[];
}

/** Scores that two people stand for, a list that becomes public in a moment, and its people, signed in to ask. */
export async function fillPublication(
  db: Database,
  { companyId, people, inMs }: { companyId: string; people: number; inMs: number },
): Promise<Rush> {
  const examId = await fillSat(db, companyId, people);
  const tokens: string[] = [];
  while (tokens.length < people) {
    const ids = Array.from({ length: Math.min(SIGNED_AT_ONCE, people - tokens.length) }, (_, at) =>
      String(1_000_000_000_001 + tokens.length + at),
    );
    const signed = await Promise.all(ids.map((id) => signIn(db, id, { now: new Date() })));
    tokens.push(...signed.map(({ token }) => token));
  }
  const { rows } = await db.execute<{ ticket: string }>(sql`select ticket from exam_seat where exam_id = ${examId}`);
  const scores = rows.map(({ ticket }, at) => ({ ticket, mark: 'score' as const, points: 40 + (at % 121) / 2 }));
  const list = await db.transaction(async (tx) => {
    const now = new Date();
    const row = await lockExam(tx, examId);
    await enterScores(tx, row, { scores, reason: '', actorId: one, now });
    await decideScores(tx, row, { move: 'confirm', actorId: other, now });
    await tx.execute(sql`analyze exam_candidate, exam_score, exam_seat, exam_registration, session`);
    const publicAt = new Date(Date.now() + inMs);
    const made = await prepareList(tx, row, { kind: 'written', publicAt, reason: '', actorId: one, now });
    await decidePublication(tx, made, { move: 'confirm', who: 'recruiter', actorId: other, now: new Date() });
    return made;
  });
  await db.execute(sql`analyze exam_result, exam_publication`);
  return { examId, listId: list.id, publicAt: list.publicAt, tokens };
}
