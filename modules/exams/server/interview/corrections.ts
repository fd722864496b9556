import { and, eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examSheet } from '../../schema/interviews.ts';
import { hasOpenList } from '../results/publications.ts';
import { lockExam } from '../store.ts';
import { addSheet, linesOf, moveSheet, sheetAbsent, sheetOf } from './sheets.ts';
import { lockGroup } from './store.ts';

const ofPair = ({ judgeId, registrationId }: { judgeId: string; registrationId: string }) =>
  and(eq(examSheet.judgeId, judgeId), eq(examSheet.registrationId, registrationId));

/** A sheet of a group that stays locked to the end of the transaction. */
async function lockSheet(tx: Database, id: string) {
  const before = await sheetOf(tx, id);
  if (!before) throw sheetAbsent();
  const group = await lockGroup(tx, before.group.id, 'no key update');
  const found = await sheetOf(tx, id);
  if (!found) throw sheetAbsent();
  return { group, row: { ...found.sheet, examId: group.examId } };
}

/** @throws AppError ILLEGAL_MOVE for a person whose total is public, or who left */
async function requireUnranked(tx: Database, registrationId: string): Promise<void> {
  const [person] = await tx.select().from(examCandidate).where(eq(examCandidate.id, registrationId));
  if (person?.status !== 'interview')
    throw appError('ILLEGAL_MOVE', { message: '总成绩已公布或考生已离开，不能更正评分' });
}

/** Proposes other points for a sealed sheet, which another person confirms. @throws AppError INVALID_INPUT, ILLEGAL_MOVE, CONFLICT */
export async function proposeCorrection(
  tx: Database,
  { accountId, now }: Writer,
  { id, marks, reason }: { id: string; marks: readonly number[]; reason: string },
): Promise<void> {
  const { group, row } = await lockSheet(tx, id);
  if (row.status !== 'sealed') throw appError('ILLEGAL_MOVE', { message: '只能更正已封存的评分' });
  const lines = linesOf(group, marks);
  if ('fault' in lines) throw fieldError('body.marks', lines.fault);
  const { judgeId, registrationId } = row;
  await requireUnranked(tx, registrationId);
  const waits = and(ofPair(row), eq(examSheet.status, 'proposed'));
  if ((await tx.$count(examSheet, waits)) > 0) throw appError('CONFLICT', { message: '这份评分已有一处更正在等确认' });
  const values = { ...lines, id: newId(), judgeId, registrationId, givenAt: now, receivedAt: now, reason };
  const by = { move: 'propose', who: 'recruiter', actorId: accountId, note: reason } as const;
  await addSheet({ db: tx, now }, group.examId, { ...values, proposedBy: accountId }, by);
}

/**
 * Confirms a correction that another person proposed, or drops it; who proposed it takes it back by dropping.
 * @throws AppError NOT_FOUND, FORBIDDEN for the proposer's own confirmation, ILLEGAL_MOVE once the totals are prepared
 */
export async function decideCorrection(
  tx: Database,
  { accountId: actorId, now }: Writer,
  { id, move }: { id: string; move: 'confirm' | 'drop' },
): Promise<void> {
  const { row } = await lockSheet(tx, id);
  if (move === 'confirm' && row.proposedBy === actorId)
    throw appError('FORBIDDEN', { message: '更正由另一位工作人员确认，您可以撤回' });
  const act = { db: tx, now };
  const by = { who: 'recruiter', actorId } as const;
  if (move === 'confirm' && row.status === 'proposed') {
    // A list that waits for its moment says what the sheets said; the lock of the project keeps new ones out.
    await lockExam(tx, row.examId);
    await requireUnranked(tx, row.registrationId);
    if (await hasOpenList(tx, row.examId, now, ['totals']))
      throw appError('ILLEGAL_MOVE', { message: '总成绩名单已经生成、还没有公布，请先撤回名单再确认更正' });
    const counts = and(ofPair(row), eq(examSheet.status, 'sealed'));
    const [sealed] = await tx.select().from(examSheet).where(counts);
    if (sealed) await moveSheet(act, { ...sealed, examId: row.examId }, { ...by, move: 'replace', note: row.reason });
  }
  await moveSheet(act, row, { ...by, move });
}
