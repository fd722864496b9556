import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { examCandidate, examGroup, examJudge, examSheet } from '../schema/candidates.ts';
import { examProposal } from '../schema/exam-events.ts';
import { exam, examPost, examStep } from '../schema/exams.ts';

interface Given {
  exam: Omit<typeof exam.$inferInsert, 'id'>;
  post: Omit<typeof examPost.$inferInsert, 'examId'>;
  joberId: string;
  /** Registers a seeker for a post. */
  register(place: { examId: string; postId: string; joberId: string }): Promise<string>;
}

const began = new Date('2026-11-12T01:00:00Z');
const criteria = [
  { name: '教学设计', max: 60 },
  { name: '仪表语言', max: 40 },
];
const marks = criteria.map((line) => ({ ...line, value: line.max - 10 }));

/** A project in its interview: both judges of its group scored one person, another is absent, and a correction of one sheet waits. */
export async function givenInterview(db: Database, { exam: row, post, joberId, register }: Given) {
  const [interviewExamId, postId, groupId, judgeId] = [newId(), newId(), newId(), newId()];
  await db.insert(exam).values({ ...row, id: interviewExamId });
  const endsAt = new Date('2031-01-01T01:00:00Z');
  await db.insert(examStep).values({ examId: interviewExamId, step: 'interview', startsAt: began, endsAt });
  await db.insert(examPost).values({ ...post, id: postId, examId: interviewExamId });
  const place = { place: '第一中学录播室', startsAt: began, seats: 20, posts: [post.code], criteria };
  await db.insert(examGroup).values({ ...place, id: groupId, examId: interviewExamId, number: 1 });
  const person = (of: string) => register({ examId: interviewExamId, postId, joberId: of });
  const intervieweeId = await person(joberId);
  const awayId = await person((await givenSeeker(db)).joberId);
  const common = { examId: interviewExamId, postId, groupId, updatedAt: began };
  await db.insert(examCandidate).values([
    { ...common, id: intervieweeId, lot: 1, status: 'interview' },
    { ...common, id: awayId, lot: 2, status: 'absent', leftFrom: 'interview' },
  ]);
  const other = newId();
  const named = { groupId, status: 'named' } as const;
  await db.insert(examJudge).values([
    { ...named, id: judgeId, number: 1, name: '周明' },
    { ...named, id: other, number: 2, name: '吴岚' },
  ]);
  const [sheetId, proposedSheetId] = [newId(), newId()];
  const sheet = { registrationId: intervieweeId, marks, total: 80, givenAt: began, receivedAt: began };
  await db.insert(examSheet).values([
    { ...sheet, id: sheetId, judgeId, status: 'sealed' },
    { ...sheet, id: newId(), judgeId: other, status: 'sealed' },
    { ...sheet, id: proposedSheetId, judgeId: other, status: 'proposed', reason: '漏加一项', proposedBy: newId() },
  ]);
  const judgeProposalId = newId();
  const proposal = { proposed: { kind: 'renew' }, reason: '平板更换', proposedBy: newId(), proposedAt: began } as const;
  await db.insert(examProposal).values({ ...proposal, id: judgeProposalId, examId: interviewExamId, subjectId: other });
  return { interviewExamId, groupId, judgeId, awayId, sheetId, proposedSheetId, judgeProposalId };
}
