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
    people.forEach((drawnPerson, at) => {
      const id = newId();
      const postId = postIds[drawnPerson.post] ?? '';
      const group = groupsOf[drawnPerson.group - 1];
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
      rows.seats.push({ registrationId: id, examId, roomId, seat: at + 1, ticket: drawnPerson.ticket });
      rows.scores.push({
        examId,
        registrationId: id,
        status: 'confirmed',
        mark: drawnPerson.mark,
        enteredBy: '1',
        enteredAt: made,
        decidedBy: '2',
        points: drawnPerson.written === null ? null : drawnPerson.written / 10_000,
      });
      rows.candidates.push({
        id,
        examId,
        postId,
        status: drawnPerson.status,
        leftFrom: drawnPerson.leftFrom,
        groupId: group?.id ?? null,
        lot: at + 1,
        extra: drawnPerson.extra === null ? null : drawnPerson.extra / 10_000,
        updatedAt: made,
      });
      drawnPerson.sheets.forEach(({ marks, replaced, proposed, isRecused }, n) => {
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
  await inParts(rows.exams, (portion) => db.insert(exam).values(portion));
  await inParts(rows.posts, (portion) => db.insert(examPost).values(portion));
  await inParts(rows.registrations, (portion) => db.insert(examRegistration).values(portion));
  await inParts(rows.rooms, (portion) => db.insert(examRoom).values(portion));
  await inParts(rows.seats, (portion) => db.insert(examSeat).values(portion));
  await inParts(rows.scores, (portion) => db.insert(examScore).values(portion));
  await inParts(rows.groups, (portion) => db.insert(examGroup).values(portion));
  await inParts(rows.judges, (portion) => db.insert(examJudge).values(portion));
  await inParts(rows.candidates, (portion) => db.insert(examCandidate).values(portion));
  await inParts(rows.sheets, (portion) => db.insert(examSheet).values(portion));
  await inParts(rows.recusals, (portion) => db.insert(examRecusal).values(portion));
  return ids;
}

const AT_ONCE = 500;

async function inParts<T>(rows: readonly T[], insert: (portion: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}
