import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import type { examProgressEndpoints, SheetCorrection } from '../../contract/interview/progress.ts';
import { examCandidate, examGroup, examSheet } from '../../schema/candidates.ts';
import { exam } from '../../schema/exams.ts';
import { changes, reads, type Sent } from '../policy.ts';
import { lockCandidates, moveCandidates } from '../results/candidates.ts';
import { hasOpenList } from '../results/publications.ts';
import { nameOfReviewer } from '../review/claims.ts';
import { rowOf, rowsIn } from '../rows.ts';
import { byStaff, illegal, lockExam, publishPageChanges } from '../store.ts';
import { totalOrder } from '../totals/order.ts';
import { interviewOf, presentGroup } from './arrange-interview.ts';
import { isUnderWay } from './name-judges.ts';
import { judgeProposals } from './propose-judges.ts';
import {
  addSheet,
  type GroupRow,
  groupAbsent,
  groupAccess,
  linesOf,
  lockGroup,
  moveSheet,
  note,
  sheetAccess,
  sheetOf,
} from './store.ts';

const refuseClosed = (closedAt: Date | null) => {
  if (closedAt) throw illegal('本组已经结束');
};

/** Closes a group once every number is scored: from then on only corrections change a score. @throws AppError ILLEGAL_MOVE */
async function closeGroup(tx: Database, { accountId, now }: Writer, groupId: string): Promise<void> {
  const group = await lockGroup(tx, groupId, 'no key update');
  refuseClosed(group.closedAt);
  const interview = await interviewOf(tx, [group], group.examId);
  const { people, done } = presentGroup(group, interview);
  if (interview.people.length === 0) throw illegal('本组还没有抽签');
  if (done < people) throw illegal(`还有 ${people - done} 个号没有评完；缺席的请先登记`);
  await tx.update(examGroup).set({ closedAt: now }).where(eq(examGroup.id, groupId));
  const about = { examId: group.examId, subject: 'group', subjectId: groupId } as const;
  await note(tx, { ...about, move: 'close', toStatus: 'closed', side: 'recruiter', actorId: accountId, at: now });
  // With the last group the draw of the lots becomes public.
  await publishPageChanges(tx, group.examId);
}

type OfGroup = Awaited<ReturnType<typeof groupAccess>>;
type Settled = BodyOf<typeof examProgressEndpoints, 'POST /api/company/examGroups/:id/people'>;

/** Records that somebody did not come, or takes that back, before the group is closed. @throws AppError INVALID_INPUT, ILLEGAL_MOVE */
async function settlePerson(
  tx: Database,
  { caller: writer, found: { id: groupId } }: OfGroup,
  { body: { registrationId, move, reason } }: Sent<Settled>,
) {
  const group = await lockGroup(tx, groupId, 'no key update');
  refuseClosed(group.closedAt);
  const [person] = await lockCandidates(tx, group.examId, [registrationId]);
  if (person?.groupId !== groupId) throw fieldError('body.registrationId', '这位考生不在本组');
  const interview = await interviewOf(tx, [group], group.examId);
  const judged = interview.sheets.some((sheet) => sheet.registrationId === registrationId);
  if (move === 'absent' && judged) throw illegal('这个号已有封存的评分，不能登记缺席');
  const context = { db: tx, now: writer.now };
  await moveCandidates(context, [person], { ...byStaff(writer), move, note: reason, values: { reason } });
}

/** The sheets of one judge for one person. */
const ofPair = (tx: Database, row: typeof examSheet.$inferSelect, status: 'sealed' | 'proposed') =>
  rowsIn(tx, examSheet, { ...pick(row, 'judgeId', 'registrationId'), status });

/** A sheet of a group that stays locked to the end of the transaction. */
async function lockSheet(tx: Database, id: string) {
  const group = await lockGroup(tx, (await sheetOf(tx, id)).group.id, 'no key update');
  const { sheet } = await sheetOf(tx, id);
  return { group, row: { ...sheet, examId: group.examId } };
}

/** @throws AppError ILLEGAL_MOVE for a person whose total is public, or who left */
async function requireUnranked(tx: Database, registrationId: string): Promise<void> {
  const [person] = await rowsIn(tx, examCandidate, { id: registrationId });
  if (person?.status !== 'interview') throw illegal('总成绩已公布或考生已离开，不能更正评分');
}

/** Proposes other points for a sealed sheet, which another person confirms. @throws AppError INVALID_INPUT, ILLEGAL_MOVE, CONFLICT */
async function proposeCorrection(
  tx: Database,
  { caller: { accountId, now } }: OfGroup,
  { params: { id }, body: { marks, reason } }: Sent<{ marks: readonly number[]; reason: string }>,
) {
  const { group, row } = await lockSheet(tx, id);
  if (row.status !== 'sealed') throw illegal('只能更正已封存的评分');
  const lines = linesOf(group, marks);
  if ('fault' in lines) throw fieldError('body.marks', lines.fault);
  const { judgeId, registrationId } = row;
  await requireUnranked(tx, registrationId);
  if ((await ofPair(tx, row, 'proposed')).length > 0)
    throw appError('CONFLICT', { message: '这份评分已有一处更正在等确认' });
  const values = { ...lines, id: newId(), judgeId, registrationId, givenAt: now, receivedAt: now, reason };
  const by = { move: 'propose', who: 'recruiter', actorId: accountId, note: reason } as const;
  await addSheet({ db: tx, now }, group.examId, { ...values, proposedBy: accountId }, by);
}

