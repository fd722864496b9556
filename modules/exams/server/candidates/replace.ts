import { and, asc, eq } from 'drizzle-orm';
import { dayAt } from '#contract/months.ts';
import { maskName } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type CandidateStage,
  isOut,
  candidate as machine,
  moveInto,
  stageAfter,
} from '../../contract/results/candidate-state.ts';
import type { PublicationKind } from '../../contract/results/publication-state.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { examResult } from '../../schema/publications.ts';
import type { ExamAccess, StaffCaller } from '../policy.ts';
import { type CandidateRow, lockCandidates, moveCandidates } from '../results/candidates.ts';
import { latestId } from '../results/publications.ts';
import { matching, rowOf } from '../rows.ts';
import { byStaff, type ExamRow, idsOf, illegal, lockExam, type StepRow, timetableOf } from '../store.ts';
import { candidateAbsent, lockAsStaff, replacersOf, tellPerson } from './record-outcome.ts';

/** From which stages a place is filled by which published order, and where those stand who may take it. */
const orders = [
  { stages: ['recheck', 'interview'], kind: 'shortlist', waitsIn: 'written' },
  { stages: ['medical', 'inspection', 'listed'], kind: 'totals', waitsIn: 'ranked' },
] as const;

const orderOf = ({ leftFrom }: Pick<CandidateRow, 'leftFrom'>) =>
  orders.find(({ stages }) => (stages as readonly string[]).includes(leftFrom ?? ''));

/** Why nobody may take the place of somebody who left, in words; null where somebody may. */
export function whyNoReplacement(
  gone: Pick<CandidateRow, 'status' | 'leftFrom'>,
  { row, steps, hasTotals, now }: { row: ExamRow; steps: readonly StepRow[]; hasTotals: boolean; now: Date },
): string | null {
  const order = orderOf(gone);
  if (!isOut(gone.status)) return '此人仍在列';
  if (!order) return '此人离开时没有占用名额';
  const { replaceUntil } = row.settings.results;
  if (replaceUntil !== null && dayAt(now) > replaceUntil) return `递补截止日 ${replaceUntil} 已过`;
  const interview = steps.find(({ step }) => step === 'interview');
  if (order.kind === 'shortlist' && (hasTotals || (interview && interview.startsAt <= now)))
    return '面试已经开始，不再递补';
  return null;
}

/** People of the post who wait in the published order, the first with all who are level. */
async function nextOnes(tx: Database, gone: CandidateRow, kind: PublicationKind, waitsIn: CandidateStage, now: Date) {
  const listId = await latestId(tx, gone.examId, kind, now);
  if (!listId) return [];
  const listed = matching(examResult, { publicationId: listId, postId: gone.postId, outcome: 'waiting' });
  const waiting = await tx
    .select({ id: examCandidate.id, rank: examResult.rank })
    .from(examResult)
    .innerJoin(examCandidate, eq(examCandidate.id, examResult.registrationId))
    .where(and(listed, eq(examCandidate.status, waitsIn)))
    .orderBy(asc(examResult.rank));
  const level = waiting.filter(({ rank }) => rank === waiting[0]?.rank);
  return lockCandidates(tx, gone.examId, idsOf(level));
}

/**
 * Lets the next of the published order take the place of somebody who left. Before the interview all who are level with the next
 * one enter, as in the shortlist; later the project has to decide between them first.
 * @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_MOVE
 */
export async function replaceCandidate(
  tx: Database,
  caller: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<{ part: ExamAccess; ids: string[] }> {
  const { now } = caller;
  const { row: gone, access } = await lockAsStaff(tx, caller, id, 'settleCandidates');
  const row = await lockExam(tx, gone.examId);
  const steps = await timetableOf(tx, row.id);
  const hasTotals = (await latestId(tx, row.id, 'totals', now)) !== null;
  const why = whyNoReplacement(gone, { row, steps, hasTotals, now });
  if (why) throw illegal(`不能递补：${why}`);
  if ((await replacersOf(tx, row.id, id)).length > 0) throw illegal('已经有人递补');
  const { kind, waitsIn } = orderOf(gone) ?? orders[0];
  const next = await nextOnes(tx, gone, kind, waitsIn, now);
  if (next.length === 0) throw illegal('已公布的名次中没有可以递补的人');
  if (kind === 'totals' && next.length > 1) throw illegal('下一名次同分，请登记加试成绩并公布更正的总成绩');
  const to = stageAfter(waitsIn, steps);
  if (!to || to === 'written') throw illegal('这个项目没有可以进入的环节');
  const vacating = await rowOf(tx, examRegistration, { id, absent: candidateAbsent });
  await moveCandidates({ db: tx, now }, next, {
    ...byStaff(caller),
    move: moveInto[to],
    note: `递补 ${maskName(vacating.name)}：${reason}`,
    values: { replaces: id },
  });
  for (const candidate of next)
    await tellPerson(tx, candidate.id, {
      kind: 'exam.replace',
      title: '公招递补通知',
      now,
      body: `“${row.title}”：你按名次递补，${machine.labels.seeker?.[to] ?? ''}。请在我的公招查看要做的事。`,
    });
  return { part: access, ids: idsOf(next) };
}
