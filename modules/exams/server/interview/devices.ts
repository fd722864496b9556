import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { examJudge } from '../../schema/interviews.ts';
import type { Secrets } from '../rooms/open-draw.ts';
import { hashOfSecret } from './judge-codes.ts';
import { type GroupRow, type JudgeRow, lockGroup, note } from './store.ts';

const named = eq(examJudge.status, 'named');

/**
 * The judge whom a device stands for, with the group: both locked to the end of the transaction, the group first as by who removes a
 * judge. @throws AppError NOT_FOUND for any other device
 */
export async function judgeOfDevice(
  secrets: Secrets,
  tx: Database,
  device: string,
): Promise<{ judge: JudgeRow; group: GroupRow }> {
  const isIts = and(named, eq(examJudge.deviceHash, hashOfSecret(secrets, 'device', device)));
  const [found] = await tx.select({ groupId: examJudge.groupId }).from(examJudge).where(isIts);
  const group = found && (await lockGroup(tx, found.groupId, 'share'));
  const [judge] = await tx.select().from(examJudge).where(isIts).for('no key update');
  if (!group || !judge)
    throw appError('NOT_FOUND', { message: '这台设备不能评分：进入码已换发，或考官已撤下。请联系考务。' });
  return { judge, group };
}

/**
 * Brings a device into a group by a code, which is spent. A device that is in stays that judge's: it may send its code again, since
 * its first answer may be lost.
 * @returns null for a code that is wrong, spent or late
 */
export async function enterDevice(
  secrets: Secrets,
  tx: Database,
  { code, device, now }: { code: string; device: string; now: Date },
): Promise<{ judge: JudgeRow; group: GroupRow } | null> {
  const deviceHash = hashOfSecret(secrets, 'device', device);
  const waits = and(named, eq(examJudge.codeHash, hashOfSecret(secrets, 'code', code)), gt(examJudge.codeUntil, now));
  const its = or(and(named, eq(examJudge.deviceHash, deviceHash)), waits);
  const [found] = await tx.select({ groupId: examJudge.groupId }).from(examJudge).where(its);
  if (!found) return null;
  const group = await lockGroup(tx, found.groupId, 'share');
  const [entered] = await tx.select().from(examJudge).where(eq(examJudge.deviceHash, deviceHash));
  if (entered) return { judge: entered, group: await lockGroup(tx, entered.groupId, 'share') };
  const [judge] = await tx
    .update(examJudge)
    .set({ deviceHash, enteredAt: now, codeHash: null, codeUntil: null })
    .where(waits)
    .returning();
  if (!judge) return null;
  const by = { examId: group.examId, subject: 'judge', subjectId: judge.id, side: 'judge', actorId: judge.id } as const;
  await note(tx, [{ ...by, move: 'enter', toStatus: 'named', at: now }]);
  return { judge, group };
}
