import { type Machine, rows } from '#contract/machine.ts';

export type InterviewState = 'waiting' | 'accepted' | 'declined' | 'proposed' | 'cancelled' | 'absent';
export type InterviewMove =
  | 'invite'
  | 'accept-interview'
  | 'decline-interview'
  | 'propose-time'
  | 'agree-time'
  | 'move-interview'
  | 'cancel-interview'
  | 'mark-absent';

/**
 * Answers to an interview invitation while its delivery is in `interview`. The moves share their names with `delivery-state.ts`,
 * and both machines must allow one. Rescheduling asks again, whatever was answered before.
 */
export const interview: Machine<InterviewState, InterviewMove, 'seeker' | 'recruiter'> = {
  labels: {
    seeker: {
      waiting: '等你答复',
      accepted: '已接受',
      declined: '已婉拒',
      proposed: '待改期',
      cancelled: '已取消',
      absent: '未到场',
    },
    recruiter: {
      waiting: '待答复',
      accepted: '已接受',
      declined: '对方婉拒',
      proposed: '待改期',
      cancelled: '已取消',
      absent: '未到场',
    },
  },
  moves: {
    invite: '邀请面试',
    'accept-interview': '接受邀请',
    'decline-interview': '婉拒',
    'propose-time': '改个时间',
    'agree-time': '同意时间',
    'move-interview': '改时间',
    'cancel-interview': '取消面试',
    'mark-absent': '未到场',
  },
  table: rows(
    [null, 'invite', 'recruiter', 'waiting'],
    [['waiting', 'proposed'], 'accept-interview', 'seeker', 'accepted'],
    [['waiting', 'accepted', 'proposed'], 'decline-interview', 'seeker', 'declined'],
    [['waiting', 'accepted', 'proposed'], 'propose-time', 'seeker', 'proposed'],
    ['proposed', 'agree-time', 'recruiter', 'accepted'],
    [['waiting', 'accepted', 'declined', 'proposed', 'cancelled', 'absent'], 'move-interview', 'recruiter', 'waiting'],
    [['waiting', 'accepted', 'proposed'], 'cancel-interview', ['seeker', 'recruiter'], 'cancelled'],
    [['waiting', 'accepted', 'proposed'], 'mark-absent', 'recruiter', 'absent'],
  ),
};
