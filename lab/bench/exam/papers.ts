import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { usualPhoto, usualSettings } from '#contract/exams/exam-settings.ts';
import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { exam, examPost, examStep } from '#database/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';

const IN_ROOM = 30;
const hour = 3_600_000;

/** Pictures of noise: they compress worse than faces do. */
export const photos = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, () => {
      const { width, height } = usualPhoto;
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
        .jpeg()
        .toBuffer();
    }),
  );

/** A project after its draw: people of the accounts that register later in the run sit in rooms of thirty, with pictures. */
export async function fillSitting(
  db: Database,
  { companyId, people, files }: { companyId: string; people: number; files: readonly string[] },
): Promise<string> {
  const [now, examId, postId] = [new Date(), newId(), newId()];
  await db.insert(exam).values({
    id: examId,
    companyId,
    status: 'published',
    title: '澜州市 2027 年公开招聘中小学教师',
    regionCode: '330100',
    settings: usualSettings(2027),
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    posts: 1,
  });
  const written = { startsAt: new Date(now.getTime() + 24 * hour), endsAt: new Date(now.getTime() + 26 * hour) };
  await db.insert(examStep).values({ examId, step: 'written', ...written });
  await db.insert(examPost).values({
    id: postId,
    examId,
    line: 0,
    code: '10204',
    title: '高中数学教师',
    headcount: 3,
    employer: '澜州市第三中学',
    requirements: { words: {} },
  });
  const jober = { id: '1', name: '考生', gender: 'female', birthday: '1996-05-12', education: 'bachelor', phone: '' };
  const snapshot = resumeSnapshot.parse({
    jober: { ...jober, identity: 'teacher', cityCode: '330100', avatarUrl: null },
    resumeName: '简历',
    content: resumeContent.parse({}),
  });
  await db.execute(sql`insert into exam_registration (id, exam_id, exam_post_id, jober_id, status, name, snapshot, checks, standing,
      identity_masked, submitted_at)
    select 6000000000000 + at, ${examId}::bigint, ${postId}::bigint, 2000000000000 + at, 'approved', '考生' || at,
      ${JSON.stringify(snapshot)}::jsonb, '[]'::jsonb, 'fits', '33**************29', now()
    from generate_series(1, ${people}::int) as at`);
  await db.execute(sql`insert into exam_evidence (id, registration_id, kind, file_id, name, type, at)
    select 6000000000000 + at, 6000000000000 + at, 'photo', (${sql.param([...files])}::bigint[])[1 + at % ${files.length}::int],
      '证件照.jpg', 'image/webp', now()
    from generate_series(1, ${people}::int) as at`);
  await db.execute(sql`insert into exam_room (id, exam_id, number, place, address, name, seats)
    select 7000000000000 + room, ${examId}::bigint, room, '澜州市第二实验中学', '学府路 66 号', '致远楼 ' || room, ${IN_ROOM}::int
    from generate_series(1, ceil(${people}::numeric / ${IN_ROOM}::numeric)::int) as room`);
  await db.execute(sql`insert into exam_draw (exam_id, kind, seed_sealed, seed_hash, input, input_hash, committed_by, committed_at, seed,
      revealed_by, revealed_at)
    values (${examId}::bigint, 'seats', ''::bytea, repeat('a', 64), '{"rooms":[],"people":[]}'::jsonb, repeat('b', 64), 1, now(),
      repeat('c', 64), 1, now())`);
  await db.execute(sql`insert into exam_seat (registration_id, exam_id, room_id, seat, ticket)
    select 6000000000000 + at, ${examId}::bigint, 7000000000000 + (at - 1) / ${IN_ROOM}::int + 1, (at - 1) % ${IN_ROOM}::int + 1,
      '27' || lpad(((at - 1) / ${IN_ROOM}::int + 1)::text, 3, '0') || lpad(((at - 1) % ${IN_ROOM}::int + 1)::text, 2, '0')
    from generate_series(1, ${people}::int) as at`);
  return examId;
}
