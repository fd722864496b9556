import { createHmac, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { newId } from '#database/new-id.ts';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type judgeCode, mostJudges } from '../../contract/interview/groups.ts';
import type { JudgeProposed } from '../../contract/terms/exam-terms.ts';
import { examJudge, examSheet } from '../../schema/candidates.ts';
import { exam } from '../../schema/exams.ts';
import type { Secrets } from '../rooms/rooms.ts';
import { matching, rowOf } from '../rows.ts';
import { idsOf, illegal } from '../store.ts';
import { type GroupRow, groupAbsent, type JudgeRow, judgesOf, note } from './store.ts';

/** Without characters that are read as one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A code of 59 bits in three parts of four, as it is printed. */
export const newCode = (): string =>
  Array.from(
    { length: LENGTH },
    (_, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${alphabet[randomInt(alphabet.length)]}`,
  ).join('');

/** What the database holds of a code, however it was typed, or of a device's secret. */
export function hashOfSecret({ secret }: Secrets, kind: 'code' | 'device', given: string): string {
  const text = kind === 'code' ? given.toUpperCase().replace(/[^0-9A-Z]/g, '') : given;
  return createHmac('sha256', secret('exam-judges')).update(`${kind}:${text}`).digest('base64url');
}

const VALID_MS = 24 * 3_600_000;

/** A code is valid until a day after the group begins, or after it was made. */
const validUntil = ({ startsAt }: GroupRow, now: Date) =>
  new Date(Math.max(startsAt.getTime(), now.getTime()) + VALID_MS);

/** Whether a sheet of a group is sealed, by whichever judge. */
export async function isUnderWay(db: Database, groupId: string): Promise<boolean> {
  const judgeId = idsOf(await judgesOf(db, [groupId]));
  return (await db.$count(examSheet, matching(examSheet, { judgeId, status: ['sealed', 'replaced'] }))) > 0;
}

/** A change of the judges of a locked group. */
export interface JudgeChange {
  group: GroupRow;
  /** Null for judges to be named. */
  judgeId: string | null;
  change: JudgeProposed;
  reason: string;
}

/**
 * Whom a change is about.
 * @throws AppError ILLEGAL_MOVE for a closed group, a project that has ended or a judge who was removed, INVALID_INPUT for too many
 */
export async function checkChange(
  tx: Database,
  { group, judgeId, change }: Omit<JudgeChange, 'reason'>,
): Promise<{ judges: JudgeRow[]; judge: JudgeRow | null }> {
  if (group.closedAt) throw illegal('本组已经结束，考官不能再变动');
  const { status } = await rowOf(tx, exam, { id: group.examId, absent: groupAbsent });
  if (status === 'cancelled' || status === 'closed') throw illegal('项目已经结束，考官不能再变动');
  const judges = await judgesOf(tx, [group.id]);
  const named = judges.filter(({ status }) => status === 'named');
  if (change.kind === 'name') {
    if (named.length + change.names.length > mostJudges)
      throw fieldError('body.names', `一组最多 ${mostJudges} 位考官`);
    return { judges, judge: null };
  }
  const judge = named.find(({ id }) => id === judgeId);
  if (!judge) throw illegal('这位考官已经撤下');
  return { judges, judge };
}

const recorded = ({ examId }: GroupRow, subjectId: string, { accountId: actorId, now: at }: Writer) =>
  ({ examId, subject: 'judge', subjectId, side: 'recruiter', actorId, at }) as const;

/** Records that a change was proposed or dropped. */
export const noteProposal = (tx: Database, writer: Writer, { group, judgeId, reason }: JudgeChange, move: string) =>
  note(tx, { ...recorded(group, judgeId ?? group.id, writer), move, toStatus: move, note: reason });

/**
 * Names judges of a locked group, gives one a new code, or removes one. By the last two the device that entered is out at once.
 * Codes are stored only as keyed hashes; they are returned this once. @throws AppError ILLEGAL_MOVE, INVALID_INPUT
 */
export async function changeJudges(
  secrets: Secrets,
  tx: Database,
  writer: Writer,
  wish: JudgeChange,
): Promise<z.input<typeof judgeCode>[]> {
  const { group, change, reason } = wish;
  const { judges, judge } = await checkChange(tx, wish);
  const until = validUntil(group, writer.now);
  const hashOf = (code: string) => hashOfSecret(secrets, 'code', code);
  if (change.kind === 'name') {
    const last = Math.max(0, ...judges.map(({ number }) => number));
    const made = change.names.map((name, at) => ({ judgeId: newId(), number: last + at + 1, name, code: newCode() }));
    const waiting = { groupId: group.id, status: 'named', codeUntil: until } as const;
    const rows = made.map(({ judgeId: id, code, ...row }) => ({ ...row, id, ...waiting, codeHash: hashOf(code) }));
    await tx.insert(examJudge).values(rows);
    const noteFor = (name: string) => [name, reason].filter(Boolean).join('：');
    const naming = { move: 'name', toStatus: 'named' };
    const acts = made.map((row) => ({ ...recorded(group, row.judgeId, writer), ...naming, note: noteFor(row.name) }));
    await note(tx, ...acts);
    return made.map((row) => ({ ...row, until }));
  }
  if (!judge) return [];
  const { id: judgeId, number, name } = judge;
  const isRenewed = change.kind === 'renew';
  const code = newCode();
  const values = isRenewed
    ? { codeHash: hashOf(code), codeUntil: until }
    : { status: 'removed' as const, codeHash: null, codeUntil: null, sheetsCount: change.countsSheets };
  const out = { deviceHash: null, enteredAt: null, ...values };
  await tx.update(examJudge).set(out).where(eq(examJudge.id, judgeId));
  const toStatus = isRenewed ? 'named' : 'removed';
  await note(tx, { ...recorded(group, judgeId, writer), move: change.kind, toStatus, note: reason });
  return isRenewed ? [{ judgeId, number, name, code, until }] : [];
}
