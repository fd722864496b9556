import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';
import type { PublicExperience } from '../../contract/experiences.ts';
import { experience } from '../../schema.ts';

const PAGE_SIZE = 20;
const MOST = 500;

/** What leaves the server, listed by hand: nothing of who wrote it. */
const columns = {
  ...pick(experience, 'id', 'subject', 'month', 'parts', 'questions', 'advice', 'answer'),
  postTitle: post.title,
};

const shownOf = (companyId: string) => and(eq(experience.companyId, companyId), eq(experience.status, 'public'));

const find = (db: Database) =>
  db.select(columns).from(experience).innerJoin(post, eq(post.id, experience.postId)).$dynamic();

/** A page of what was told of a company; the caller checks that the company is public. */
export async function publicExperiences(
  db: Database,
  companyId: string,
  { subject, page = 1 }: { subject?: string[] | undefined; page?: number | undefined },
) {
  const shown = shownOf(companyId);
  const counts = await db
    .select({ subject: experience.subject, n: sql<number>`count(*)::int` })
    .from(experience)
    .where(shown)
    .groupBy(experience.subject);
  const items = await find(db)
    .where(and(shown, subject?.length ? inArray(experience.subject, subject) : undefined))
    .orderBy(desc(experience.updatedAt), desc(experience.id))
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE);
  const counted = counts.filter((count) => !subject?.length || subject.includes(count.subject));
  const total = counted.reduce((sum, { n }) => sum + n, 0);
  const bySubject = Object.fromEntries(counts.map((count) => [count.subject, count.n]));
  return { items, total, totalIsCapped: false, nextCursor: null, bySubject };
}

/** What was told of the own company, unanswered first. */
export async function ownExperiences(db: Database, companyId: string): Promise<{ items: PublicExperience[] }> {
  const unanswered = sql`${experience.answer} <> ''`;
  const items = await find(db)
    .where(shownOf(companyId))
    .orderBy(asc(unanswered), desc(experience.updatedAt))
    .limit(MOST);
  return { items };
}
