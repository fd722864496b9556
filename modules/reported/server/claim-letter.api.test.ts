import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { letterCodeText } from '#contract/companies/letter-code.ts';
import { approvalGraceMs, paperChecks } from '#contract/operators/reviews.ts';
import { company } from '#database/schema/companies.ts';
import { favourite } from '#database/schema/identity.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { runApproval } from '#server/domains/reviews/public.ts';
import {
  givenCompany,
  givenOpenPost,
  givenOperator,
  givenPapers,
  givenRecruiter,
  givenSeeker,
} from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { givenIntake } from '../proof/intake.ts';
import { outsideApplication } from '../schema.ts';

const { db, deps, call, clock, tokenOf } = await useWholeApp();
const token = await tokenOf((await givenOperator(db, 'review')).accountId);
const print = (id: string) => call('POST', `/api/admin/companies/${id}/letter`, { token });

async function given(status: 'unclaimed' | 'approved' = 'unclaimed') {
  const school = await givenCompany(db, { status });
  const posts = [await givenOpenPost(db, school.id), await givenOpenPost(db, school.id)];
  return { id: school.id, postIds: posts.map(({ id }) => id) };
}

test('an unclaimed school shows how many people saved one of its posts, and how many applied', async () => {
  const { id, postIds } = await given();
  const people = [(await givenSeeker(db)).joberId, (await givenSeeker(db)).joberId];
  const [joberId = ''] = people;
  const [postId = ''] = postIds;
  await db
    .insert(favourite)
    .values([...postIds.map((post) => ({ joberId, postId: post })), { joberId: people[1] ?? '', postId }]);
  await db.insert(outsideApplication).values({ joberId, postId, way: 'mail', appliedAt: clock.now() });
  expect((await call('GET', `/api/companies/${id}/interest`)).body).toEqual({ posts: 2, saved: 2, applied: 1 });
});

test('its letter is a PDF, whose code finds it however it is typed, and stays when it is printed again', async () => {
  const { id } = await given();
  const first = await print(id);
  expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  const codeOf = async () => (await db.select().from(company).where(eq(company.id, id)))[0]?.letterCode ?? '';
  const code = await codeOf();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  for (const keyword of [code, letterCodeText(code).toLowerCase()]) {
    const found = await call('GET', '/api/company/queryCompany', { query: { keyword } });
    expect(found.body.items, keyword).toMatchObject([{ id, unclaimed: true }]);
  }
  await print(id);
  expect(await codeOf()).toBe(code);
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
  expect(acts.map(({ act }) => act)).toEqual(['company.letter', 'company.letter']);
});

test('whoever noted an application or follows a project of a school is among those who are told of its claim', async () => {
  const { id, postIds } = await given();
  const [applicant, follower] = [await givenSeeker(db), await givenSeeker(db)];
  await db
    .insert(outsideApplication)
    .values({ joberId: applicant.joberId, postId: postIds[0] ?? '', way: 'mail', appliedAt: clock.now() });
  const { reportedExamId } = await givenIntake(db, { companyId: id, createdAt: clock.now() });
  await db.execute(
    sql`insert into exam_follow (exam_id, jober_id, at) values (${reportedExamId}, ${follower.joberId}, now())`,
  );
  const queries = deps.modules.flatMap(({ interested }) => interested?.(id) ?? []);
  const found = await Promise.all(queries.map((query) => db.execute<{ jober_id: string }>(query)));
  const ids = found.flatMap(({ rows }) => rows.map(({ jober_id }) => jober_id));
  expect(ids.sort()).toEqual([applicant.joberId, follower.joberId].sort());
});

test('an organiser that claims itself keeps its reported project, which nobody runs here, and may run the next one', async () => {
  const organiser = await givenCompany(db, { status: 'unclaimed' });
  const { reportedExamId } = await givenIntake(db, { companyId: organiser.id, createdAt: clock.now() });
  const before = (await call('GET', `/api/exams/${reportedExamId}`)).body;
  const updatedAt = new Date(clock.now().getTime() - 60_000);
  const claim = await givenCompany(db, { status: 'pending', claimOf: organiser.id, updatedAt });
  const owner = await givenRecruiter(db, { companyId: claim.id });
  await givenPapers(db, owner);
  const decision = { verdict: 'approve', checked: Object.keys(paperChecks) };
  const at = `/api/admin/reviews/companies/${claim.id}`;
  await call('POST', `${at}/claim`, { token });
  expect((await call('POST', `${at}/decision`, { token, body: decision })).status).toBe(204);
  clock.advance(approvalGraceMs);
  await db.transaction((tx) => runApproval(deps, { queue: 'companies', id: claim.id }, tx));

  const after = (await call('GET', `/api/exams/${reportedExamId}`)).body;
  expect(after).toMatchObject({ organiser: { id: organiser.id }, reported: before.reported, steps: before.steps });
  const session = await tokenOf(owner.accountId);
  const exams = () => call('GET', '/api/company/exams', { token: session });
  expect((await exams()).body, 'no project to run').toMatchObject({ allowed: false, items: [] });
  const decided = { reason: '编制岗位主管单位' };
  await call('PUT', `/api/admin/examOrganisers/${organiser.id}`, { token, body: { allowed: true, ...decided } });
  expect((await exams()).body).toMatchObject({ allowed: true, mayCreate: true, items: [] });
});

test('a school that is here has neither', async () => {
  const { id } = await given('approved');
  expect([(await call('GET', `/api/companies/${id}/interest`)).status, (await print(id)).status]).toEqual([404, 404]);
});
