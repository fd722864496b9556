import { type Machine, rows } from '#contract/machine.ts';

export type AnnouncementState = 'pending' | 'public' | 'rejected' | 'withdrawn';
type AnnouncementMove = 'publish' | 'submit' | 'change' | 'withdraw' | 'approve' | 'reject';

/**
 * An announcement of a company. Saving one publishes it, or submits it for review if its text needs a second look. What is public
 * stays as it is until a change of it is approved.
 */
export const announcement: Machine<AnnouncementState, AnnouncementMove, 'company'> = {
  labels: { company: { pending: '审核中', public: '已公开', rejected: '未通过', withdrawn: '已撤下' } },
  moves: { publish: '公开', submit: '提交审核', change: '提交修改', withdraw: '撤下', approve: '通过', reject: '驳回' },
  table: rows(
    [[null, 'pending', 'public', 'rejected', 'withdrawn'], 'publish', 'recruiter', 'public'],
    [[null, 'pending', 'rejected', 'withdrawn'], 'submit', 'recruiter', 'pending'],
    ['public', 'change', 'recruiter', 'public'],
    [['pending', 'public'], 'withdraw', 'recruiter', 'withdrawn'],
    [['pending', 'public'], 'approve', 'operator', 'public'],
    ['pending', 'reject', 'operator', 'rejected'],
    ['public', 'reject', 'operator', 'public'],
  ),
};
