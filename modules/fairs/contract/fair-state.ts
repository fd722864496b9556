import { type Machine, rows } from '#contract/machine.ts';

/** 招聘会类型. `kind` is the side of the site that lists it: campus (/recruitment/school) or society (/recruitment/society). */
export const fairTypes = {
  general: { label: '综合双选会', kind: 'school' },
  faculty: { label: '学院专场', kind: 'school' },
  normal: { label: '师范专场', kind: 'school' },
  industry: { label: '行业专场', kind: 'society' },
  online: { label: '线上/视频双选会', short: '线上双选会', kind: 'school', online: true },
  talk: { label: '宣讲会', kind: 'school' },
  'online-talk': { label: '空中宣讲', kind: 'school', online: true },
  delegation: { label: '组团招聘', kind: 'school' },
  bureau: { label: '教育局赴高校', kind: 'school' },
  'high-level': { label: '博士/高层次专场', short: '高层次专场', kind: 'society' },
  public: { label: '社会公开招聘会', kind: 'society' },
  private: { label: '民办校联合', kind: 'society' },
  intern: { label: '实习见习', kind: 'school' },
  support: { label: '困难帮扶', kind: 'society' },
  livestream: { label: '直播带岗', kind: 'society', online: true },
} as const;

export type FairTypeCode = keyof typeof fairTypes;

const labels = {
  draft: '草稿',
  open: '报名中',
  full: '展位已满',
  running: '进行中',
  ended: '已结束',
  cancelled: '已取消',
};
export type FairState = keyof typeof labels;

const moves = {
  create: '新建',
  edit: '修改',
  publish: '发布',
  fill: '展位已满',
  free: '展位有空',
  start: '开始',
  end: '结束',
  cancel: '取消',
};
export type FairMove = keyof typeof moves;

/** A 招聘会. `open` takes exhibitors and visitors, `full` visitors and a waiting list of exhibitors. */
export const fair: Machine<FairState, FairMove, 'public' | 'recruiter' | 'operator'> = {
  labels: {
    public: { ...labels, draft: '未发布', full: '报名中' },
    recruiter: { ...labels, draft: '未发布', open: '可申请展位' },
    operator: labels,
  },
  moves,
  table: rows(
    [null, 'create', 'operator', 'draft'],
    [['draft', 'open', 'full'], 'edit', 'operator'],
    ['draft', 'publish', 'operator', 'open'],
    ['open', 'fill', 'system', 'full'],
    // A booth was returned and nobody is waiting for it.
    ['full', 'free', 'system', 'open'],
    [['open', 'full'], 'start', 'clock', 'running'],
    ['running', 'end', 'clock', 'ended'],
    [['draft', 'open', 'full', 'running'], 'cancel', 'operator', 'cancelled'],
  ),
};

/** States in which people may still come. */
export const comingFairStates: readonly FairState[] = ['open', 'full', 'running'];

/** States in which everybody may read the page of a fair; that of a cancelled one is not listed. */
export const listedFairStates: readonly FairState[] = [...comingFairStates, 'ended'];

/** The state at a given time: between open, running and ended the clock decides, not a job. */
export function fairStateAt(state: FairState, startsAt: Date, endsAt: Date, now: Date): FairState {
  if (!comingFairStates.includes(state)) return state;
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'running' : state;
}
