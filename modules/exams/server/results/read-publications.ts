import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { movesFor } from '#contract/machine.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  publication as machine,
  type PublicationKind,
  type PublicationMove,
} from '../../contract/results/publication-state.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examSeat } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { lateJudges } from '../interview/propose-judges.ts';
import type { StaffPart } from '../policy.ts';
import { staffNames } from '../review/claims.ts';
import { lackingByKind } from './compose.ts';
import { type PublicationRow, publicationAbsent } from './publications.ts';

/** A list without the numbers of its posts, of which a project may have thousands. */
const { summary: _, ...examHead } = getTableColumns(examPublication);

/** All lists of a project for its staff, the latest first, and what keeps further ones from being prepared. */
export async function ownPublications(db: Database, { row, role, caller: { accountId, now } }: StaffPart) {
  const mayPublish = mayDo(role, 'publishResults');
  const rows = await db
    .select(examHead)
    .from(examPublication)
    .where(eq(examPublication.examId, row.id))
    .orderBy(desc(examPublication.preparedAt));
  const names = await staffNames(
    db,
    rows.flatMap(({ preparedBy, decidedBy }) => [preparedBy, decidedBy ?? []].flat()),
  );
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? '其他审核员'));
  const lacking = await lackingByKind(db, row, now);
  return {
    items: rows.map((row) => ({
      ...row,
      preparedBy: nameOf(row.preparedBy),
      decidedBy: nameOf(row.decidedBy),
      moves: mayPublish ? movesOf(row, accountId, now) : [],
    })),
    mayPublish,
    lateJudges: await lateJudges(db, row.id),
    lacking,
  };
}

const movesOf = (
  { status, preparedBy, publicAt }: Pick<PublicationRow, 'status' | 'preparedBy' | 'publicAt'>,
  accountId: string,
  now: Date,
): PublicationMove[] => {
  const open = movesFor(machine, status, 'recruiter');
  // One that nobody confirmed in time is withdrawn; what is public stays.
  if (publicAt <= now) return status === 'prepared' ? open.filter((move) => move === 'drop') : [];
  return open.filter((move) => move !== 'confirm' || preparedBy !== accountId);
};

const linesWhere = (db: Database, row: PublicationRow, more: SQL) =>
  db
    .select({ ...getTableColumns(examResult), id: examResult.registrationId })
    .from(examResult)
    .where(and(eq(examResult.publicationId, row.id), more))
    .orderBy(asc(examResult.position));

/** Whose ticket ends with these digits, and their post. */
const holdersOf = (db: Database, row: PublicationRow, digits: string) =>
  db
    .select({ id: examResult.registrationId, postId: examResult.postId })
    .from(examSeat)
    .innerJoin(examResult, eq(examResult.registrationId, examSeat.registrationId))
    .where(
      and(
        eq(examSeat.examId, row.examId),
        sql`right(${examSeat.ticket}, 4) = ${digits}`,
        eq(examResult.publicationId, row.id),
      ),
    )
    .orderBy(asc(examResult.position));

const ofFutureStaff: readonly string[] = ['publicity', 'appointment'] satisfies PublicationKind[];

/** The lines of one post of a list: the one that is named, that of a ticket's holder, or the first that has somebody in. */
export async function publicationPage(
  db: Database,
  row: PublicationRow,
  { postId, ticket }: { postId?: string | undefined; ticket?: string | undefined },
) {
  const [of] = await db
    .select({ id: exam.id, title: exam.title, documentNumber: exam.documentNumber, organiser: company.name })
    .from(exam)
    .innerJoin(company, eq(company.id, exam.companyId))
    .where(eq(exam.id, row.examId));
  if (!of) throw publicationAbsent();
  const posts = Object.entries(row.summary)
    .map(([id, post]) => ({ ...post, id }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  const found = ticket ? await holdersOf(db, row, ticket) : [];
  const wanted = found[0]?.postId ?? postId;
  const chosen =
    posts.find(({ id }) => id === wanted) ?? (wanted ? undefined : (posts.find((post) => post.in > 0) ?? posts[0]));
  const lines = chosen ? await linesWhere(db, row, eq(examResult.postId, chosen.id)) : [];
  const inside = ofFutureStaff.includes(row.kind) ? await linesWhere(db, row, eq(examResult.outcome, 'in')) : [];
  return {
    ...row,
    exam: of,
    weights: row.rules.weights,
    posts,
    postId: chosen?.id ?? null,
    summary: chosen ? (row.summary[chosen.id] ?? null) : null,
    lines,
    found: found.map(({ id }) => id),
    inside,
  };
}
