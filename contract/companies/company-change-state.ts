import { type Machine, rows } from '#contract/machine.ts';

type CompanyChangeState = 'pending' | 'approved' | 'rejected';
type CompanyChangeMove = 'request' | 'approve' | 'reject';

/** A change of an approved company's name, licence or type. The approved version stays public until the change is approved. */
export const companyChange: Machine<CompanyChangeState, CompanyChangeMove, 'recruiter' | 'operator'> = {
  labels: {
    recruiter: { pending: '变更审核中', approved: '变更已生效', rejected: '变更未通过' },
    operator: { pending: '待审核', approved: '已通过', rejected: '已驳回' },
  },
  moves: { request: '申请变更', approve: '通过', reject: '驳回' },
  table: rows(
    [null, 'request', 'recruiter', 'pending'],
    ['pending', 'approve', 'operator', 'approved'],
    ['pending', 'reject', 'operator', 'rejected'],
  ),
};
