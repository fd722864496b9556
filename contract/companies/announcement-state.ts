import { type Machine, rows } from '#contract/machine.ts';

export type AnnouncementState = 'pending' | 'public' | 'rejected' | 'withdrawn';
export type AnnouncementMove = 'publish' | 'submit' | 'withdraw' | 'approve' | 'reject';

/** An announcement of a company. Saving one publishes it, or submits it for review if its text needs a second look. */
export const announcement: Machine<AnnouncementState, AnnouncementMove, 'company'> = {
  labels: { company: { pending: '审核中', public: '已公开', rejected: '未通过', withdrawn: '已撤下' } },
  moves: { publish: '公开', submit: '提交审核', withdraw: '撤下', approve: '通过', reject: '驳回' },
  table: rows(
    [[null, 'pending', 'public', 'rejected', 'withdrawn'], 'publish', 'recruiter', 'public'],
    [[null, 'pending', 'public', 'rejected', 'withdrawn'], 'submit', 'recruiter', 'pending'],
    [['pending', 'public'], 'withdraw', 'recruiter', 'withdrawn'],
    ['pending', 'approve', 'operator', 'public'],
    ['pending', 'reject', 'operator', 'rejected'],
  ),
};
