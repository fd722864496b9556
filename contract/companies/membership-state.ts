import { type Machine, rows } from '#contract/machine.ts';

export type MembershipState = 'invited' | 'requested' | 'active' | 'disabled' | 'left';
const moves = {
  found: '创建单位',
  invite: '邀请',
  request: '申请加入',
  join: '接受邀请',
  admit: '同意加入',
  decline: '谢绝邀请',
  cancel: '取消申请',
  refuse: '不同意',
  revoke: '撤回邀请',
  disable: '停用',
  enable: '恢复',
  leave: '退出单位',
} as const;
export type MembershipMove = keyof typeof moves;

/** States in which one side still has to agree. */
export const pendingMembershipStates: readonly MembershipState[] = ['requested', 'invited'];

/** A recruiter's membership in a company. `owner` acts for the company; `member` is the person whom the membership is about. */
export const membership: Machine<MembershipState, MembershipMove, 'member' | 'owner'> = {
  labels: {
    member: { invited: '待接受', requested: '等待同意', active: '在职', disabled: '已停用', left: '已退出' },
    owner: { invited: '已邀请', requested: '申请加入', active: '正常', disabled: '已停用', left: '已退出' },
  },
  moves,
  table: [
    ...rows(
      // The person who registers a company is its first member.
      [null, 'found', 'member', 'active'],
      [null, 'invite', 'owner', 'invited'],
      [null, 'request', 'member', 'requested'],
      ['invited', 'join', 'member', 'active'],
      ['requested', 'admit', 'owner', 'active'],
      // An invitation or request that is refused ends as if the person had left or been disabled.
      ['invited', 'decline', 'member', 'left'],
      ['requested', 'cancel', 'member', 'left'],
      ['invited', 'revoke', 'owner', 'disabled'],
      ['requested', 'refuse', 'owner', 'disabled'],
      ['active', 'disable', 'owner', 'disabled'],
      ['active', 'leave', 'member', 'left'],
      // One row per person and company: whoever returns is invited, or applies, again on the same row.
      [['disabled', 'left'], 'invite', 'owner', 'invited'],
      ['left', 'request', 'member', 'requested'],
    ),
    // Only for former members; after a refused request or a withdrawn invitation the person must agree again.
    { from: 'disabled', move: 'enable', who: 'owner', to: 'active', was: 'active' },
  ],
};
