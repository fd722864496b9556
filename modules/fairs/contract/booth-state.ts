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
