import { eq } from 'drizzle-orm';
import type { MemberRole } from '#contract/actor.ts';
import { clearanceEndpoints } from '#contract/companies/clearance.ts';
import { boxEndpoints } from '#contract/deliveries/box.ts';
import { deliveryEndpoints } from '#contract/deliveries/deliveries.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { type ResumeContentInput, resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import type { company } from '#database/schema/companies.ts';
import { clearance, delivery, deliveryEvent, resume } from '#database/schema/deliveries.ts';
import type { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenCompany, givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { boxHandlers } from './box/box-routes.ts';
import { clearanceHandlers } from './box/clearance-routes.ts';
import { deliveryHandlers } from './routes.ts';

export const day = 86_400_000;

/** A teacher of mathematics with a master's degree. */
export const mathTeacher: ResumeContentInput = {
  email: 'teacher@example.com',
  educations: [
    {
      key: 'a',
      school: '东海师范大学',
      major: '学科教学（数学）',
      education: 'master',
      from: '2020-09',
      to: '2023-06',
    },
  ],
  experiences: [
    { key: 'b', employer: '杭州青枫高级中学', position: '数学教师', stage: 'junior', from: '2023-08', to: 'now' },
  ],
  certificates: [{ key: 'c', kind: 'senior', subject: 'math' }],
};

/** The delivery calls over HTTP, with people and posts for them. */
export async function useDeliveries() {
  const app = await useTestApp({
    table: { ...deliveryEndpoints, ...boxEndpoints, ...clearanceEndpoints },
    handlers: (deps) => ({ ...deliveryHandlers(), ...boxHandlers(deps), ...clearanceHandlers() }),
    resolveToken,
  });
  const { call, db, clock } = app;
  const session = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;

  const aSeeker = async (content: ResumeContentInput = mathTeacher, name = '林知夏') => {
    const person = await givenSeeker(db, { name });
    const [row] = await db
      .insert(resume)
      .values({ joberId: person.joberId, name: '公办初中版', isDefault: true, content: resumeContent.parse(content) })
      .returning();
    return { ...person, resumeId: row?.id ?? '', token: await session(person.accountId) };
  };

  const aRecruiter = async (companyId?: string, role: MemberRole = 'owner', name = '周老师') => {
    const person = await givenRecruiter(db, { companyId, role, name });
    return { ...person, token: await session(person.accountId) };
  };

  type PostValues = Partial<typeof post.$inferInsert>;
  const aCompany = async (values: Partial<typeof company.$inferInsert> = {}, postValues: PostValues = {}) => {
    const { id: companyId } = await givenCompany(db, values);
    const recruiter = await aRecruiter(companyId);
    const open = await givenOpenPost(db, companyId, { memberId: recruiter.memberId, ...postValues });
    return { companyId, recruiter, postId: open.id };
  };

  const send = (
    { token, resumeId }: { token: string; resumeId: string },
    postId: string,
    more: object = {},
    headers?: Record<string, string>,
  ) => {
    const body = { postId, resumeId, consent: true, consentVersion: legalVersions.delivery, ...more };
    return call('POST', '/api/deliveries', { token, body, headers });
  };

  /** A seeker who delivered to a company's post. */
  const aDelivery = async (content?: ResumeContentInput, postValues?: PostValues) => {
    const [seeker, employer] = [await aSeeker(content), await aCompany({}, postValues)];
    const { status, body } = await send(seeker, employer.postId);
    if (status !== 200) throw new Error(`not delivered: ${JSON.stringify(body)}`);
    return { ...employer, seeker, id: body.id as string };
  };

  /** 准入查询 without a record, as required before an offer. */
  const clear = (id: string) =>
    db.insert(clearance).values({
      deliveryId: id,
      queriedOn: '2026-11-19',
      handler: '周老师',
      result: 'clear',
      recordedBy: newId(),
      recordedAt: clock.now(),
    });

  /** A recruiter's move, by the POST variant. */
  const move = ({ token }: { token: string }, id: string, status: string, more: object = {}) =>
    call('POST', '/api/company/updateResumeBoxStatus', { token, body: { id, status, ...more } });
  const answer = ({ token }: { token: string }, id: string, verb: string, more: object = {}) =>
    call('POST', `/api/deliveries/${id}/moves`, { token, body: { move: verb, ...more } });
  const open = ({ token }: { token: string }, id: string) => call('GET', `/api/company/deliveries/${id}`, { token });

  const terms = (daysAhead = 3) => ({
    at: new Date(clock.now().getTime() + daysAhead * day).toISOString(),
    mode: 'onsite',
    place: '博学楼 302',
    contact: '周老师 0571-88880000',
  });

  const rowOf = async (id: string) => (await db.select().from(delivery).where(eq(delivery.id, id)))[0];
  const stepsOf = async (id: string) =>
    (await db.select().from(deliveryEvent).where(eq(deliveryEvent.deliveryId, id)).orderBy(deliveryEvent.id)).map(
      (row) => row.move,
    );
  return {
    ...app,
    session,
    aSeeker,
    aRecruiter,
    aCompany,
    aDelivery,
    send,
    clear,
    move,
    answer,
    open,
    terms,
    rowOf,
    stepsOf,
  };
}
