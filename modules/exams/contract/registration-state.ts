import { type Machine, rows } from '#contract/machine.ts';

const ofSeeker = {
  submitted: '待审核',
  checking: '待审核',
  returned: '待补件',
  approved: '审核通过',
  paid: '已缴费',
  refused: '审核不通过',
  appealed: '申诉复核中',
  lapsed: '逾期未缴费',
  fallen: '岗位已取消',
  withdrawn: '已撤回',
};
export type RegistrationState = keyof typeof ofSeeker;

const moves = {
  submit: '提交报名',
  withdraw: '撤回报名',
  amend: '修改报名',
  complete: '提交补件',
  approve: '通过',
  return: '退回补件',
  refuse: '不通过',
  expire: '逾期未补件',
  reopen: '撤销结论',
  appeal: '提出申诉',
  grant: '申诉成立，通过',
  uphold: '维持不通过',
  propose: '提交复核',
  dispute: '退回初审',
  remit: '提交缴费凭证',
  pay: '确认缴费',
  waive: '免缴',
  lapse: '未缴费',
  fall: '岗位取消',
  choose: '改报岗位',
  refund: '已退费',
  reseat: '调整座位',
};
export type RegistrationMove = keyof typeof moves;

/** States of a registration that was approved; of those with one identity number a project has one. */
export const approvedRegistrationStates: readonly RegistrationState[] = ['approved', 'paid'];

/** States of a registration that the organiser has to decide. */
export const waitingRegistrationStates: readonly RegistrationState[] = ['submitted', 'checking'];

/** States in which a registration is the applicant's one registration of the project. */
export const liveRegistrationStates: readonly RegistrationState[] = [
  ...waitingRegistrationStates,
  'returned',
  ...approvedRegistrationStates,
  'appealed',
];

/**
 * A registration 报名 for one post. `amend` changes what was filed before its review begins. Where the project asks for a second
 * reviewer, the first one's decision is a proposal (`propose`), which another person confirms by the same decision or disputes;
 * applicants see no difference. Who is refused may `appeal` once; somebody else answers. `reopen` takes a decision back, with a
 * recorded reason unless who decided undoes it within `undoMs`. Where the project asks a fee, the
 * applicant sends the receipt (`remit`) and the organiser confirms it (`pay`) or waives the fee; without either the registration
 * lapses. It falls with its post, and may then be moved to another one.
 */
export const registration: Machine<RegistrationState, RegistrationMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: ofSeeker,
    recruiter: {
      ...ofSeeker,
      checking: '待复核',
      returned: '已退回补件',
      approved: '通过',
      refused: '不通过',
      appealed: '申诉待复核',
      withdrawn: '考生撤回',
      lapsed: '未缴费',
      fallen: '岗位取消',
    },
  },
  moves,
  table: rows<RegistrationState, RegistrationMove>(
    [null, 'submit', 'seeker', 'submitted'],
    [['submitted', 'returned'], 'withdraw', 'seeker', 'withdrawn'],
    ['submitted', 'amend', 'seeker', 'submitted'],
    ['returned', 'complete', 'seeker', 'submitted'],
    ['submitted', 'approve', 'recruiter', 'approved'],
    ['submitted', 'return', 'recruiter', 'returned'],
    ['submitted', 'refuse', 'recruiter', 'refused'],
    ['submitted', 'propose', 'recruiter', 'checking'],
    ['checking', 'approve', 'recruiter', 'approved'],
    ['checking', 'refuse', 'recruiter', 'refused'],
    ['checking', 'dispute', 'recruiter', 'submitted'],
    ['returned', 'expire', 'clock', 'refused'],
    [['approved', 'refused', 'returned'], 'reopen', 'recruiter', 'submitted'],
    ['refused', 'appeal', 'seeker', 'appealed'],
    ['appealed', 'grant', 'recruiter', 'approved'],
    ['appealed', 'uphold', 'recruiter', 'refused'],
    ['approved', 'remit', 'seeker', 'approved'],
    // `system`: a fee that was paid for a fallen post counts for the one chosen instead.
    ['approved', 'pay', ['recruiter', 'system'], 'paid'],
    ['approved', 'waive', 'recruiter', 'paid'],
    ['approved', 'lapse', ['clock', 'recruiter'], 'lapsed'],
    [liveRegistrationStates, 'fall', 'recruiter', 'fallen'],
    ['fallen', 'choose', 'seeker', 'submitted'],
    ['fallen', 'refund', 'recruiter', 'fallen'],
    // After the draw, by two people of the staff, see `exam_seat_change`.
    [['approved', 'paid'], 'reseat', 'recruiter'],
  ),
};
