import { eq } from 'drizzle-orm';
import { type JudgeCode, mostJudges } from '#contract/exams/interview/groups.ts';
import { newId } from '#database/new-id.ts';
import { examJudge } from '#database/schema/exam-results/interviews.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Secrets } from '../rooms/open-draw.ts';
import { hashOfSecret, newCode } from './judge-codes.ts';
import { type GroupRow, type JudgeRow, judgesOf, lockGroup, note } from './store.ts';

const VALID_MS = 24 * 3_600_000;

/** A code is valid until a day after the group begins, or after it was made. */
const validUntil = ({ startsAt }: GroupRow, now: Date) =>
  new Date(Math.max(startsAt.getTime(), now.getTime()) + VALID_MS);

const refuseClosed = ({ closedAt }: GroupRow) => {
  if (closedAt) throw appError('ILLEGAL_MOVE', { message: '本组已经结束，考官不能再变动' });
};

const recorded = ({ examId }: GroupRow, subjectId: string, { accountId: actorId, now: at }: Writer) =>
  ({ examId, subject: 'judge', subjectId, side: 'recruiter', actorId, at }) as const;

/** Names judges of a group; returns the code of each, which is stored only as a keyed hash. @throws AppError ILLEGAL_MOVE, INVALID_INPUT */
export async function nameJudges(
  secrets: Secrets,
  tx: Database,
  writer: Writer,
  { groupId, names }: { groupId: string; names: readonly string[] },
): Promise<JudgeCode[]> {
  const group = await lockGroup(tx, groupId, 'no key update');
  refuseClosed(group);
  const before = await judgesOf(tx, [groupId]);
  const named = before.filter(({ status }) => status === 'named').length;
  if (named + names.length > mostJudges) throw fieldError('body.names', `一组最多 ${mostJudges} 位考官`);
  const last = Math.max(0, ...before.map(({ number }) => number));
  const until = validUntil(group, writer.now);
  const made = names.map((name, at) => ({ judgeId: newId(), number: last + at + 1, name, code: newCode() }));
  await tx.insert(examJudge).values(
    made.map(({ judgeId: id, code, ...judge }) => ({
      ...judge,
      id,
      groupId,
      status: 'named',
      codeUntil: until,
      codeHash: hashOfSecret(secrets, 'code', code),
    })),
  );
  await note(
    tx,
    made.map(({ judgeId, name }) => ({
      ...recorded(group, judgeId, writer),
      move: 'name',
      toStatus: 'named',
      note: name,
    })),
  );
  return made.map((judge) => ({ ...judge, until: until.toISOString() }));
}

/**
 * Gives a judge a new code or removes the judge; either way the device that entered is out at once. What the judge sealed stays.
 * @throws AppError ILLEGAL_MOVE
 */
export async function moveJudge(
  secrets: Secrets,
  tx: Database,
  writer: Writer,
  { judge, move, reason }: { judge: JudgeRow; move: 'renew' | 'remove'; reason: string },
): Promise<JudgeCode[]> {
  const group = await lockGroup(tx, judge.groupId, 'no key update');
  refuseClosed(group);
  const [row] = await tx.select().from(examJudge).where(eq(examJudge.id, judge.id)).for('no key update');
  if (row?.status !== 'named') throw appError('ILLEGAL_MOVE', { message: '这位考官已经撤下' });
  const isRenewed = move === 'renew';
  const code = newCode();
  const codeUntil = validUntil(group, writer.now);
  await tx
    .update(examJudge)
    .set({
      deviceHash: null,
      enteredAt: null,
      ...(isRenewed
        ? { codeHash: hashOfSecret(secrets, 'code', code), codeUntil }
        : { status: 'removed', codeHash: null, codeUntil: null }),
    })
    .where(eq(examJudge.id, row.id));
  const toStatus = isRenewed ? 'named' : 'removed';
  await note(tx, [{ ...recorded(group, row.id, writer), move, toStatus, note: reason }]);
  const { id: judgeId, number, name } = row;
  return isRenewed ? [{ judgeId, number, name, code, until: codeUntil.toISOString() }] : [];
}
