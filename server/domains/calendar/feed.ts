import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { calendarFeed } from '#database/schema/alerts.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The URL grants access, so it is derived with the installation's key: the table alone does not reveal it. */
const markOf = (key: Buffer, id: string): string => createHmac('sha256', key).update(`feed ${id}`).digest('base64url');

const shape = /^([1-9][0-9]{0,18})-([A-Za-z0-9_-]{43})$/;

const pathOf = (key: Buffer, id: string) => `/calendar/${id}-${markOf(key, id)}.ics`;

interface Feed {
  path: string | null;
  createdAt: string | null;
}

export async function readFeed(db: Database, key: Buffer, joberId: string): Promise<Feed> {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.joberId, joberId));
  return { path: row ? pathOf(key, row.id) : null, createdAt: row ? row.createdAt.toISOString() : null };
}

/** Creates a new URL and invalidates the previous one. */
export async function renewFeed(db: Database, key: Buffer, joberId: string, now: Date): Promise<Feed> {
  const id = newId();
  await db
    .insert(calendarFeed)
    .values({ id, joberId, createdAt: now })
    .onConflictDoUpdate({ target: calendarFeed.joberId, set: { id, createdAt: now } });
  return { path: pathOf(key, id), createdAt: now.toISOString() };
}

export const endFeed = (db: Database, joberId: string) =>
  db.delete(calendarFeed).where(eq(calendarFeed.joberId, joberId));

/** The owner of a calendar URL; null for an unknown or revoked one, or a banned account. */
export async function ownerOf(db: Database, key: Buffer, token: string): Promise<string | null> {
  const [, id = '', mark = ''] = shape.exec(token) ?? [];
  if (id === '' || BigInt(id) > 9_223_372_036_854_775_807n) return null;
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(key, id)))) return null;
  const [row] = await db
    .select({ joberId: calendarFeed.joberId })
    .from(calendarFeed)
    .innerJoin(jober, eq(jober.id, calendarFeed.joberId))
    .innerJoin(account, eq(account.id, jober.accountId))
    .where(and(eq(calendarFeed.id, id), eq(account.status, 'active')));
  return row?.joberId ?? null;
}
