import { type Machine, rows } from '#contract/machine.ts';

export type HourSheetState = 'by-school' | 'by-teacher' | 'confirmed' | 'refused' | 'withdrawn';
export type HourSheetMove = 'enter' | 'confirm' | 'refuse' | 'withdraw';

/** States of hours that are or may still become confirmed. */
export const standingHourStates: readonly HourSheetState[] = ['by-school', 'by-teacher', 'confirmed'];

const decided = { confirmed: '已确认', refused: '有出入', withdrawn: '已撤回' };

/** A record of hours: one side enters it, the other confirms it. Only confirmed records count on a slip. */
export const hourSheet: Machine<HourSheetState, HourSheetMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: { 'by-school': '待你确认', 'by-teacher': '待学校确认', ...decided },
    recruiter: { 'by-school': '待教师确认', 'by-teacher': '待确认', ...decided },
  },
  moves: { enter: '登记', confirm: '确认', refuse: '有出入', withdraw: '撤回' },
  table: rows(
    [null, 'enter', 'recruiter', 'by-school'],
    [null, 'enter', 'seeker', 'by-teacher'],
    ['by-school', 'confirm', 'seeker', 'confirmed'],
    ['by-teacher', 'confirm', 'recruiter', 'confirmed'],
    ['by-school', 'refuse', 'seeker', 'refused'],
    ['by-teacher', 'refuse', 'recruiter', 'refused'],
    ['by-school', 'withdraw', 'recruiter', 'withdrawn'],
    ['by-teacher', 'withdraw', 'seeker', 'withdrawn'],
  ),
};

const slipLabels = {
  draft: '草稿',
  issued: '待确认',
  confirmed: '已确认',
  disputed: '有异议',
  corrected: '已更正',
  paid: '已发放',
};
export type WageSlipState = keyof typeof slipLabels;
export type WageSlipMove = 'create' | 'edit' | 'approve' | 'issue' | 'confirm' | 'dispute' | 'correct' | 'pay';

/**
 * A wage slip for a hired seeker. An issued slip is never edited: a correction is a new slip, linked to it. A large one needs a
 * second approval before it is issued; an edit revokes the approval.
 */
export const wageSlip: Machine<WageSlipState, WageSlipMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: { ...slipLabels, draft: '未发出' },
    recruiter: { ...slipLabels, issued: '等待确认', confirmed: '待发放' },
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
