import { type Machine, rows } from '#contract/machine.ts';

export type TalentInvitationState = 'invited' | 'accepted' | 'declined' | 'expired';
export type TalentInvitationMove = 'invite' | 'accept' | 'decline' | 'expire';

/** A company invites a seeker whom it found. Only acceptance opens a conversation; an unanswered invitation expires. */
export const talentInvitation: Machine<TalentInvitationState, TalentInvitationMove, 'recruiter' | 'seeker'> = {
  labels: {
    recruiter: { invited: '等待答复', accepted: '对方已同意', declined: '对方已婉拒', expired: '对方未答复' },
    seeker: { invited: '待答复', accepted: '已同意', declined: '已婉拒', expired: '已过期' },
  },
  moves: { invite: '邀请沟通', accept: '同意沟通', decline: '婉拒', expire: '过期' },
  table: rows(
    [null, 'invite', 'recruiter', 'invited'],
    ['invited', 'accept', 'seeker', 'accepted'],
    ['invited', 'decline', 'seeker', 'declined'],
    ['invited', 'expire', 'clock', 'expired'],
  ),
};

/** Days until an unanswered invitation expires and its quota is returned. */
export const invitationDays = 7;
