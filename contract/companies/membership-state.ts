import { type Machine, rows } from '#contract/machine.ts';

export type MembershipState = 'invited' | 'requested' | 'active' | 'disabled' | 'left';
export type MembershipMove =
  | 'found'
  | 'invite'
  | 'request'
  | 'join'
  | 'admit'
  | 'decline'
  | 'cancel'
  | 'refuse'
  | 'revoke'
  | 'disable'
  | 'enable'
  | 'leave';

/** A recruiter's place in a company. `owner` acts for the company, `member` is the person whom it is about. */
export const membership: Machine<MembershipState, MembershipMove, 'member' | 'owner'> = {
  labels: {
    member: { invited: '待接受', requested: '等待同意', active: '在职', disabled: '已停用', left: '已退出' },
    owner: { invited: '已邀请', requested: '申请加入', active: '正常', disabled: '已停用', left: '已退出' },
  },
  moves: {
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
  },
  table: [
    ...rows(
      // Who registers a company is its first member.
      [null, 'found', 'member', 'active'],
      [null, 'invite', 'owner', 'invited'],
      [null, 'request', 'member', 'requested'],
      ['invited', 'join', 'member', 'active'],
      ['requested', 'admit', 'owner', 'active'],
      // An invitation or request that comes to nothing ends as if the person had left, or been disabled.
      ['invited', 'decline', 'member', 'left'],
      ['requested', 'cancel', 'member', 'left'],
      ['invited', 'revoke', 'owner', 'disabled'],
      ['requested', 'refuse', 'owner', 'disabled'],
      ['active', 'disable', 'owner', 'disabled'],
      ['active', 'leave', 'member', 'left'],
      // One row a person and company: who comes back is asked, or asks, anew.
      [['disabled', 'left'], 'invite', 'owner', 'invited'],
      ['left', 'request', 'member', 'requested'],
    ),
    // Only who was in; a request refused and an invitation taken back need the person's own yes.
    { from: 'disabled', move: 'enable', who: 'owner', to: 'active', was: 'active' },
  ],
};
