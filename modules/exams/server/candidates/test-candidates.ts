import { newId } from '#database/new-id.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import type { WholeApp } from '#server/proof/whole-app.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import type { PublicationKind } from '../../contract/results/publication-state.ts';
import type { StaffRole } from '../../contract/staff-roles.ts';
import { examStaff } from '../../schema/exams.ts';
import { givenSat, scored } from '../results/test-results.ts';
import { at } from '../test-exams.ts';

const written = ['2026-12-19T09:00', '2026-12-19T11:30'] as const;
const timetables = {
  whole: {
    written,
    recheck: ['2027-01-05T09:00', '2027-01-08T17:00'],
    interview: ['2027-01-16T09:00', '2027-01-16T17:00'],
    publicity: ['2027-03-01T09:00', '2027-03-20T17:00'],
  },
  withoutInterview: {
    written,
    medical: ['2027-01-18T09:00', '2027-01-20T17:00'],
    inspection: ['2027-01-25T09:00', '2027-01-29T17:00'],
    publicity: ['2027-03-01T09:00', '2027-03-20T17:00'],
  },
} as const;

/** A project whose people have these confirmed scores, with means to publish its lists and to act as its people. */
export async function givenScored(
  app: WholeApp,
  points: readonly number[],
  { headcount, steps }: { headcount: number; steps: keyof typeof timetables },
) {
  const { db, call, clock, deps } = app;
  registerJobs(deps);
  const project = await givenSat(app, points.length, { headcount, steps: timetables[steps] });
  const { sitters, send, decide } = project;
  const scores = sitters.map(({ ticket }, n) => scored(ticket, points[n] ?? 0));
  await send('one', 'PUT', '/scores', { scores });
  await send('other', 'POST', '/scoreMoves', { move: 'confirm' });
  const path = `/api/exams/${project.id}/candidacy`;
  return {
    ...project,
    /** Publishes a list for a moment and lets that moment pass. */
    async publish(kind: PublicationKind, moment: string, reason = '') {
      const order = { kind, publicAt: at(moment).toISOString(), reason };
      const prepared = await send('one', 'POST', '/publications', order);
      if (prepared.status !== 200) throw new Error(prepared.body.message);
      const { id } = prepared.body.items[0];
      await decide('other', id, 'confirm');
      clock.set(new Date(at(moment).getTime() + 1_000));
      await deps.jobs.drain();
      return id as string;
    },
    /** What the person of a place does about their own way. */
    async candidacy(place: number, method: 'GET' | 'PUT' | 'POST' = 'GET', suffix = '', body?: object) {
      const { token } = await signIn(db, sitters[place]?.accountId ?? '', { now: clock.now() });
      return call(method, path + suffix, { token, ...(body ? { body } : {}) });
    },
    /** Names a colleague for a part, and answers how they act on the person of a place. */
    async colleague(role: StaffRole, posts: string[] | null = null) {
      const { accountId, memberId } = await givenRecruiter(db, { companyId: project.companyId, role: 'recruiter' });
      const named = { examId: project.id, memberId, role, posts, namedBy: newId(), namedAt: clock.now() };
      await db.insert(examStaff).values(named);
      return actor(accountId);
    },
    organiser: actor(project.accountId),
  };

  function actor(accountId: string) {
    const as = async (method: 'GET' | 'POST' | 'PUT', to: string, body?: object) => {
      const { token } = await signIn(db, accountId, { now: clock.now() });
      return call(method, to, { token, ...(body ? { body } : {}) });
    };
    const of = (place: number) => `/api/company/examCandidates/${sitters[place]?.id}`;
    return {
      list: (query: string) => as('GET', `/api/company/exams/${project.id}/candidates?${query}`),
      dayList: (day: string) => as('GET', `/api/company/exams/${project.id}/recheckList.pdf?day=${day}`),
      addSlots: (slots: object[]) => as('POST', `/api/company/exams/${project.id}/slots`, { slots }),
      record: (place: number, move: string, reason = '') => as('POST', `${of(place)}/moves`, { move, reason }),
      replace: (place: number, reason = '按名次递补') => as('POST', `${of(place)}/replacement`, { reason }),
      extra: (place: number, given: number) => as('PUT', `${of(place)}/extra`, { points: given }),
    };
  }
}
