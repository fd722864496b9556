import type { CompanyStatus } from '#contract/actor.ts';
import { type Machine, rows } from '#contract/machine.ts';

export type CompanyState = CompanyStatus;

const moves = {
  register: '登记单位',
  import: '导入',
  edit: '修改资料',
  submit: '提交认证',
  withdraw: '撤回申请',
  claim: '认领生效',
  approve: '通过',
  reject: '驳回',
  reaffirm: '复核通过',
  suspend: '暂停',
  restore: '恢复',
} as const;
export type CompanyMove = keyof typeof moves;

const labels = {
  draft: '待提交',
  pending: '审核中',
  approved: '已认证',
  rejected: '未通过',
  suspended: '已暂停',
  unclaimed: '未认领',
};

/**
 * Certification of a 单位. Only `approved` may publish, search talent, contact seekers, apply for fairs or order. A claim of an
 * `unclaimed` school is a company row of its own. It goes from `draft` to `approved` or `rejected` like any other and names the
 * school in `claimOf`. The school itself has one move, the operator's approval: a claim that waits or is rejected changes nothing
 * of the school, and several claims may wait side by side.
 */
export const company: Machine<CompanyState, CompanyMove, 'recruiter' | 'operator' | 'public'> = {
  labels: {
    recruiter: labels,
    operator: { ...labels, draft: '草稿', pending: '待审核', approved: '已通过', rejected: '已驳回' },
    public: { draft: '', pending: '', approved: '已认证', rejected: '', suspended: '', unclaimed: '未认领' },
  },
  moves,
  table: rows(
    [null, 'register', 'recruiter', 'draft'],
    [null, 'import', 'operator', 'unclaimed'],
    // Name, licence and type are a change request of their own; the company stays approved meanwhile.
    [['draft', 'rejected', 'approved'], 'edit', 'recruiter'],
    [['draft', 'rejected'], 'submit', 'recruiter', 'pending'],
    // To correct what was sent, and send it again.
    ['pending', 'withdraw', 'recruiter', 'draft'],
    ['unclaimed', 'claim', 'operator', 'approved'],
    ['pending', 'approve', 'operator', 'approved'],
    ['pending', 'reject', 'operator', 'rejected'],
    ['approved', 'reaffirm', 'operator', 'approved'],
    ['approved', 'suspend', 'operator', 'suspended'],
    ['suspended', 'restore', 'operator', 'approved'],
  ),
};

/** Operators' edits of the texts on a company's page are recorded in its history and change no state. */
export const companyTextEdits: Readonly<Record<string, string>> = {
  'edit-text': '平台修改了主页文字',
  'hide-text': '平台隐藏了主页文字',
};

/** Months after which an approval is reviewed again. */
export const companyReviewMonths = 6;

/** States in which the page and posts of a company are public. Suspended companies are hidden; unclaimed ones are marked 未认领. */
export const publicCompanyStates: readonly CompanyState[] = ['approved', 'unclaimed'];

/** States of companies that were certified, now or before: their credit code is taken. */
export const certifiedCompanyStates: readonly CompanyState[] = ['approved', 'suspended'];

export const isPublicCompany = (state: CompanyState): boolean => publicCompanyStates.includes(state);
