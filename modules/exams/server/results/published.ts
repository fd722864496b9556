import { and, asc, desc, eq, gt, lte, type Placeholder } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { PublicationKind } from '../../contract/results/publication-state.ts';
import { examPublication } from '../../schema/publications.ts';

/** A publication without its numbers and lines. */
const { id, examId, kind, version, publicAt, people, hash, reason } = examPublication;
export const publicationHead = { id, examId, kind, version, publicAt, people, hash, reason };

/**
 * The gate of all results: a publication is public once two people stand for it and its moment has passed by the server's clock.
 * Every page, call, file and notice of applicants and visitors reads results through it.
 */
export const isPublished = (now: Date | Placeholder) =>
  and(eq(examPublication.status, 'confirmed'), lte(publicAt, now));

/** What a project has published, the latest first. */
export const publishedOf = (db: Database, ofExam: string, now: Date) =>
  db
    .select(publicationHead)
    .from(examPublication)
    .where(and(eq(examId, ofExam), isPublished(now)))
    .orderBy(desc(publicAt), desc(version));

/** The last public version of a list; null before the first. */
export async function latestId(
  db: Database,
  ofExam: string,
  ofKind: PublicationKind,
  now: Date,
): Promise<string | null> {
  const [last] = await db
    .select({ id })
    .from(examPublication)
    .where(and(eq(examId, ofExam), eq(kind, ofKind), isPublished(now)))
    .orderBy(desc(version))
    .limit(1);
  return last?.id ?? null;
}

/** When the next publication of a project becomes public: until then what is seen of its results stays the same. */
export async function nextPublication(
  db: Database,
  ofExam: string,
  now: Date,
): Promise<{ kind: string; publicAt: Date } | null> {
  const [next] = await db
    .select({ kind, publicAt })
    .from(examPublication)
    .where(and(eq(examId, ofExam), eq(examPublication.status, 'confirmed'), gt(publicAt, now)))
    .orderBy(asc(publicAt))
    .limit(1);
  return next ?? null;
}
