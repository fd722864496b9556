import { and, eq, gt } from 'drizzle-orm';
import { examJudge } from '#database/schema/exam-results/interviews.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Secrets } from '../rooms/open-draw.ts';
import { hashOfSecret } from './judge-codes.ts';
import { type JudgeRow, lockGroup, note } from './store.ts';

const named = eq(examJudge.status, 'named');

/** The judge whom a device stands for, locked to the end of the transaction. @throws AppError FORBIDDEN for any other device */
export async function judgeOfDevice(secrets: Secrets, tx: Database, device: string): Promise<JudgeRow> {
  const [judge] = await tx
    .select()
    .from(examJudge)
    .where(and(named, eq(examJudge.deviceHash, hashOfSecret(secrets, 'device', device))))
    .for('no key update');
  if (!judge) throw appError('FORBIDDEN', { message: '这台设备不能评分：进入码已换发，或考官已撤下。请联系考务。' });
  return judge;
}

/**
 * Brings a device into a group by a code, which is spent. The same device may send the code again: its first answer may be lost.
 * @returns null for a code that is wrong, spent or late
 */
export async function enterDevice(
  secrets: Secrets,
  tx: Database,
  { code, device, now }: { code: string; device: string; now: Date },
): Promise<JudgeRow | null> {
  const deviceHash = hashOfSecret(secrets, 'device', device);
  const [entered] = await tx.select().from(examJudge).where(and(named, eq(examJudge.deviceHash, deviceHash)));
  const codeHash = hashOfSecret(secrets, 'code', code);
  const [judge] = await tx
    .update(examJudge)
    .set({ deviceHash, enteredAt: now, codeHash: null, codeUntil: null })
    .where(and(named, eq(examJudge.codeHash, codeHash), gt(examJudge.codeUntil, now)))
    .returning();
  if (!judge) return entered ?? null;
  const { examId } = await lockGroup(tx, judge.groupId, 'share');
  const by = { examId, subject: 'judge', subjectId: judge.id, side: 'judge', actorId: judge.id } as const;
  await note(tx, [{ ...by, move: 'enter', toStatus: 'named', at: now }]);
  return judge;
}
