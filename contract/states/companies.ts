import type { CompanyStatus } from '../actor.ts';

/** The states of a 单位's certification. */
export const companyStatuses: Record<CompanyStatus, string> = {
  draft: '待提交',
  pending: '审核中',
  approved: '已认证',
  rejected: '未通过',
  suspended: '已暂停',
  unclaimed: '未认领',
};

export type CompanyMove = 'submit' | 'claim' | 'approve' | 'reject' | 'suspend' | 'restore';

interface CompanyTransition {
  move: CompanyMove;
  from: readonly CompanyStatus[];
  who: 'recruiter' | 'operator';
  to: CompanyStatus;
}

/** Every move of a 单位. A move that is not here is refused and changes nothing. */
export const companyTransitions: readonly CompanyTransition[] = [
  { move: 'submit', from: ['draft', 'rejected'], who: 'recruiter', to: 'pending' },
  { move: 'claim', from: ['unclaimed'], who: 'recruiter', to: 'pending' },
  { move: 'approve', from: ['pending'], who: 'operator', to: 'approved' },
  { move: 'reject', from: ['pending'], who: 'operator', to: 'rejected' },
  { move: 'suspend', from: ['approved'], who: 'operator', to: 'suspended' },
  { move: 'restore', from: ['suspended'], who: 'operator', to: 'approved' },
];

/** The state after a move, or null where the table has no such move for them. */
export function afterCompanyMove(from: string, move: CompanyMove, who: CompanyTransition['who']): CompanyStatus | null {
  const found = companyTransitions.find(
    (row) => row.move === move && row.who === who && row.from.some((state) => state === from),
  );
  return found?.to ?? null;
}
