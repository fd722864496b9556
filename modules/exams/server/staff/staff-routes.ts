import { and, asc, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { newId } from '#database/new-id.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { account } from '#database/schema/identity.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import type { examStaffEndpoints } from '../../contract/staff.ts';
import { mayDo, staffRoles } from '../../contract/staff-roles.ts';
import { examStaff } from '../../schema/exams.ts';
import { changes, type ExamAccess, examAccess, reads, type StaffCaller } from '../policy.ts';
import { matching, rowsIn } from '../rows.ts';
import { byStaff, type ExamRow, lockExam, moveExamRow, postsOf, saveStaff } from '../store.ts';

/** The staff of a project, without people who have left their company. */
async function readStaff(db: Database, { row, role }: ExamAccess) {
  const items = await db
    .select({ staff: examStaff, name: companyMember.name, company: company.name })
    .from(examStaff)
    .innerJoin(companyMember, eq(companyMember.id, examStaff.memberId))
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(and(eq(examStaff.examId, row.id), eq(companyMember.status, 'active')))
    .orderBy(asc(examStaff.namedAt), asc(examStaff.memberId));
  return {
    items: items.map(({ staff, ...person }) => ({ ...staff, ...person, at: staff.namedAt })),
    colleagues: mayDo(role, 'appoint') ? await colleaguesOf(db, row.companyId) : [],
  };
}

async function colleaguesOf(db: Database, companyId: string) {
  const order = [companyMember.createdAt, companyMember.id];
  const rows = await rowsIn(db, companyMember, { companyId, status: 'active' }, { order, limit: 300 });
  return rows.map((row) => ({ ...row, memberId: row.id }));
}

type Appointment = BodyOf<typeof examStaffEndpoints, 'PUT /api/company/exams/:id/staff'>;

/** An active member of an approved company, by the field that names the person. */
async function personOf(tx: Database, { memberId, phone }: Appointment) {
  const its = memberId ? eq(companyMember.id, memberId) : eq(account.phone, phone ?? '');
  const [found] = await tx
    .select({ id: companyMember.id, accountId: account.id, name: companyMember.name, company })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .innerJoin(account, eq(account.id, companyMember.accountId))
    .where(and(its, eq(companyMember.status, 'active'), eq(company.status, 'approved')));
  return found;
}

/** The appointee: a colleague or, as reviewer of its own posts, a member of an employer listed in the post table. @throws AppError INVALID_INPUT */
async function personFor(tx: Database, row: ExamRow, asked: Appointment) {
  const field = asked.memberId ? 'body.memberId' : 'body.phone';
  const person = await personOf(tx, asked);
  const posts = await postsOf(tx, row.id);
  const isColleague = person?.company.id === row.companyId;
  const allowed = posts
    .filter(({ employer }) => isColleague || employer === person?.company.name)
    .map(({ code }) => code);
  if (!person || !(isColleague || allowed.length > 0))
    throw fieldError(field, '没有找到这位成员：须在本单位，或在岗位表里已认证的用人单位');
  if (!isColleague && row.status === 'draft') throw fieldError(field, '项目发布后才能任命用人单位的审核员');
  if (!isColleague && asked.role !== 'reviewer') throw fieldError('body.role', '用人单位的成员只能任审核员');
  const codes = asked.role === 'reviewer' ? (asked.posts ?? (isColleague ? null : allowed)) : null;
  const unknown = codes?.find((code) => !allowed.includes(code));
  if (unknown) throw fieldError('body.posts', `岗位 ${unknown} 不在岗位表里，或不属于这位成员的单位`);
  return { ...person, posts: codes && [...codes] };
}

/** A project keeps one named lead beside the owners of the organiser. @throws AppError CONFLICT */
async function keepLead(tx: Database, examId: string, memberId: string): Promise<void> {
  const leads = await tx
    .select({ id: examStaff.memberId, isActive: sql<boolean>`${companyMember.status} = 'active'` })
    .from(examStaff)
    .innerJoin(companyMember, eq(companyMember.id, examStaff.memberId))
    .where(matching(examStaff, { examId, role: 'lead' }));
  const isLead = leads.some(({ id }) => id === memberId);
  if (isLead && !leads.some(({ id, isActive }) => isActive && id !== memberId))
    throw appError('CONFLICT', { message: '项目至少保留一位负责人，请先任命另一位' });
}

/** Records an appointment or dismissal in a locked project and notifies the person. @throws AppError ILLEGAL_MOVE */
async function record(
  tx: Database,
  caller: StaffCaller,
  row: ExamRow,
  person: { memberId: string; accountId: string },
  { note, title, body }: { note: string; title: string; body: string },
): Promise<void> {
  const refusal = '已取消或归档的项目不能再调整工作人员';
  const { now } = caller;
  await moveExamRow({ db: tx, now }, row, { ...byStaff(caller), move: 'appoint', note, refusal });
  const effectKey = `exam-staff:${row.id}:${person.memberId}:${newId()}`;
  const notice = { kind: 'exam.staff', title, body: `“${row.title}”${body}。`, link: '/exam' } as const;
  await notifyAccount(tx, { ...notice, accountId: person.accountId, effectKey, now });
}

/** Appoints a person to a role or changes the role, and notifies the person. @throws AppError INVALID_INPUT, CONFLICT, ILLEGAL_MOVE */
async function appoint(tx: Database, caller: StaffCaller, examId: string, asked: Appointment): Promise<void> {
  if (Boolean(asked.memberId) === Boolean(asked.phone))
    throw fieldError('body.memberId', '请选择一位成员，或填写手机号');
  const row = await lockExam(tx, examId);
  const { id: memberId, accountId, name, posts } = await personFor(tx, row, asked);
  const { role } = asked;
  if (role !== 'lead') await keepLead(tx, examId, memberId);
  const label = staffRoles[role];
  const text = posts ? `${label}（岗位 ${posts.join('、')}）` : label;
  const settled = { note: `任命 ${name} 为${text}`, title: `您被任命为公招项目的${label}`, body: `：${text}` };
  await record(tx, caller, row, { memberId, accountId }, settled);
  await saveStaff(tx, { examId, memberId, role, posts, namedBy: caller.accountId, namedAt: caller.now });
}

/** Dismisses a person from the project. @throws AppError NOT_FOUND, CONFLICT, ILLEGAL_MOVE */
async function dismiss(tx: Database, caller: StaffCaller, examId: string, memberId: string): Promise<void> {
  const row = await lockExam(tx, examId);
  const ofMember = matching(examStaff, { examId, memberId });
  const [found] = await tx
    .select({ role: examStaff.role, ...pick(companyMember, 'name', 'accountId') })
    .from(examStaff)
    .innerJoin(companyMember, eq(companyMember.id, examStaff.memberId))
    .where(ofMember);
  if (!found) throw appError('NOT_FOUND', { message: '这位成员不在项目的工作人员里' });
  await keepLead(tx, examId, memberId);
  const { name, accountId } = found;
  const label = staffRoles[found.role];
  const settled = { note: `免去 ${name} 的${label}`, title: `您不再是公招项目的${label}`, body: '' };
  await record(tx, caller, row, { memberId, accountId }, settled);
  await tx.delete(examStaff).where(ofMember);
}

const settles = changes(examAccess, 'appoint', readStaff);

export const staffRoutes = (): Handlers<typeof examStaffEndpoints> => ({
  'GET /api/company/exams/:id/staff': reads(examAccess, 'readStaff', readStaff),
  'PUT /api/company/exams/:id/staff': settles((tx, { row, caller }, { body }) => appoint(tx, caller, row.id, body)),
  'DELETE /api/company/exams/:id/staff/:memberId': settles((tx, { row, caller }, { params }) =>
    dismiss(tx, caller, row.id, params.memberId),
  ),
});
