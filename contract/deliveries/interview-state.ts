import { type Machine, rows } from '#contract/machine.ts';

/** Moves of an interview, each of them also a move of its delivery. */
export const interviewMoves = {
  invite: '邀请面试',
  'accept-interview': '接受邀请',
  'decline-interview': '婉拒',
  'propose-time': '改个时间',
  'agree-time': '同意时间',
  'move-interview': '改时间',
  'cancel-interview': '取消面试',
  'mark-absent': '未到场',
} as const;
export type InterviewMove = keyof typeof interviewMoves;

const labels = {
  waiting: '待答复',
  accepted: '已接受',
  declined: '对方婉拒',
  proposed: '待改期',
  cancelled: '已取消',
  absent: '未到场',
} as const;
export type InterviewState = keyof typeof labels;

/** States in which one side still has to agree to a time. */
export const unagreedInterviewStates: readonly InterviewState[] = ['waiting', 'proposed'];

/** States of an interview that is to take place. */
export const comingInterviewStates: readonly InterviewState[] = ['accepted', ...unagreedInterviewStates];

/**
 * Answers to an interview invitation while its delivery is in `interview`. The moves share their names with `delivery-state.ts`,
 * and both machines must allow one. Rescheduling asks again, whatever was answered before.
 */
export const interview: Machine<InterviewState, InterviewMove, 'seeker' | 'recruiter'> = {
  labels: { seeker: { ...labels, waiting: '等你答复', declined: '已婉拒' }, recruiter: labels },
  moves: interviewMoves,
  table: rows(
    [null, 'invite', 'recruiter', 'waiting'],
    [unagreedInterviewStates, 'accept-interview', 'seeker', 'accepted'],
    [comingInterviewStates, 'decline-interview', 'seeker', 'declined'],
    [comingInterviewStates, 'propose-time', 'seeker', 'proposed'],
    ['proposed', 'agree-time', 'recruiter', 'accepted'],
    [['waiting', 'accepted', 'declined', 'proposed', 'cancelled', 'absent'], 'move-interview', 'recruiter', 'waiting'],
    [comingInterviewStates, 'cancel-interview', ['seeker', 'recruiter'], 'cancelled'],
    [comingInterviewStates, 'mark-absent', 'recruiter', 'absent'],
  ),
};
