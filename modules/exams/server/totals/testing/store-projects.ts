import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import type { SheetState } from '../../../contract/results/entry-states.ts';
import { examCandidate, examGroup, examJudge, examRecusal, examScore, examSheet } from '../../../schema/candidates.ts';
import { examRegistration, examRoom, examSeat } from '../../../schema/exam-registrations.ts';
import { exam, examPost } from '../../../schema/exams.ts';
import { linesOf } from '../../interview/store.ts';
import type { Drawn } from './draw-project.ts';

const made = new Date('2026-11-01T01:00:00Z');

/** Stores drawn projects with as few statements as there are tables. Each has its posts under the same two codes. */
export async function storeProjects(db: Database, companyId: string, drawn: readonly Drawn[]): Promise<string[]> {
  const content = resumeContent.parse({});
  const seekers: string[] = [];
  const most = Math.max(...drawn.map(({ people }) => people.length));
  while (seekers.length < most) seekers.push((await givenSeeker(db)).joberId);
  const person = { id: seekers[0], name: '林知夏', gender: 'female', birthday: '1996-05-12', education: 'bachelor' };
  const jober = { ...person, identity: 'teacher', cityCode: null, avatarUrl: null, phone: '' };
  const snapshot = resumeSnapshot.parse({ jober, resumeName: '', content });
  const rows = {
    exams: [] as (typeof exam.$inferInsert)[],
    posts: [] as (typeof examPost.$inferInsert)[],
    registrations: [] as (typeof examRegistration.$inferInsert)[],
    rooms: [] as (typeof examRoom.$inferInsert)[],
    seats: [] as (typeof examSeat.$inferInsert)[],
    scores: [] as (typeof examScore.$inferInsert)[],
    groups: [] as (typeof examGroup.$inferInsert)[],
    judges: [] as (typeof examJudge.$inferInsert)[],
    candidates: [] as (typeof examCandidate.$inferInsert)[],
    sheets: [] as (typeof examSheet.$inferInsert)[],
    recusals: [] as (typeof examRecusal.$inferInsert)[],
  };
  const ids = drawn.map(({ headcounts, groups, isApart, criteria: points, removed, people }) => {
    const [examId, roomId] = [newId(), newId()];
    const postIds = headcounts.map(() => newId());
    rows.exams.push({
      id: examId,
      companyId,
      status: 'published',
      title: '澜州市 2027 年公开招聘教师',
      regionCode: '330100',
      settings: usualSettings(2027),
      createdAt: made,
      updatedAt: made,
    });
    headcounts.forEach((headcount, line) => {
      const post = {
        id: postIds[line] ?? '',
        examId,
        code: `010${line}`,
        employer: '一中',
        title: '教师',
        headcount,
        line,
      };
      rows.posts.push({ ...post, requirements: { words: {} } });
    });
    rows.rooms.push({ id: roomId, examId, number: 1, place: '一中', address: '', name: '1', seats: 99 });
    const judges = Math.max(0, ...people.map(({ sheets }) => sheets.length));
    const criteria = points.map((max, at) => ({ name: `第 ${at + 1} 项`, max }));
    const groupsOf = Array.from({ length: groups }, (_, at) => {
      const id = newId();
      const group = { id, examId, number: at + 1, place: '一中', startsAt: made, seats: 99, criteria };
      rows.groups.push({ ...group, posts: isApart ? [`010${at % 2}`] : ['0100', '0101'] });
      const judgeIds = Array.from({ length: judges }, () => newId());
      rows.judges.push(
        ...judgeIds.map((judge, n) => {
          const status = n === removed ? ('removed' as const) : ('named' as const);
          return { id: judge, groupId: id, number: n + 1, name: '考官', status };
        }),
      );
      return { id, judgeIds };
    });
    people.forEach((one, at) => {
      const id = newId();
      const postId = postIds[one.post] ?? '';
      const group = groupsOf[one.group - 1];
      rows.registrations.push({
        id,
        examId,
        postId,
        joberId: seekers[at] ?? '',
        status: 'approved',
        name: '林知夏',
        snapshot,
        checks: [],
        standing: 'fits',
        identityMasked: '',
        submittedAt: made,
      });
      rows.seats.push({ registrationId: id, examId, roomId, seat: at + 1, ticket: one.ticket });
      rows.scores.push({
        examId,
        registrationId: id,
        status: 'confirmed',
        mark: one.mark,
        enteredBy: '1',
        enteredAt: made,
        decidedBy: '2',
        points: one.written === null ? null : one.written / 10_000,
      });
      rows.candidates.push({
        id,
        examId,
        postId,
        status: one.status,
        leftFrom: one.leftFrom,
        groupId: group?.id ?? null,
        lot: at + 1,
        extra: one.extra === null ? null : one.extra / 10_000,
        updatedAt: made,
      });
      one.sheets.forEach(({ marks, replaced, proposed, isRecused }, n) => {
        const judgeId = group?.judgeIds[n] ?? '';
        const add = (status: SheetState, given: number[] | null, by = {}) => {
          if (!given) return;
          const lines = linesOf(
            { criteria },
            given.map((value) => value / 100),
          );
          if ('fault' in lines) throw new Error(lines.fault);
          const times = { givenAt: made, receivedAt: made };
          rows.sheets.push({ id: newId(), judgeId, registrationId: id, status, ...lines, ...times, ...by });
        };
        add('replaced', replaced);
        add('sealed', marks, replaced ? { proposedBy: '1', decidedBy: '2' } : {});
        add('proposed', proposed, { proposedBy: '1' });
        if (isRecused) rows.recusals.push({ judgeId, registrationId: id, reason: '亲属', at: made });
      });
    });
    return examId;
  });
  await inParts(rows.exams, (part) => db.insert(exam).values(part));
  await inParts(rows.posts, (part) => db.insert(examPost).values(part));
  await inParts(rows.registrations, (part) => db.insert(examRegistration).values(part));
  await inParts(rows.rooms, (part) => db.insert(examRoom).values(part));
  await inParts(rows.seats, (part) => db.insert(examSeat).values(part));
  await inParts(rows.scores, (part) => db.insert(examScore).values(part));
  await inParts(rows.groups, (part) => db.insert(examGroup).values(part));
  await inParts(rows.judges, (part) => db.insert(examJudge).values(part));
  await inParts(rows.candidates, (part) => db.insert(examCandidate).values(part));
  await inParts(rows.sheets, (part) => db.insert(examSheet).values(part));
  await inParts(rows.recusals, (part) => db.insert(examRecusal).values(part));
  return ids;
}

const AT_ONCE = 500;

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}
