import { and, asc, eq, like, ne, notInArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { birthdayOf, isIdentityNumber, maskedIdentity } from '#contract/people/identity-number.ts';
import { loadDemo } from '#database/demo/load-demo.ts';
import { serverModules } from '#modules/server.ts';
import { readFileBytes } from '#server/domains/files/public.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';
import { neededEvidence } from '../contract/evidence.ts';
import { examCandidate } from '../schema/candidates.ts';
import { examEvidence, examRegistration } from '../schema/exam-registrations.ts';
import { exam, examPost, examStaff, examStep } from '../schema/exams.ts';
import { examObjection, examPublication } from '../schema/publications.ts';
import { windowOf } from '../server/publicity/objections.ts';
import { openIdentity } from '../server/registrations/register.ts';
import { addDemoEvidence } from './add-demo-evidence.ts';
import { addDemoRegistrations } from './add-demo-registrations.ts';

const now = new Date('2026-11-21T02:30:00Z');
const { deps, close } = await useTestDeps({ now });
afterAll(close);
await loadDemo(deps.db, { posts: 200, companies: 30, resumes: 500, seed: 20261121, now, modules: serverModules });
await addDemoRegistrations(deps.db, now);
await addDemoEvidence(deps.db, { ...deps, now });
// A cut-off run goes on, and adds nothing twice.
await addDemoEvidence(deps.db, { ...deps, now });

const rows = await deps.db
  .select({ row: examRegistration, post: examPost })
  .from(examRegistration)
  .innerJoin(examPost, eq(examPost.id, examRegistration.postId))
  .orderBy(asc(examRegistration.number));

test('the decisions of the demo agree with the rules', () => {
  expect(rows.length).toBeGreaterThan(60);
  const wrong = rows.filter(({ row }) => ['approved', 'paid'].includes(row.status) && row.standing === 'unfit');
  expect(wrong.map(({ row }) => row.name)).toEqual([]);
  for (const { row } of rows.filter(({ row: { status } }) => status === 'refused')) expect(row.reason).toBeTruthy();
});

test('the teacher of the demo account applies for posts of the own subject alone', () => {
  const own = rows.filter(({ row }) => row.name === '林知夏').map(({ post }) => post.title);
  expect(own.length).toBeGreaterThan(1);
  expect(new Set(own)).toEqual(new Set(['高中数学教师']));
});

test('the queue has an appeal that waits, and the project has people for every part', async () => {
  expect(rows.filter(({ row: { status } }) => status === 'appealed')).toHaveLength(1);
  const staff = await deps.db.select({ role: examStaff.role }).from(examStaff);
  expect(new Set(staff.map(({ role }) => role))).toEqual(new Set(['reviewer', 'rooms', 'observer']));
});

test('an organiser has two projects at a time at most', async () => {
  const running = await deps.db
    .select({ companyId: exam.companyId, title: exam.title })
    .from(exam)
    .where(ne(exam.status, 'closed'));
  const byOrganiser = Map.groupBy(running, ({ companyId }) => companyId);
  expect(running.length).toBeGreaterThan(6);
  expect(byOrganiser.size).toBeGreaterThan(3);
  for (const projects of byOrganiser.values())
    expect(projects.length, projects.map(({ title }) => title).join()).toBeLessThanOrEqual(2);
});

test('scores of one project are public, and its shortlist is not yet', async () => {
  const [marked] = await deps.db.select().from(exam).where(like(exam.title, '%骨干教师'));
  const ofExam = eq(examPublication.examId, marked?.id ?? '0');
  const lists = await deps.db.select().from(examPublication).where(ofExam).orderBy(asc(examPublication.publicAt));
  expect(lists.map(({ kind, status, publicAt }) => [kind, status, publicAt <= now])).toEqual([
    ['written', 'confirmed', true],
    ['shortlist', 'confirmed', false],
  ]);
  expect(lists[0]?.people).toBeGreaterThan(12);
});

test('projects stand in recheck, publicity and appointment, each with somebody who moved up', async () => {
  const stagesOf = async (word: string) => {
    const found = await deps.db
      .select({ status: examCandidate.status, replaces: examCandidate.replaces })
      .from(examCandidate)
      .innerJoin(exam, eq(exam.id, examCandidate.examId))
      .where(like(exam.title, `%${word}%`));
    expect(
      found.some(({ replaces }) => replaces !== null),
      word,
    ).toBe(true);
    return new Set(found.map(({ status }) => status));
  };
  const recheck = await stagesOf('秋季');
  for (const status of ['recheck', 'interview', 'failed', 'written']) expect(recheck).toContain(status);
  expect(await stagesOf('上半年')).toContain('listed');
  expect(await stagesOf('学科带头人')).toContain('appointed');
});

test('of two objections to a publicity one is answered, and a request for a recount was', async () => {
  const found = await deps.db
    .select({ kind: examObjection.kind, status: examObjection.status })
    .from(examObjection)
    .innerJoin(exam, eq(exam.id, examObjection.examId))
    .where(like(exam.title, '%上半年%'))
    .orderBy(asc(examObjection.madeAt));
  expect(found.map(({ kind, status }) => [kind, status])).toEqual([
    ['recount', 'dismissed'],
    ['eligibility', 'dismissed'],
    ['score', 'filed'],
  ]);
});

test('a publicity ends with its objections', async () => {
  const found = await deps.db
    .select({ publication: examPublication, row: exam, step: examStep })
    .from(examPublication)
    .innerJoin(exam, eq(exam.id, examPublication.examId))
    .innerJoin(examStep, and(eq(examStep.examId, exam.id), eq(examStep.step, 'publicity')))
    .where(eq(examPublication.kind, 'publicity'));
  expect(found.length).toBeGreaterThan(1);
  for (const { publication, row, step } of found)
    expect(windowOf(publication, row)?.endsAt, row.title).toEqual(step.endsAt);
});

test('identity numbers are those of the resumes, and nobody’s', () => {
  for (const { row } of rows) {
    const number = openIdentity(deps, row.id, row.identitySealed ?? Buffer.alloc(0));
    expect(isIdentityNumber(number)).toBe(true);
    expect([number.slice(0, 6), birthdayOf(number)]).toEqual(['339901', row.snapshot.jober.birthday]);
    expect(row.identityMasked).toBe(maskedIdentity(number));
  }
});

test('everybody who may be reviewed attached what the post asks for, encrypted', async () => {
  const files = await deps.db
    .select({ evidence: examEvidence })
    .from(examEvidence)
    .innerJoin(examRegistration, eq(examRegistration.id, examEvidence.registrationId))
    .where(notInArray(examRegistration.status, ['paid', 'lapsed']));
  const kindsOf = Map.groupBy(files, ({ evidence }) => evidence.registrationId);
  for (const { row, post } of rows.filter(({ row: { status } }) => status !== 'paid' && status !== 'lapsed')) {
    const kinds = kindsOf.get(row.id)?.map(({ evidence }) => evidence.kind) ?? [];
    expect(kinds, row.name).toEqual(expect.arrayContaining(neededEvidence(post.requirements)));
  }
  const bytes = await readFileBytes(deps, files[0]?.evidence.fileId ?? '');
  expect(bytes?.subarray(0, 2).toString('hex'), 'a JPEG').toBe('ffd8');
});
