import { onTestFinished } from 'vitest';
import { newId } from '#database/new-id.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import type { WholeApp } from '#server/proof/whole-app.ts';
import { examRoom, examSeat } from '../../schema/exam-registrations.ts';
import { examStaff } from '../../schema/exams.ts';
import { at, givenProject, givenRegistered } from '../test-exams.ts';

export const publicAt = at('2026-12-30T10:00');
const usual = {
  written: ['2026-12-19T09:00', '2026-12-19T11:30'] as const,
  interview: ['2027-01-16T09:00', '2027-01-16T17:00'] as const,
};

/** A project whose written test is over, with people on seats 1, 2, 3 …, its owner and somebody of 考务. */
export async function givenSat(
  { db, call, clock }: Pick<WholeApp, 'db' | 'call' | 'clock'>,
  people: number,
  { headcount = 1, steps = usual }: { headcount?: number; steps?: Parameters<typeof givenProject>[1]['steps'] } = {},
) {
  const before = clock.now();
  onTestFinished(() => clock.set(before));
  clock.set(at('2026-12-21T09:00'));
  const project = await givenProject(db, { posts: [{ headcount }], steps });
  const [postId = ''] = project.postIds;
  const room = { id: newId(), examId: project.id, number: 1, place: '一中', address: '', name: '203', seats: 30 };
  await db.insert(examRoom).values(room);
  const sitters = [];
  for (let seat = 1; seat <= people; seat += 1) {
    const person = await givenRegistered(db, project.id, postId, 'approved');
    const ticket = `26001${String(seat).padStart(2, '0')}`;
    await db.insert(examSeat).values({ registrationId: person.id, examId: project.id, roomId: room.id, seat, ticket });
    sitters.push({ ...person, ticket });
  }
  const { accountId, memberId } = await givenRecruiter(db, { companyId: project.companyId, role: 'recruiter' });
  await db
    .insert(examStaff)
    .values({ examId: project.id, memberId, role: 'rooms', namedBy: newId(), namedAt: clock.now() });
  const accounts = { one: project.accountId, other: accountId };
  const tokenOf = async (who: keyof typeof accounts) => (await signIn(db, accounts[who], { now: clock.now() })).token;
  const as = async (who: keyof typeof accounts, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(method, `/api/company/${path}`, { token: await tokenOf(who), ...(body ? { body } : {}) });
  const send = (who: keyof typeof accounts, method: 'GET' | 'POST' | 'PUT', suffix: string, body?: object) =>
    as(who, method, `exams/${project.id}${suffix}`, body);
  const decide = (who: keyof typeof accounts, id: string, move: string) =>
    as(who, 'POST', `examPublications/${id}/moves`, { move });
  return { ...project, postId, sitters, as, send, decide };
}

export const scored = (ticket: string, points: number) => ({ ticket, mark: 'score', points });
export const absent = (ticket: string) => ({ ticket, mark: 'absent', points: null });
