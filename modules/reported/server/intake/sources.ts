import { asc, eq, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { intakeSource } from '../../schema.ts';

const MAX_ROWS = 500;
const absent = () => appError('NOT_FOUND', { message: '这个来源不存在' });

/** Pages on which announcements appear, those that nobody looked at for longest first. */
export const listSources = (db: Database) =>
  db
    .select()
    .from(intakeSource)
    .orderBy(sql`${intakeSource.lookedAt} asc nulls first`, asc(intakeSource.id))
    .limit(MAX_ROWS);

/** @throws AppError INVALID_INPUT for a page that stands there already */
export async function addSource(db: Database, { name, link }: { name: string; link: string }): Promise<string> {
  if (link === '') throw fieldError('body.link', '请填写来源网址');
  const [made] = await db
    .insert(intakeSource)
    .values({ id: newId(), name, link })
    .onConflictDoNothing()
    .returning({ id: intakeSource.id });
  if (!made) throw fieldError('body.link', '这个网址已经在来源里');
  return made.id;
}

/** @throws AppError NOT_FOUND */
export async function lookAtSource(db: Database, id: string, now: Date): Promise<void> {
  const rows = await db.update(intakeSource).set({ lookedAt: now }).where(eq(intakeSource.id, id)).returning();
  if (rows.length === 0) throw absent();
}

/** @throws AppError NOT_FOUND */
export async function removeSource(db: Database, id: string): Promise<void> {
  const rows = await db.delete(intakeSource).where(eq(intakeSource.id, id)).returning();
  if (rows.length === 0) throw absent();
}
