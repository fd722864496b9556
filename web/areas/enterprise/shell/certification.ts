import type { CompanyStatus } from '#contract/actor.ts';
import { pageAt } from '#web/features/page/page-at.ts';
import { useSession } from '#web/session/session-store.ts';

/** The states of a company in which most of the console is locked. */
export type LockState = Extract<CompanyStatus, 'draft' | 'pending' | 'rejected' | 'suspended'>;

interface Lock {
  state: LockState;
  /** Why the rest of the console is locked. */
  title: string;
  advice: string;
  button: string;
}

const locks: Record<LockState, Omit<Lock, 'state'>> = {
  draft: { title: '单位还没有提交认证', advice: '提交并通过认证后即可使用', button: '去提交认证' },
  pending: {
    title: '单位认证审核中',
    advice: '工作日一般 24 小时内完成，通过后这里自动打开。现在可以先写好职位草稿、准备学校照片',
    button: '查看审核进度',
  },
  rejected: { title: '单位认证没有通过', advice: '修改后重新提交，通过后即可使用', button: '查看原因并修改' },
  suspended: { title: '本单位已被暂停使用', advice: '恢复后即可继续使用', button: '查看原因' },
};

const isLocking = (status: CompanyStatus | undefined): status is LockState => status !== undefined && status in locks;

/** Why a page is locked for the own company; null where it is accessible. */
export function useLock(pathname: string): Lock | null {
  const status = useSession(({ company }) => company?.status);
  if (!isLocking(status) || pageAt(pathname)?.anyState) return null;
  return { state: status, ...locks[status] };
}

/** Whether the own company is certified; until then publishing is disabled. */
export const useIsApproved = (): boolean => useSession(({ company }) => company?.status === 'approved');
