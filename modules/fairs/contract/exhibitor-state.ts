import { type Machine, rows } from '#contract/machine.ts';

export type BoothState = 'free' | 'held' | 'sold';
export type BoothMove = 'draw' | 'hold' | 'sell' | 'lapse' | 'release' | 'pass-on';

/** A booth on the floor plan. A reservation expires by itself, so that looking at a booth does not block it. */
export const booth: Machine<BoothState, BoothMove, 'recruiter' | 'operator'> = {
  labels: {
    recruiter: { free: '可选', held: '已被占用', sold: '已定' },
    operator: { free: '空闲', held: '占用中', sold: '已定' },
  },
  moves: { draw: '画展位', hold: '占用', sell: '定下', lapse: '占用到期', release: '释放', 'pass-on': '转给候补' },
  table: rows(
    [null, 'draw', 'operator', 'free'],
    ['free', 'hold', ['recruiter', 'operator', 'system'], 'held'],
    ['held', 'sell', ['operator', 'system'], 'sold'],
    ['held', 'lapse', 'clock', 'free'],
    ['held', 'release', ['recruiter', 'operator'], 'free'],
    // A returned booth goes to the head of the waiting list, or becomes free.
    [['held', 'sold'], 'pass-on', 'system', 'held'],
    ['sold', 'release', ['operator', 'system'], 'free'],
  ),
};

export const boothReservationMs = 15 * 60_000;

const labels = {
  applied: '待审核',
  approved: '已通过',
  rejected: '未通过',
  'waiting-list': '候补中',
  'checked-in': '已签到',
  withdrawn: '已退出',
  cancelled: '招聘会已取消',
};
export type ExhibitorState = keyof typeof labels;

const moves = {
  apply: '申请展位',
  approve: '通过',
  reject: '驳回',
  wait: '列入候补',
  promote: '候补转正',
  'check-in': '签到',
  withdraw: '退出',
  stop: '单位被暂停',
  return: '单位恢复后返回',
  cancel: '招聘会取消',
};
export type ExhibitorMove = keyof typeof moves;

/** States of a company that has a booth. */
export const admittedExhibitorStates: readonly ExhibitorState[] = ['approved', 'checked-in'];

/** States of a company that may come, before its check-in. */
export const expectedExhibitorStates: readonly ExhibitorState[] = ['applied', 'approved', 'waiting-list'];

/**
 * A company's application to a fair. An approved one has a booth number; a returned booth goes to the head of the waiting list.
 */
export const exhibitor: Machine<ExhibitorState, ExhibitorMove, 'recruiter' | 'operator'> = {
  labels: { recruiter: labels, operator: { ...labels, rejected: '已驳回', 'waiting-list': '候补' } },
  moves,
  table: rows(
    [null, 'apply', 'recruiter', 'applied'],
    // A refused or withdrawn application may be made again.
    [['rejected', 'withdrawn'], 'apply', 'recruiter', 'applied'],
    ['applied', 'approve', ['operator', 'system'], 'approved'],
    ['applied', 'reject', 'operator', 'rejected'],
    ['applied', 'wait', ['operator', 'system'], 'waiting-list'],
    ['waiting-list', 'promote', ['operator', 'system'], 'approved'],
    ['approved', 'check-in', ['operator', 'recruiter'], 'checked-in'],
    [expectedExhibitorStates, 'withdraw', 'recruiter', 'withdrawn'],
    // A suspended company loses its place. Once restored it returns, to a free booth or to the waiting list.
    [expectedExhibitorStates, 'stop', 'system', 'withdrawn'],
    ['withdrawn', 'return', 'system', 'applied'],
    // The fair was cancelled. Companies that had checked in keep that record.
    [expectedExhibitorStates, 'cancel', 'system', 'cancelled'],
  ),
};
