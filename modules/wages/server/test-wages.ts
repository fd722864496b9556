import type { MemberRole } from '#contract/actor.ts';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { upload } from '#database/schema/files.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenCompany, givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { wageEndpoints } from '../contract/wages.ts';
import { wageHandlers } from './routes.ts';

interface Person {
  token: string;
}

/** A school with its members and a hired teacher, on an application of the domain. */
export async function useWages() {
  const app = await useTestApp({
    table: wageEndpoints,
    handlers: wageHandlers,
    resolveToken,
  });
  const { db, call } = app;
  const signed = async (accountId: string) => ({ accountId, token: (await signIn(db, accountId)).token });
  const aMember = async (companyId: string, role: MemberRole) =>
    signed((await givenRecruiter(db, { companyId, role, name: `${role} 老师` })).accountId);

  /** A hired teacher, the school's recruiter, its 财务 and its owner. */
  const aSchool = async (status: DeliveryState = 'hired') => {
    const { id: companyId } = await givenCompany(db);
    const { joberId, accountId, jober } = await givenSeeker(db);
    const post = await givenOpenPost(db, companyId, { title: '初中数学兼职教师', tenure: 'hourly' });
    const deliveryId = newId();
    const at = new Date('2026-11-01T02:00:00Z');
    const person = { ...jober, gender: 'female' as const, phone: '' };
    const snapshot = { jober: person, resumeName: '', content: {} } as unknown as typeof delivery.$inferInsert.snapshot;
    const ids = { postId: post.id, companyId, joberId, resumeId: newId(), consentId: newId() };
    await db.insert(delivery).values({ id: deliveryId, ...ids, status, snapshot, submittedAt: at, changedAt: at });
    return {
      companyId,
      deliveryId,
      teacher: await signed(accountId),
      recruiter: await aMember(companyId, 'recruiter'),
      finance: await aMember(companyId, 'finance'),
      owner: await aMember(companyId, 'owner'),
    };
  };
  const terms = { rate: 12_000, unit: 'lesson', from: '2026-10-01', to: '2027-01-31' };
  const agree = (by: Person, deliveryId: string, more: object = {}) =>
    call('POST', '/api/company/wages/agreements', { token: by.token, body: { deliveryId, ...terms, ...more } });
  const post = (by: Person, path: string, body: object) => call('POST', path, { token: by.token, body });
  const get = (by: Person, path: string) => call('GET', path, { token: by.token });

  const anAgreement = async (more: object = {}) => {
    const school = await aSchool();
    const { body } = await agree(school.recruiter, school.deliveryId, more);
    return { ...school, id: body.id as string };
  };
  type Agreement = Awaited<ReturnType<typeof anAgreement>>;
  const bySchool = ({ recruiter, id }: Agreement, day: string, quantity: number, note = '') =>
    post(recruiter, `/api/company/wages/agreements/${id}/hours`, { day, quantity, note });
  const byTeacher = ({ teacher, id }: Agreement, day: string, quantity: number) =>
    post(teacher, `/api/wages/agreements/${id}/hours`, { day, quantity });
  const anUpload = async ({ accountId }: { accountId: string }, kind = 'evidence') => {
    const id = newId();
    const file = { name: '课表.pdf', type: 'application/pdf', size: 10, storageKey: id };
    await db.insert(upload).values({ id, accountId, kind, ...file, createdAt: new Date('2026-11-20T01:00:00Z') });
    return id;
  };
  /** Hours confirmed by both sides. */
  const taught = async (agreement: Agreement, day: string, quantity: number, note = '') => {
    const { body } = await bySchool(agreement, day, quantity, note);
    return post(agreement.teacher, `/api/wages/hours/${body.id}/moves`, { move: 'confirm' });
  };
  const aSlip = ({ recruiter, id }: Agreement, more: object = {}) =>
    post(recruiter, `/api/company/wages/agreements/${id}/slips`, { month: '2026-11', ...more });
  const schoolMoves = (by: Person, slipId: string, move: string, note = '') =>
    post(by, `/api/company/wages/slips/${slipId}/moves`, { move, note });
  const teacherMoves = ({ teacher }: Pick<Agreement, 'teacher'>, slipId: string, move: string, more: object = {}) =>
    post(teacher, `/api/wages/slips/${slipId}/moves`, { move, ...more });
  /** A slip that waits for the teacher's confirmation. */
  const anIssued = async (agreement: Agreement) => {
    await taught(agreement, '2026-11-03', 250);
    const { body } = await aSlip(agreement);
    await schoolMoves(agreement.recruiter, body.id, 'issue');
    return body.id as string;
  };
  return {
    ...app,
    aSchool,
    agree,
    post,
    get,
    anAgreement,
    bySchool,
    byTeacher,
    taught,
    aSlip,
    schoolMoves,
    teacherMoves,
    anIssued,
    anUpload,
  };
}
