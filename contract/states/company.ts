import type { CompanyStatus } from '../actor.ts';
import { type Machine, rows } from './machine.ts';

export type CompanyState = CompanyStatus;
export type CompanyMove =
  | 'register'
  | 'import'
  | 'edit'
  | 'submit'
  | 'claim'
  | 'approve'
  | 'reject'
  | 'reaffirm'
  | 'suspend'
  | 'restore';

/** Certification of a 单位. Only `approved` may publish, search talent, contact seekers, apply for fairs or order. */
export const company: Machine<CompanyState, CompanyMove, 'recruiter' | 'operator' | 'public'> = {
  labels: {
    recruiter: {
      draft: '待提交',
      pending: '审核中',
      approved: '已认证',
      rejected: '未通过',
      suspended: '已暂停',
      unclaimed: '未认领',
    },
    operator: {
      draft: '草稿',
      pending: '待审核',
      approved: '已通过',
      rejected: '已驳回',
      suspended: '已暂停',
      unclaimed: '未认领',
    },
    public: { draft: '', pending: '', approved: '已认证', rejected: '', suspended: '', unclaimed: '未认领' },
  },
  moves: {
    register: '登记单位',
    import: '导入',
    edit: '修改资料',
    submit: '提交认证',
    claim: '认领单位',
    approve: '通过',
    reject: '驳回',
    reaffirm: '复核通过',
    suspend: '暂停',
    restore: '恢复',
  },
  table: rows(
    [null, 'register', 'recruiter', 'draft'],
    [null, 'import', 'operator', 'unclaimed'],
    ['draft', 'edit', 'recruiter', 'draft'],
    ['rejected', 'edit', 'recruiter', 'rejected'],
    // Name, licence and type are a change request of their own; the company stays approved meanwhile.
    ['approved', 'edit', 'recruiter', 'approved'],
    [['draft', 'rejected'], 'submit', 'recruiter', 'pending'],
    ['unclaimed', 'claim', 'recruiter', 'pending'],
    ['pending', 'approve', 'operator', 'approved'],
    ['pending', 'reject', 'operator', 'rejected'],
    ['approved', 'reaffirm', 'operator', 'approved'],
    ['approved', 'suspend', 'operator', 'suspended'],
    ['suspended', 'restore', 'operator', 'approved'],
  ),
};

/** An approval is looked at again after so many months. */
export const companyReviewMonths = 6;

/** Days after an import in which posts without a deadline of an unclaimed company stay open. */
export const unclaimedPostDays = 90;

/** Whether page and posts of a company are public. Suspended ones vanish; unclaimed ones are marked 未认领. */
export function isPublicCompany(state: CompanyState): boolean {
  return state === 'approved' || state === 'unclaimed';
}
