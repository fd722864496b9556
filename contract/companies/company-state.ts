import type { CompanyStatus } from '#contract/actor.ts';
import { type Machine, rows } from '#contract/machine.ts';

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

/**
 * Certification of a 单位. Only `approved` may publish, search talent, contact seekers, apply for fairs or order.
 *
 * A claim of an `unclaimed` school is an application of its own, a row that goes from `draft` to `approved` or `rejected` like
 * any other and names the school in `claimOf`. The school has one move, the operator's yes: so a claim that waits or is refused
 * changes nothing of it, and several may wait side by side.
 */
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
    claim: '认领生效',
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
    ['unclaimed', 'claim', 'operator', 'approved'],
    ['pending', 'approve', 'operator', 'approved'],
    ['pending', 'reject', 'operator', 'rejected'],
    ['approved', 'reaffirm', 'operator', 'approved'],
    ['approved', 'suspend', 'operator', 'suspended'],
    ['suspended', 'restore', 'operator', 'approved'],
  ),
};

/** What an operator does to the texts of a company's page stands in its history, and moves no state. */
export const companyTextEdits: Readonly<Record<string, string>> = {
  'edit-text': '平台修改了主页文字',
  'hide-text': '平台隐藏了主页文字',
};

/** An approval is looked at again after so many months. */
export const companyReviewMonths = 6;

/** Days after an import in which posts without a deadline of an unclaimed company stay open. */
export const unclaimedPostDays = 90;

/** States in which page and posts of a company are public. Suspended ones vanish; unclaimed ones are marked 未认领. */
export const publicCompanyStates: readonly CompanyState[] = ['approved', 'unclaimed'];

export const isPublicCompany = (state: CompanyState): boolean => publicCompanyStates.includes(state);
