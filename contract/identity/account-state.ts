import { type Machine, rows } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';

export type AccountState = 'active' | 'closing' | 'erased' | 'banned';
type AccountMove = 'open' | 'close' | 'return' | 'erase' | 'ban' | 'unban';

/** An account. Signing in during the grace period undoes 注销; after it, no personal data remains in a live table. */
export const account: Machine<AccountState, AccountMove, 'self' | 'operator'> = {
  labels: {
    self: { active: '正常', closing: '注销中', erased: '已注销', banned: '已停用' },
    operator: { active: '正常', closing: '注销冷静期', erased: '已注销', banned: '已封禁' },
  },
  moves: { open: '注册', close: '注销账号', return: '取消注销', erase: '清除', ban: '封禁', unban: '解封' },
  table: rows(
    [null, 'open', 'self', 'active'],
    ['active', 'close', 'self', 'closing'],
    ['closing', 'return', 'self', 'active'],
    ['closing', 'erase', 'clock', 'erased'],
    ['active', 'ban', 'operator', 'banned'],
    ['banned', 'unban', 'operator', 'active'],
  ),
};

/** States in which somebody may be signed in. */
export const openAccountStates: readonly AccountState[] = ['active', 'closing'];

/** 注销 takes effect after 7 days. */
export const closingMs = 7 * dayMs;
