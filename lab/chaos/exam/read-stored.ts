import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { TELL_JOB } from '#modules/exams/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Stored } from './history.ts';

/** Waits for the notices of decisions, which leave once a decision can no longer be undone. */
async function waitForNotices(db: Database): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { rows } = await db.execute(sql`select 1 from job where kind = ${TELL_JOB} limit 1`);
    if (rows.length === 0) return;
    await pause(500);
  }
}

/** The registrations of a project with their histories and notices. */
export async function readStored(db: Database, examId: string): Promise<Stored> {
  await waitForNotices(db);
  const { rows: registrations } = await db.execute<Stored['registrations'][number] & Record<string, unknown>>(sql`
    select id::text, jober_id::text as applicant, number::text, status from exam_registration where exam_id = ${examId}`);
  const { rows: events } = await db.execute<Stored['events'][number] & Record<string, unknown>>(sql`
    select v.registration_id::text as registration, v.move, v.to_status as "to", coalesce(v.actor_id::text, '') as actor
    from exam_registration_event v join exam_registration r on r.id = v.registration_id
    where r.exam_id = ${examId} order by v.id`);
  const { rows: told } = await db.execute<{ id: string; n: number }>(sql`
    select split_part(effect_key, ':', 2) as id, count(*)::int as n from notification
    where effect_key like 'exam-registration:%' group by 1`);
  return { registrations, events, told: new Map(told.map(({ id, n }) => [id, n])) };
}
