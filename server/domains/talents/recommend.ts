import { and, eq, sql } from 'drizzle-orm';
import type { Recommendation, RejectionReason } from '#contract/talents.ts';
import { post } from '#database/schema/posts.ts';
import { talentRejection } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { candidatesById, candidatesFor } from './candidates.ts';
import { foundTalents, presentTalent } from './cards.ts';
import { fitFor, type Lesson, type Opening } from './fit.ts';
import { hiddenFrom } from './hidden-from.ts';
import { maskName } from './mask.ts';

const SHOWN = 30;

/** An open post of the company. @throws AppError NOT_FOUND */
export async function openingOf(db: Database, companyId: string, postId: string): Promise<Opening> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.id, postId), eq(post.companyId, companyId)));
  if (row?.status !== 'open') throw appError('NOT_FOUND', { message: '该职位不存在或已停止招聘' });
  return { ...row, monthMax: row.monthMax === null ? null : Number(row.monthMax) };
}

const rejectionsOf = (db: Database, postId: string) =>
  db
    .select()
    .from(talentRejection)
    .where(eq(talentRejection.postId, postId))
    .orderBy(sql`${talentRejection.createdAt} desc`)
    .limit(100);

/** Who delivered to the post already stands in its box. */
async function deliveredTo(db: Database, postId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct delivery.jober_id as id from delivery where delivery.post_id = ${postId}`,
  );
  return rows.map(({ id }) => id);
}

interface Asked {
  companyId: string;
  postId: string;
  now: Date;
}

/** People for an open post, the best first, and those whom the company refused for it. @throws AppError NOT_FOUND */
export async function recommend(db: Database, { companyId, postId, now }: Asked) {
  const opening = await openingOf(db, companyId, postId);
  const refused = await rejectionsOf(db, postId);
  const refusedIds = refused.map(({ joberId }) => joberId);
  const refusedRows = await candidatesById(db, refusedIds);
  const lessons: Lesson[] = refused.flatMap(({ joberId, reason }) => {
    const person = refusedRows.get(joberId);
    return person ? [{ reason: reason as RejectionReason, person }] : [];
  });
  const hidden = [...(await hiddenFrom(db, companyId)), ...refusedIds, ...(await deliveredTo(db, postId))];
  const scored = (await candidatesFor(db, opening, hidden, now))
    .map((person) => ({ person, fit: fitFor(opening, person, lessons, now) }))
    .sort((a, b) => b.fit.score - a.fit.score || b.person.activeAt.getTime() - a.person.activeAt.getTime())
    .slice(0, SHOWN);
  const ids = scored.map(({ person }) => person.joberId);
  const found = await foundTalents(db, companyId, [...ids, ...refusedIds], now);
  const byId = new Map(found.map((row) => [row.joberId, row]));
  const items = scored.flatMap(({ person, fit }): Recommendation[] => {
    const row = byId.get(person.joberId);
    return row ? [{ talent: presentTalent(row, now), ...fit }] : [];
  });
  const rejected = refused.flatMap(({ joberId, reason, createdAt }) => {
    const row = byId.get(joberId);
    return row ? [{ id: joberId, name: maskName(row.name), reason, at: createdAt.toISOString() }] : [];
  });
  return { items, rejected };
}
