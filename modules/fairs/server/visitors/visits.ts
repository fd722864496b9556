import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import type { CodeOf } from '#contract/taxonomy/list.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { readTicketCode } from '#server/platform/ticket-code.ts';
import type { fairEndpoints } from '../../contract/fairs.ts';
import { fairVisit, fairVisitor, seatedVisitor } from '../../schema.ts';
import { exhibitorOf } from '../booths/exhibitor-rows.ts';
import { doorRefusal } from '../policy.ts';
import { lockPublicFair } from '../store.ts';

type Visit = AnswerOf<(typeof fairEndpoints)['GET /api/company/fairs/:id/visitors']>[number];
type VisitRow = Omit<Visit, 'headline'> & { content: ResumeContent | null };

/** School, major and intention: what a visitor would say when handing over a resume. */
function headline({ education, content }: Pick<VisitRow, 'education' | 'content'>): string {
  const { educations: schools, intentions } = content ?? resumeContent.parse({});
  const [school] = schools;
  const degree = labelOf(educations, (school?.education ?? education) as CodeOf<typeof educations>);
  const sought = intentions[0]?.title;
  return [school?.school, school?.major, degree, sought ? `求职${sought}` : ''].filter(Boolean).join(' · ');
}

const people = sql`
  fair_visitor as visitor join jober on jober.id = visitor.jober_id
  left join lateral (
    select content from resume where resume.jober_id = visitor.jober_id
    order by (resume.id = visitor.resume_id) desc nulls last, resume.is_default desc limit 1
  ) as shown on true`;

/** Visitors of the company's booth, latest first. @throws AppError NOT_FOUND */
export async function listVisits(db: Database, companyId: string, fairId: string) {
  const exhibitor = await exhibitorOf(db, fairId, companyId);
  if (!exhibitor) throw appError('NOT_FOUND', { message: '贵单位没有申请过本场招聘会' });
  const rows = await rowsOf(db, typed<VisitRow>())`
    select visitor.id, jober.name, jober.education, jober.identity, shown.content, visit.note, visit.at
    from fair_visit as visit join ${people} on visitor.id = visit.visitor_id
    where visit.exhibitor_id = ${exhibitor.id} order by visit.at desc limit 1000`;
  return rows.map((row) => ({ ...row, headline: headline(row) }));
}

/**
 * Records that a visitor showed their ticket at the booth. Idempotent. A code of another fair and one on the waiting list get the
 * same answer.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function addVisit(
  tx: Database,
  companyId: string,
  order: { fairId: string; code: string; note: string },
  now: Date,
) {
  const fair = await lockPublicFair(tx, order.fairId, now);
  const exhibitor = await exhibitorOf(tx, order.fairId, companyId);
  if (!exhibitor) throw appError('NOT_FOUND', { message: '贵单位没有申请过本场招聘会' });
  if (exhibitor.status !== 'approved' && exhibitor.status !== 'checked-in') throw appError('ILLEGAL_MOVE');
  const refusal = doorRefusal(fair, now);
  if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
  const code = readTicketCode(order.code);
  const [found] = code
    ? await tx
        .select({ id: fairVisitor.id })
        .from(fairVisitor)
        .where(and(eq(fairVisitor.ticketCode, code), eq(fairVisitor.fairId, order.fairId), seatedVisitor))
    : [];
  if (!found) throw appError('NOT_FOUND', { message: '没有这张入场券，请核对入场码' });
  await tx
    .insert(fairVisit)
    .values({ exhibitorId: exhibitor.id, visitorId: found.id, at: now, note: order.note })
    .onConflictDoNothing();
  const row = await rowOf(tx, typed<VisitRow>())`
    select jober.name, jober.education, shown.content from ${people} where visitor.id = ${found.id}`;
  if (!row) throw appError('NOT_FOUND');
  return { name: row.name, headline: headline(row) };
}
