import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { usualPhoto } from '#modules/exams/contract/exam-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenProject, seatPeople } from './project.ts';

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
  const project = await givenProject(db, { companyId, step: 'written', hours: [24, 26], posts: 1 });
  const { examId } = project;
  await seatPeople(db, { ...project, people, first: 6_000_000_000_000 });
  await db.execute(sql`insert into exam_evidence (id, registration_id, kind, file_id, name, type, at)
    select 6000000000000 + at, 6000000000000 + at, 'photo', (${sql.param([...files])}::bigint[])[1 + at % ${files.length}::int],
      '证件照.jpg', 'image/webp', now()
    from generate_series(1, ${people}::int) as at`);
  await db.execute(sql`insert into exam_draw (exam_id, kind, seed_sealed, seed_hash, input, input_hash, committed_by, committed_at, seed,
      revealed_by, revealed_at)
    values (${examId}::bigint, 'seats', ''::bytea, repeat('a', 64), '{"rooms":[],"people":[]}'::jsonb, repeat('b', 64), 1, now(),
      repeat('c', 64), 1, now())`);
  return examId;
}
