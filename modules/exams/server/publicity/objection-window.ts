import { and, desc, eq, sql } from 'drizzle-orm';
import { workingSpan } from '#contract/calendar/working-days.ts';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { examObjection, examPublication } from '../../schema/publications.ts';
import type { PublicationRow } from '../results/publications.ts';
import { isPublished } from '../results/published.ts';
import type { ExamRow } from '../store.ts';

interface Window {
  endsAt: Date;
  /** 0 where plain days count. */
  workingDays: number;
}

/** Until when a list takes objections, or requests for a recount; null where it takes none. */
export function windowOf(
  { kind, publicAt }: Pick<PublicationRow, 'kind' | 'publicAt'>,
  { settings }: Pick<ExamRow, 'settings'>,
): Window | null {
  const { publicityDays, results } = settings;
  if (kind === 'publicity') return { endsAt: workingSpan(publicAt, publicityDays).endsAt, workingDays: publicityDays };
  if (kind !== 'written' || results.recountDays === 0) return null;
  return { endsAt: new Date(publicAt.getTime() + results.recountDays * dayMs), workingDays: 0 };
}

/**
 * What keeps people of a publicity from being appointed, in words: the working days of its last version, and objections without an
 * answer. Null where nothing does.
 */
export async function lackingForAppointment(db: Database, row: ExamRow, now: Date): Promise<string | null> {
  const ofExam = eq(examPublication.examId, row.id);
  const [last] = await db
    .select({ kind: examPublication.kind, publicAt: examPublication.publicAt })
    .from(examPublication)
    .where(and(ofExam, eq(examPublication.kind, 'publicity'), isPublished(now)))
    .orderBy(desc(examPublication.version))
    .limit(1);
  const window = last && windowOf(last, row);
  if (!window) return '还没有公示拟聘用人员';
  if (now < window.endsAt) return `公示还没有满 ${window.workingDays} 个工作日`;
  const [open] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(examObjection)
    .where(and(eq(examObjection.examId, row.id), eq(examObjection.status, 'filed')));
  return open && open.n > 0 ? `还有 ${open.n} 件异议没有答复` : null;
}
