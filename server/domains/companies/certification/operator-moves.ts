import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { notifyPeople } from '../notify-people.ts';
import { type CompanyRow, companyChanged, lockCompany, moveCompany } from '../store.ts';

type OperatorMove = 'suspend' | 'restore' | 'reaffirm';

interface Step {
  companyId: string;
  operatorId: string;
  move: OperatorMove;
  /** Shown to the company's people. */
  reason?: string | undefined;
  now: Date;
}

const words: Record<OperatorMove, { kind: NoticeKind; title: string } | null> = {
  suspend: { kind: 'company.suspended', title: '单位已被暂停使用' },
  restore: { kind: 'company.restored', title: '单位已恢复使用' },
  // The company's people see no change.
  reaffirm: null,
};

async function notifyMove(tx: Database, { companyId, move, reason = '', now }: Step): Promise<void> {
  const said = words[move];
  if (!said) return;
  const notice = { ...said, body: reason, link: '/enterprise/authInfo', now };
  await notifyPeople(tx, companyId, notice, `company:${companyId}:${move}:${now.getTime()}`);
}

/**
 * An operator's move on a certified company: suspend it with all its posts, restore it, or confirm it, which restarts the months
 * until the next review.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function moveByOperator(tx: Database, step: Step): Promise<CompanyRow> {
  const { companyId, operatorId, move, reason, now } = step;
  const before = await lockCompany(tx, companyId);
  if (!before) throw appError('NOT_FOUND', { message: '该单位不存在' });
  const stays = move === 'suspend' ? {} : { approvedAt: now };
  const moved = await moveCompany(
    tx,
    before,
    { move, who: 'operator', actorId: operatorId, at: now, note: reason },
    stays,
  );
  if (move !== 'reaffirm') await companyChanged(tx, companyId, true);
  await notifyMove(tx, step);
  return moved;
}
