import { and, asc, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { maskPhone } from '#contract/text.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beyond, countCapped, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { type examReviewEndpoints, undoMs } from '../../contract/review.ts';
import { examClaim, examRegistration, liveRegistration } from '../../schema/exam-registrations.ts';
import { examPost } from '../../schema/exams.ts';
import type { Asking, ExamAccess } from '../policy.ts';
import { recordLooks } from '../registrations/store.ts';
import { matching } from '../rows.ts';

/** The registrations of a project, or those of the posts that a reviewer is named for. */
export function visibleTo(db: Database, { row, posts }: ExamAccess) {
  const named = matching(examPost, { examId: row.id, code: posts ?? undefined });
  const ids = db.select({ id: examPost.id }).from(examPost).where(named);
  return and(eq(examRegistration.examId, row.id), posts ? inArray(examRegistration.postId, ids) : undefined);
}

type Query = QueryOf<typeof examReviewEndpoints, 'GET /api/company/exams/:id/registrations'>;

const SIZE = 50;

/** Those who sent the receipt of a fee that nobody has confirmed. */
const sentReceipt = sql`exam_registration.status = 'approved' and exists (select from exam_evidence v
  where v.registration_id = exam_registration.id and v.kind = 'receipt')`;

/** Those whose identity number another registration of the project has that counts. */
export const hasTwin = sql<boolean>`exists (select from exam_registration twin where twin.exam_id = exam_registration.exam_id
  and twin.identity_hash = exam_registration.identity_hash and twin.id <> exam_registration.id
  and ${liveRegistration('twin')})`;

/** Those that bulk approval takes: they fit every rule, have a number of their own, and wait, or another person proposed to approve them. */
export const approvable = (
  accountId: string,
) => sql`exam_registration.standing = 'fits' and not ${hasTwin} and (exam_registration.status = 'submitted'
  or (exam_registration.status = 'checking' and exam_registration.proposed = 'approve' and exam_registration.proposed_by <> ${accountId}::bigint))`;

/** A number names one registration, anything else a part of the name. */
function matches(keyword: string): SQL {
  if (/^\d{6,15}$/.test(keyword)) return sql`${examRegistration.number} = ${Number(keyword)}`;
  return sql`position(${keyword} in ${examRegistration.name}) > 0`;
}

/** The registrations that a caller sees, in the order of submission. */
export async function reviewQueue(db: Database, access: ExamAccess, { query }: Asking<Query>) {
  const { accountId, now } = access.caller;
  const cut = pageOf(query, [cursorParts.time, cursorParts.id], SIZE);
  const { status, standing } = query;
  const where = and(
    visibleTo(db, access),
    matching(examRegistration, { status, standing }),
    query.keyword ? matches(query.keyword) : undefined,
    query.receipt ? sentReceipt : undefined,
    query.twins ? hasTwin : undefined,
  );
  const isOthers = and(gt(examClaim.expiresAt, now), ne(examClaim.accountId, accountId));
  const rows = await db
    .select({
      ...pick(examRegistration, 'id', 'number', 'status', 'name', 'standing', 'submittedAt'),
      isTwin: hasTwin,
      post: pick(examPost, 'code', 'title'),
      claimedBy: companyMember.name,
    })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .leftJoin(examClaim, and(eq(examClaim.registrationId, examRegistration.id), isOthers))
    .leftJoin(companyMember, and(eq(companyMember.accountId, examClaim.accountId), eq(companyMember.status, 'active')))
    .where(and(where, beyond(cut, sql`${examRegistration.submittedAt}, ${examRegistration.id}`, '>')))
    .orderBy(asc(examRegistration.submittedAt), asc(examRegistration.id))
    .limit(cut.size + 1)
    .offset(cut.offset);
  const page = cutPage(rows, cut, ({ id, submittedAt }) => [submittedAt.toISOString(), id]);
  return {
    items: page.rows,
    nextCursor: page.nextCursor,
    ...(await countCapped(db, sql`from ${examRegistration} where ${where}`)),
    ...(await countsOf(db, access, query)),
    undo: await undoOf(db, access),
  };
}

/** The caller's last decision or proposal while it may be undone. */
async function undoOf(db: Database, access: ExamAccess) {
  const { accountId, now } = access.caller;
  const { id, name, status, decidedAt, decidedBy, proposedBy } = examRegistration;
  const byCaller = or(
    and(eq(decidedBy, accountId), inArray(status, ['approved', 'refused', 'returned'])),
    and(eq(proposedBy, accountId), eq(status, 'checking')),
  );
  const [last] = await db
    .select({ id, name, status, at: decidedAt })
    .from(examRegistration)
    .where(and(visibleTo(db, access), byCaller, gt(decidedAt, new Date(now.getTime() - undoMs))))
    .orderBy(desc(decidedAt), desc(id))
    .limit(1);
  if (!last?.at) return null;
  return { ...last, until: new Date(last.at.getTime() + undoMs) };
}

async function countsOf(db: Database, access: ExamAccess, { status: shown = 'submitted' }: Query) {
  const rows = await db
    .select({
      status: examRegistration.status,
      n: sql<number>`count(*)::int`,
      fits: sql<number>`(count(*) filter (where ${approvable(access.caller.accountId)}))::int`,
      receipts: sql<number>`(count(*) filter (where ${sentReceipt}))::int`,
      twins: sql<number>`(count(*) filter (where ${hasTwin}))::int`,
    })
    .from(examRegistration)
    .where(visibleTo(db, access))
    .groupBy(examRegistration.status);
  const counts = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  const { fits = 0, twins = 0 } = rows.find(({ status }) => status === shown) ?? {};
  return { counts, fits, twins, receipts: rows.reduce((sum, row) => sum + row.receipts, 0) };
}

const AT_ONCE = 500;

type RowsQuery = QueryOf<typeof examReviewEndpoints, 'GET /api/company/exams/:id/registrationRows'>;

/**
 * The registrations that a caller sees as rows of a table, by number. Identity numbers are masked; telephones are whole for who
 * leads the project. Who took a row is recorded.
 */
export async function registrationRows(tx: Database, access: ExamAccess, { query }: Asking<RowsQuery>) {
  const cut = pageOf(query, [cursorParts.id], AT_ONCE);
  const after = cut.after ? gt(examRegistration.number, Number(cut.after[0])) : undefined;
  const found = await tx
    .select({ row: examRegistration, post: examPost })
    .from(examRegistration)
    .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
    .where(and(visibleTo(tx, access), matching(examRegistration, { status: query.status }), after))
    .orderBy(asc(examRegistration.number))
    .limit(cut.size + 1);
  const page = cutPage(found, cut, ({ row }) => [String(row.number)]);
  const look = { actorId: access.caller.accountId, what: 'list', reason: '下载报名名单', at: access.caller.now };
  const looks = page.rows.map(({ row }) => ({ ...look, registrationId: row.id }));
  if (looks.length > 0) await recordLooks(tx, looks);
  const phoneOf = (phone: string) => (access.role === 'lead' ? phone : maskPhone(phone));
  const items = page.rows.map(({ row, post }) => ({
    ...row,
    ...(row.status === 'checking' && { decidedAt: null, reason: null }),
    post,
    gender: genders[row.snapshot.jober.gender as keyof typeof genders] ?? '',
    identity: row.identityMasked,
    phone: phoneOf(row.snapshot.jober.phone),
    accessible: row.accessible !== '',
    fee: row.fee === null ? null : Number(row.fee),
  }));
  return { items, nextCursor: page.nextCursor };
}