/**
 * Confirms a correction that another person proposed, or drops it; who proposed it takes it back by dropping.
 * @throws AppError NOT_FOUND, FORBIDDEN for the proposer's own confirmation, ILLEGAL_MOVE once the totals are prepared
 */
async function decideCorrection(
  tx: Database,
  { caller: { accountId: actorId, now } }: OfGroup,
  { params: { id }, body: { move } }: Sent<{ move: 'confirm' | 'drop' }>,
) {
  const { row } = await lockSheet(tx, id);
  if (move === 'confirm' && row.proposedBy === actorId)
    throw appError('FORBIDDEN', { message: '更正由另一位工作人员确认，您可以撤回' });
  const context = { db: tx, now };
  const by = { who: 'recruiter', actorId } as const;
  if (move === 'confirm' && row.status === 'proposed') {
    // A list that waits for its moment says what the sheets said; the lock of the project keeps new ones out.
    await lockExam(tx, row.examId);
    await requireUnranked(tx, row.registrationId);
    if (await hasOpenList(tx, row.examId, now, ['totals']))
      throw illegal('总成绩名单已经生成、还没有公布，请先撤回名单再确认更正');
    const [sealed] = await ofPair(tx, row, 'sealed');
    if (sealed)
      await moveSheet(context, { ...sealed, examId: row.examId }, { ...by, move: 'replace', note: row.reason });
  }
  await moveSheet(context, row, { ...by, move });
}

/** The group as it is when a call has changed something of it. */
const afterwards = async (tx: Database, { found, caller }: OfGroup) =>
  readProgress(tx, await lockGroup(tx, found.id, 'share'), caller.accountId);
const ofGroup = changes(groupAccess, 'arrangeInterview', afterwards);
const ofSheet = changes(sheetAccess, 'arrangeInterview', afterwards);

/** The course of an interview, as staff follow and settle it. */
export const progressRoutes = (): Handlers<typeof examProgressEndpoints> => ({
  'GET /api/company/examGroups/:id': reads(groupAccess, 'readResults', (db, { found, caller }) =>
    readProgress(db, found, caller.accountId),
  ),
  'POST /api/company/examGroups/:id/moves': ofGroup((tx, { caller, found }) => closeGroup(tx, caller, found.id)),
  'POST /api/company/examGroups/:id/people': ofGroup(settlePerson),
  'POST /api/company/examSheets/:id/corrections': ofSheet(proposeCorrection),
  'POST /api/company/examSheets/:id/moves': ofSheet(decideCorrection),
});

/** Who has which number in a group, what each judge did, and the corrections that wait. */
async function readProgress(db: Database, group: GroupRow, accountId: string) {
  const row = await rowOf(db, exam, { id: group.examId, absent: groupAbsent });
  const interview = await interviewOf(db, [group], row.id);
  const { people, sheets, markOf, sheetOf, reasonOf, isDone, judges } = interview;
  const scores = new Map(
    (await totalOrder(db, row, { from: 'interview', hasInterview: true })).map((line) => [line.id, line.interview]),
  );
  // A judge who was removed before sealing anything leaves no trace in the table.
  const shown = judges.filter((judge) => judge.status === 'named' || people.some((person) => sheetOf(judge, person)));
  const corrections: SheetCorrection[] = [];
  for (const proposed of sheets.filter(({ status }) => status === 'proposed')) {
    const judge = judges.find(({ id }) => id === proposed.judgeId);
    const person = people.find(({ id }) => id === proposed.registrationId);
    corrections.push({
      ...proposed,
      lot: person?.lot ?? 0,
      judge: { number: judge?.number ?? 0, name: judge?.name ?? '' },
      before: (judge && person && sheetOf(judge, person)?.total) ?? 0,
      proposedBy: await nameOfReviewer(db, proposed.proposedBy ?? '0'),
      mine: proposed.proposedBy === accountId,
    });
  }
  return {
    group: presentGroup(group, interview),
    judges: shown.map((judge) => ({ ...judge, removed: judge.status !== 'named', counts: judge.sheetsCount })),
    isUnderWay: await isUnderWay(db, group.id),
    proposals: await judgeProposals(db, group, { judges, accountId }),
    people: people.map((person) => ({
      ...person,
      lot: person.lot ?? 0,
      score: scores.get(person.id) ?? null,
      isDone: isDone(person),
      judged: shown.map((judge) => ({
        judgeId: judge.id,
        state: markOf(judge, person),
        sheet: sheetOf(judge, person) ?? null,
        reason: reasonOf(judge, person),
      })),
    })),
    corrections,
  };
}
