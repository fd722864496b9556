import { type Machine, rows } from '#contract/machine.ts';

export type ExperienceState = 'pending' | 'public' | 'rejected';
type ExperienceMove = 'write' | 'approve' | 'reject';

/** 面经: the questions that a seeker met. Operators read each version before it is shown. */
export const experience: Machine<ExperienceState, ExperienceMove, 'seeker'> = {
  labels: { seeker: { pending: '审核中', public: '已公开', rejected: '未通过' } },
  moves: { write: '提交', approve: '通过', reject: '驳回' },
  table: rows(
    [[null, 'pending', 'public', 'rejected'], 'write', 'seeker', 'pending'],
    ['pending', 'approve', 'operator', 'public'],
    ['pending', 'reject', 'operator', 'rejected'],
  ),
};
