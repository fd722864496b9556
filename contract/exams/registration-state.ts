import { type Machine, rows } from '#contract/machine.ts';

export type RegistrationState = 'submitted' | 'returned' | 'approved' | 'refused' | 'withdrawn';
export type RegistrationMove =
  | 'submit'
  | 'withdraw'
  | 'complete'
  | 'approve'
  | 'return'
  | 'refuse'
  | 'expire'
  | 'reopen';

/** States in which a registration is the applicant's one registration of the project. */
export const liveRegistrationStates = [
  'submitted',
  'returned',
  'approved',
] as const satisfies readonly RegistrationState[];

/** A registration 报名 for one post. `reopen` takes a decision back, with a recorded reason. */
export const registration: Machine<RegistrationState, RegistrationMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: {
      submitted: '待审核',
      returned: '待补件',
      approved: '审核通过',
      refused: '审核不通过',
      withdrawn: '已撤回',
    },
    recruiter: {
      submitted: '待审核',
      returned: '已退回补件',
      approved: '通过',
      refused: '不通过',
      withdrawn: '考生撤回',
    },
  },
  moves: {
    submit: '提交报名',
    withdraw: '撤回报名',
    complete: '提交补件',
    approve: '通过',
    return: '退回补件',
    refuse: '不通过',
    expire: '逾期未补件',
    reopen: '撤销结论',
  },
  table: rows<RegistrationState, RegistrationMove>(
    [null, 'submit', 'seeker', 'submitted'],
    [['submitted', 'returned'], 'withdraw', 'seeker', 'withdrawn'],
    ['returned', 'complete', 'seeker', 'submitted'],
    ['submitted', 'approve', 'recruiter', 'approved'],
    ['submitted', 'return', 'recruiter', 'returned'],
    ['submitted', 'refuse', 'recruiter', 'refused'],
    ['returned', 'expire', 'clock', 'refused'],
    [['approved', 'refused'], 'reopen', 'recruiter', 'submitted'],
  ),
};
