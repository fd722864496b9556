import type { CompanyStatus } from '#contract/actor.ts';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { pageAt } from '#web/features/page/page-at.ts';
import { entriesOf, isForMember, isForState } from '#web/features/page/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { useBoxStrip } from '../own-calls.ts';

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
  pending: { title: '单位认证审核中', advice: '通过后这里自动打开', button: '看还差什么、现在能做什么' },
  rejected: { title: '单位认证没有通过', advice: '修改后重新提交，通过后即可使用', button: '看要改什么' },
  suspended: { title: '本单位已被暂停使用', advice: '恢复后即可继续使用', button: '查看原因' },
};

const isLocking = (status: CompanyStatus | undefined): status is LockState => status !== undefined && status in locks;

const lockOf = (status: CompanyStatus | undefined, pathname: string): Lock | null =>
  !isLocking(status) || pageAt(pathname)?.anyState ? null : { state: status, ...locks[status] };

/** Why a page is locked for the own company; null where it is accessible. */
export const useLock = (pathname: string): Lock | null =>
  lockOf(
    useSession(({ company }) => company?.status),
    pathname,
  );

/** The workbench is open in every state: before the certification it says what is missing. */
const WORKBENCH = '/workbench';

/** The sections that a member may use now: those of the role, and before the certification those that are open without it. */
export function useEntries() {
  const role = useSession(({ companyJober }) => companyJober?.role);
  const status = useSession(({ company }) => company?.status);
  return entriesOf(
    'enterprise',
    (page) => isForMember(page, role) && (page.path === WORKBENCH || isForState(page, status)),
  );
}

/** What waits in the sections, by path. */
export function useSectionCounts(): Record<string, number> {
  const strip = useBoxStrip();
  const { company: messages } = useUnreadCounts();
  return { '/delivery': strip.data?.today.toAnswer ?? 0, '/connect': messages };
}
