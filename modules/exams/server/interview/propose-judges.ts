import { count, eq, inArray, min } from 'drizzle-orm';
import type { z } from 'zod';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { JudgeProposed, judgeProposal } from '../../contract/terms/exam-terms.ts';
import { examJudge, examSheet } from '../../schema/candidates.ts';
import { confirmedProposals, type ProposalRow, propose, settleProposal, waitingProposals } from '../proposals/store.ts';
import { nameOfReviewer } from '../review/claims.ts';
import type { Secrets } from '../rooms/rooms.ts';
import { matching } from '../rows.ts';
import { idsOf } from '../store.ts';
import { changeJudges, checkChange, isUnderWay, type JudgeChange, noteProposal } from './name-judges.ts';
import { groupsOf, type JudgeRow, judgesOf, lockGroup } from './store.ts';

type Wish = Omit<JudgeChange, 'group'> & { groupId: string };

/**
 * Proposes a change of a group's judges to a second person. One alone could invent judges before the first sheet as well as after it.
 * @throws AppError ILLEGAL_MOVE, INVALID_INPUT, CONFLICT
 */
export async function proposeJudges(tx: Database, writer: Writer, { groupId, ...wish }: Wish): Promise<void> {
  // The lock keeps sheets of the group out until the end of the transaction.
  const group = await lockGroup(tx, groupId, 'no key update');
  const change = { ...wish, group };
  await checkChange(tx, change);
  if (wish.reason.length < 2 && (await isUnderWay(tx, groupId)))
    throw fieldError('body.reason', '面试已经开始，请写明原因，由另一位工作人员确认');
  const subjectId = wish.judgeId ?? groupId;
  await propose(tx, writer, { examId: group.examId, subjectId, proposed: wish.change, reason: wish.reason });
  await noteProposal(tx, writer, change, 'propose');
}

/** The judge whom a proposal is about, and the group. */
async function subjectOf(tx: Database, { examId, subjectId }: Pick<ProposalRow, 'examId' | 'subjectId'>) {
  const groups = await groupsOf(tx, examId);
  const judges = await judgesOf(tx, idsOf(groups));
  const judge = judges.find(({ id }) => id === subjectId) ?? null;
  const groupId = judge?.groupId ?? subjectId;
  return { judge, groupId, number: groups.find(({ id }) => id === groupId)?.number ?? 0 };
}

/** Confirms a proposed change of judges as another person, or drops it. @throws AppError FORBIDDEN, ILLEGAL_MOVE, INVALID_INPUT */
export async function decideJudges(
  secrets: Secrets,
  tx: Database,
  writer: Writer,
  { row, change, move }: { row: ProposalRow; change: JudgeProposed; move: 'confirm' | 'drop' },
) {
  const { judge, groupId } = await subjectOf(tx, row);
  const group = await lockGroup(tx, groupId, 'no key update');
  await settleProposal(tx, writer, row, move);
  const wish = { group, judgeId: judge?.id ?? null, change, reason: row.reason };
  if (move === 'confirm') return changeJudges(secrets, tx, writer, wish);
  await noteProposal(tx, writer, wish, 'drop');
  return [];
}

async function sealedBy(db: Database, judges: readonly JudgeRow[]): Promise<Map<string, number>> {
  const { judgeId } = examSheet;
  const sealed = matching(examSheet, { judgeId: idsOf(judges), status: 'sealed' });
  const rows = await db.select({ judgeId, n: count() }).from(examSheet).where(sealed).groupBy(judgeId);
  return new Map(rows.map((row) => [row.judgeId, row.n]));
}

/** The changes of a group's judges that wait for another person. */
export async function judgeProposals(
  db: Database,
  { examId, id: groupId }: { examId: string; id: string },
  { judges, accountId }: { judges: readonly JudgeRow[]; accountId: string },
): Promise<z.input<typeof judgeProposal>[]> {
  const sealed = await sealedBy(db, judges);
  return (await waitingProposals(db, examId, accountId)).flatMap((row) => {
    const { proposed, subjectId } = row;
    const judge = judges.find(({ id }) => id === subjectId);
    if (proposed.kind === 'terms' || (!judge && subjectId !== groupId)) return [];
    const names = proposed.kind === 'name' ? proposed.names : [judge?.name ?? ''];
    const countsSheets = proposed.kind === 'remove' && proposed.countsSheets;
    return { ...row, kind: proposed.kind, names, sheets: sealed.get(subjectId) ?? 0, countsSheets };
  });
}

/**
 * How the judges of a project changed once sheets were sealed, in words: who was named, renewed or removed by which two people, and
 * whose device entered only then. For who confirms a list that is made from their sheets.
 */
export async function lateJudges(db: Database, examId: string): Promise<string[]> {
  const groups = await groupsOf(db, examId);
  const ids = idsOf(groups);
  const judges = await judgesOf(db, ids);
  const sealed = await sealedBy(db, judges);
  const numberOf = new Map(groups.map(({ id, number }) => [id, number]));
  const began = await db
    .select({ id: examJudge.groupId, at: min(examSheet.receivedAt) })
    .from(examSheet)
    .innerJoin(examJudge, eq(examJudge.id, examSheet.judgeId))
    .where(inArray(examJudge.groupId, ids))
    .groupBy(examJudge.groupId);
  const startOf = new Map(began.map(({ id, at }) => [id, at]));
  const who = (judge: JudgeRow | undefined) => `${judge?.number} 号考官 ${judge?.name}`;
  const lines: string[] = [];
  const confirmed = await confirmedProposals(db, examId);
  for (const { proposed, subjectId, proposedBy, decidedBy, decidedAt, reason } of confirmed) {
    const judge = judges.find(({ id }) => id === subjectId);
    const groupId = judge?.groupId ?? subjectId;
    const start = startOf.get(groupId);
    if (!start || !decidedAt || decidedAt <= start) continue;
    const group = `第 ${numberOf.get(groupId)} 组`;
    const sheets = `已封存的 ${sealed.get(subjectId) ?? 0} 份评分`;
    const by = `（${await nameOfReviewer(db, proposedBy)}提出，${await nameOfReviewer(db, decidedBy ?? '0')}确认）：${reason}`;
    if (proposed.kind === 'name') lines.push(`${group}评分开始后增加考官 ${proposed.names.join('、')}${by}`);
    if (proposed.kind === 'renew') lines.push(`${group}评分开始后给 ${who(judge)}换发进入码${by}`);
    if (proposed.kind === 'remove')
      lines.push(`${group}评分开始后撤下 ${who(judge)}，${sheets}${proposed.countsSheets ? '计入' : '不计入'}${by}`);
  }
  for (const { id: groupId, number } of groups)
    for (const judge of judges.filter((judge) => judge.groupId === groupId)) {
      const start = startOf.get(groupId);
      if (!start || !judge.enteredAt || judge.enteredAt <= start) continue;
      lines.push(`第 ${number} 组 ${who(judge)}在第一份评分封存后才进入，封存了 ${sealed.get(judge.id) ?? 0} 份评分`);
    }
  return lines;
}
