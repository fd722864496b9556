import type { JudgeView } from '../../contract/interview/judge.ts';

const criteria = [
  { name: '教学设计', max: 60 },
  { name: '仪表语言', max: 40 },
];

export const judgedGroup: JudgeView['group'] = {
  number: 1,
  place: '一中录播室',
  startsAt: '2026-01-10T01:00:00Z',
  state: 'open',
  criteria,
};

type Line = JudgeView['lots'][number];
export const lotLine = (lot: number, more: Partial<Line> = {}): Line => ({ lot, state: 'open', total: null, ...more });

/** What a judge's device shows: a group with three lots. */
export const judgeView = (more: Partial<JudgeView> = {}): JudgeView => ({
  exam: '教师招聘',
  group: judgedGroup,
  judge: { id: '5', number: 2, name: '吴岚' },
  lots: [lotLine(1), lotLine(2), lotLine(3)],
  beforeDraw: null,
  ...more,
});

/** What a device remembers before a judge has entered. */
export const emptyDevice = { seat: null, entering: null, isOut: null, queue: [], refused: [], drafts: {} };
