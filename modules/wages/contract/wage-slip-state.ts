import { type Machine, rows } from '#contract/machine.ts';

export type WageSlipState = 'draft' | 'issued' | 'confirmed' | 'disputed' | 'corrected' | 'paid';
export type WageSlipMove = 'create' | 'edit' | 'approve' | 'issue' | 'confirm' | 'dispute' | 'correct' | 'pay';

/**
 * A wage slip for a hired seeker. An issued slip is never edited: a correction is a new slip, linked to it. A large one needs a
 * second approval before it is issued; an edit revokes the approval.
 */
export const wageSlip: Machine<WageSlipState, WageSlipMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: {
      draft: '未发出',
      issued: '待确认',
      confirmed: '已确认',
      disputed: '有异议',
      corrected: '已更正',
      paid: '已发放',
    },
    recruiter: {
      draft: '草稿',
      issued: '等待确认',
      confirmed: '待发放',
      disputed: '有异议',
      corrected: '已更正',
      paid: '已发放',
    },
  },
  moves: {
    create: '新建',
    edit: '修改',
    approve: '复核通过',
    issue: '发出',
    confirm: '确认无误',
    dispute: '提出异议',
    correct: '更正',
    pay: '标为已发放',
  },
  table: rows(
    [null, 'create', 'recruiter', 'draft'],
    ['draft', 'edit', 'recruiter', 'draft'],
    ['draft', 'approve', 'recruiter', 'draft'],
    ['draft', 'issue', 'recruiter', 'issued'],
    [['issued', 'disputed'], 'confirm', 'seeker', 'confirmed'],
    ['issued', 'dispute', 'seeker', 'disputed'],
    ['disputed', 'correct', 'recruiter', 'corrected'],
    ['confirmed', 'pay', 'recruiter', 'paid'],
  ),
};
