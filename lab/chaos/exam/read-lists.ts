import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { examPublication, examResult } from '#modules/exams/schema/publications.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { StoredResults } from './lists.ts';

const LOOK_MS = 1_000;
/** A job of a killed node or a lost database waits before it runs again. */
const APPLIED_WITHIN_MS = 180_000;

const isOpen = async (db: Database, examId: string) => {
  const { rows } = await db.execute(sql`
    select from exam_publication where exam_id = ${examId} and status = 'confirmed' and applied_at is null`);
  return rows.length > 0;
};

/** The scores and lists of a project, once the moves of its public lists are made. */
export async function readResults(db: Database, examId: string): Promise<StoredResults> {
  for (const end = Date.now() + APPLIED_WITHIN_MS; Date.now() < end && (await isOpen(db, examId)); )
    await wait(LOOK_MS);
  const { rows: scores } = await db.execute<{ ticket: string; points: number }>(sql`
    select s.ticket, v.points::float8 as points from exam_score v join exam_seat s on s.registration_id = v.registration_id
    where v.exam_id = ${examId} and v.status = 'confirmed'`);
  const rows = await db.select().from(examPublication).where(eq(examPublication.examId, examId));
  const lists: StoredResults['lists'][number][] = [];
  for (const { publicAt, summary, ...row } of rows) {
    const lines = await db
      .select()
      .from(examResult)
      .where(eq(examResult.publicationId, row.id))
      .orderBy(asc(examResult.position));
    const { rows: counted } = await db.execute<{ applied: number; told: number }>(sql`
      select (select count(*)::int from exam_log where subject_id = ${row.id} and move = 'apply') as applied,
        (select count(*)::int from notification where effect_key like ${`exam-publication:${row.id}:%`}) as told`);
    lists.push({
      ...row,
      publicAt: publicAt.toISOString(),
      applied: counted[0]?.applied ?? 0,
      told: counted[0]?.told ?? 0,
      lines: lines.map((line) => ({ ...line, post: summary[line.postId]?.code ?? '' })),
    });
  }
  return { scores, lists };
}
