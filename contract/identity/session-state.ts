import { type Machine, rows } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';

export type SessionState = 'live' | 'ended';
type SessionMove = 'sign-in' | 'log-out' | 'end-device' | 'change-password' | 'ban' | 'expire';

/** A session of an account. It ends for one of five reasons and is never revived. */
export const session: Machine<SessionState, SessionMove, 'self' | 'operator'> = {
  labels: {
    self: { live: '已登录', ended: '已退出' },
    operator: { live: '在线', ended: '已结束' },
  },
  moves: {
    'sign-in': '登录',
    'log-out': '退出登录',
    'end-device': '退出该设备',
    'change-password': '修改密码',
    ban: '封禁',
    expire: '登录过期',
  },
  table: rows(
    [null, 'sign-in', 'self', 'live'],
    ['live', 'log-out', 'self', 'ended'],
    ['live', 'end-device', 'self', 'ended'],
    // Ends all sessions except the one that made the change.
    ['live', 'change-password', 'self', 'ended'],
    ['live', 'ban', 'operator', 'ended'],
    ['live', 'expire', 'clock', 'ended'],
  ),
};

/** 0.2 days from sign-in: the seed's lifetime of token and cookie. */
export const sessionLifeMs = 0.2 * dayMs;
