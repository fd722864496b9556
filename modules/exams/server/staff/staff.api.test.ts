import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { company, companyMember } from '#database/schema/companies.ts';
import { account } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { examEvent } from '../../schema/exams.ts';
import { givenProject, givenRegistered } from '../test-exams.ts';

const { db, call, clock, tokenOf } = await useWholeApp();

async function givenPerson(companyId?: string) {
  const made = await givenRecruiter(db, companyId ? { companyId, role: 'recruiter' } : {});
  return { ...made, token: await tokenOf(made.accountId) };
}

/** A project with two posts, its owner's calls, and a colleague without a part. */
async function givenStaffed() {
  const project = await givenProject(db, { posts: [{ headcount: 1 }, { headcount: 1 }] });
  const { token } = await signIn(db, project.accountId, { now: clock.now() });
  const path = `/api/company/exams/${project.id}/staff`;
  return {
    ...project,
    token,
    path,
    colleague: await givenPerson(project.companyId),
    name: (body: object) => call('PUT', path, { token, body }),
  };
}

test('a named reviewer sees and decides the registrations of the named posts alone, until dismissed', async () => {
  const project = await givenStaffed();
  const [first = '', second = ''] = project.postIds;
  const mine = await givenRegistered(db, project.id, first, 'submitted');
  const other = await givenRegistered(db, project.id, second, 'submitted');
  const { token, memberId, accountId } = project.colleague;
  const queue = () => call('GET', `/api/company/exams/${project.id}/registrations`, { token });
  expect((await queue()).status, 'before').toBe(404);
  const named = await project.name({ memberId, role: 'reviewer', posts: ['0101'] });
  expect(named.body.items).toMatchObject([{ memberId, role: 'reviewer', posts: ['0101'] }]);
  const { body } = await queue();
  expect([body.items.map(({ id }: { id: string }) => id), body.counts]).toEqual([[mine.id], { submitted: 1 }]);
  expect((await call('GET', '/api/company/exams', { token })).body.items).toMatchObject([
    { id: project.id, role: 'reviewer' },
  ]);
  const decide = (id: string) =>
    call('POST', `/api/company/examRegistrations/${id}/moves`, { token, body: { move: 'approve' } });
  expect((await decide(other.id)).status).toBe(404);
  const bulk = { ids: [other.id, mine.id] };
  const approved = await call('POST', `/api/company/exams/${project.id}/approvals`, { token, body: bulk });
  expect(approved.body).toEqual({ approved: 1 });
  expect((await call('DELETE', `${project.path}/${memberId}`, { token: project.token })).body.items).toEqual([]);
  expect((await queue()).status, 'after').toBe(404);
  const notes = (await db.select().from(examEvent).where(eq(examEvent.examId, project.id))).map(({ note }) => note);
  expect(notes.map((note) => note.slice(0, 2))).toEqual(['任命', '免去']);
  const told = await db.select().from(notification).where(eq(notification.accountId, accountId));
  expect(told.map(({ title }) => title).sort()).toEqual(['您不再是公招项目的审核员', '您被任命为公招项目的审核员']);
});

test('an employer’s member reviews the posts of the own company, and has no other part', async () => {
  const project = await givenStaffed();
  const employer = await givenPerson();
  const phoneOf = async (id: string) =>
    (await db.select({ phone: account.phone }).from(account).where(eq(account.id, id)))[0]?.phone;
  const phone = await phoneOf(employer.accountId);
  expect((await project.name({ phone, role: 'reviewer' })).body.issues[0].path, 'no employer').toBe('body.phone');
  await db.update(company).set({ name: '澜州市第一中学' }).where(eq(company.id, employer.companyId));
  expect((await project.name({ phone, role: 'lead' })).body.issues[0].path).toBe('body.role');
  expect((await project.name({ phone, role: 'reviewer', posts: ['9999'] })).body.issues[0].path).toBe('body.posts');
  const named = await project.name({ phone, role: 'reviewer' });
  expect(named.body.items).toMatchObject([{ memberId: employer.memberId, posts: ['0101', '0102'] }]);
  const seen = () => call('GET', `/api/company/exams/${project.id}/registrations`, { token: employer.token });
  expect((await seen()).status).toBe(200);
  await db.update(companyMember).set({ status: 'left' }).where(eq(companyMember.id, employer.memberId));
  expect((await seen()).status, 'who left the company').toBe(403);
});

test('who sets up a project leads it, and a project keeps a lead', async () => {
  const project = await givenStaffed();
  const { token } = project;
  const [lead, next] = [project.colleague, await givenPerson(project.companyId)];
  await project.name({ memberId: lead.memberId, role: 'lead' });
  const alone = await call('DELETE', `${project.path}/${lead.memberId}`, { token });
  expect([alone.status, alone.body.message]).toEqual([409, '项目至少保留一位负责人，请先任命另一位']);
  expect((await project.name({ memberId: lead.memberId, role: 'observer' })).status).toBe(409);
  await project.name({ memberId: next.memberId, role: 'lead' });
  expect((await call('DELETE', `${project.path}/${lead.memberId}`, { token: next.token })).status).toBe(200);
  expect((await project.name({ role: 'lead' })).body.issues[0].path).toBe('body.memberId');
});
