import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { movesFor } from '#contract/machine.ts';
import { statusIn } from '#database/schema/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ExamProgress } from '../contract/company-exams.ts';
import { type ExamMove, exam as machine } from '../contract/exam-state.ts';
import type { RegistrationState } from '../contract/registration-state.ts';
import { mayDo, type StaffRole } from '../contract/staff-roles.ts';
import { approvedRegistration, liveRegistration } from '../schema/exam-registrations.ts';
import { exam, examStaff } from '../schema/exams.ts';
import { differingFrom } from './draft/differing.ts';
import { lackingOf } from './draft/lacking.ts';
import type { StaffCaller, StaffPart } from './policy.ts';
import { examDetail, fullRows, presentCard } from './read-exam.ts';
import { examAbsent, isOrganiser, postsOf } from './store.ts';
import { termsProposals } from './terms/terms.ts';

interface Row extends ExamProgress, Record<string, unknown> {
  examId: string;
}

/** How far projects are, by project: people in each step. */
async function progressOf(db: Database, examIds: readonly string[]): Promise<Map<string, ExamProgress>> {
  if (examIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select e.id::text as "examId", coalesce(n.registered, 0) as registered, coalesce(n.waiting, 0) as waiting,
      coalesce(n.approved, 0) as approved, coalesce(n.appeals, 0) as appeals,
      case when (e.settings->>'fee')::int > 0 then coalesce(n.paid, 0) end as paid,
      (select count(*)::int from exam_seat s where s.exam_id = e.id) as seated
    from exam e left join lateral (
      select count(*)::int as registered, (count(*) filter (where ${statusIn<RegistrationState>(['submitted', 'checking'], 'r')}))::int as waiting,
        (count(*) filter (where ${approvedRegistration('r')}))::int as approved,
        (count(*) filter (where r.status = 'paid'))::int as paid, (count(*) filter (where r.status = 'appealed'))::int as appeals
      from exam_registration r where r.exam_id = e.id and ${liveRegistration('r')}
    ) n on true
    where e.id = any(${sql.param([...examIds])}::bigint[])`);
  return new Map(rows.map(({ examId, ...progress }) => [examId, progress]));
}

const MOST = 200;

/** The projects in which a caller has a part, newest first, drafts included; none that is run elsewhere. */
export async function ownExams(db: Database, { companyId, memberId, memberRole, now }: StaffCaller) {
  const isOwner = memberRole === 'owner';
  const rows = await db
    .select({ id: exam.id, role: examStaff.role, companyId: exam.companyId })
    .from(exam)
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, memberId)))
    .where(
      and(isNull(exam.reported), or(isNotNull(examStaff.role), isOwner ? eq(exam.companyId, companyId) : undefined)),
    )
    .orderBy(desc(exam.createdAt))
    .limit(MOST);
  const roleOf = (row: (typeof rows)[number]) => (isOwner && row.companyId === companyId ? 'lead' : row.role);
  const roles = new Map(rows.map((row) => [row.id, roleOf(row) as StaffRole]));
  const full = await fullRows(db, [...roles.keys()], { now, own: true });
  const progress = await progressOf(db, [...roles.keys()]);
  const items = full.map((one) => ({
    ...presentCard(one, now),
    role: roles.get(one.row.id) ?? ('observer' as const),
    progress: progress.get(one.row.id) as ExamProgress,
  }));
  const allowed = await isOrganiser(db, companyId);
  return { allowed, mayCreate: allowed && (isOwner || memberRole === 'recruiter'), items };
}

const ownMoves: readonly ExamMove[] = ['publish', 'suspend', 'resume', 'cancel', 'close'];

/** A project as its staff see it, with the moves of the caller. @throws AppError NOT_FOUND */
export async function ownExam(db: Database, { row: { id }, role, caller: { accountId, now } }: StaffPart) {
  const [full] = await fullRows(db, [id], { now, own: true });
  if (!full) throw examAbsent();
  const open = movesFor(machine, full.row.status, 'recruiter').filter((move) => ownMoves.includes(move));
  const moves = mayDo(role, 'edit') ? open : [];
  const { row, steps } = full;
  const isDraft = row.status === 'draft';
  const lacking = isDraft ? lackingOf(row, { steps, posts: await postsOf(db, id) }, now) : [];
  const differing = isDraft ? differingFrom(row, steps) : [];
  const proposals = mayDo(role, 'edit') || role === 'observer' ? await termsProposals(db, id, accountId) : [];
  const progress = (await progressOf(db, [id])).get(id) as ExamProgress;
  const detail = await examDetail(db, full, now);
  return { ...detail, revision: row.revision, progress, moves, role, lacking, differing, proposals };
}
