import { type Machine, rows } from '#contract/machine.ts';

export type HourSheetState = 'by-school' | 'by-teacher' | 'confirmed' | 'refused' | 'withdrawn';
export type HourSheetMove = 'enter' | 'confirm' | 'refuse' | 'withdraw';

/** A record of hours: one side enters it, the other confirms it. Only confirmed records count on a slip. */
export const hourSheet: Machine<HourSheetState, HourSheetMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: {
      'by-school': '待你确认',
      'by-teacher': '待学校确认',
      confirmed: '已确认',
      refused: '有出入',
      withdrawn: '已撤回',
    },
    recruiter: {
      'by-school': '待教师确认',
      'by-teacher': '待确认',
      confirmed: '已确认',
      refused: '有出入',
      withdrawn: '已撤回',
    },
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
