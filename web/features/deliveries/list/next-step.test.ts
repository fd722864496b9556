import { expect, test } from 'vitest';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { nextStep } from './next-step.ts';

const now = Date.parse('2026-11-24T10:00:00+08:00');
const sent = { submittedAt: '2026-11-21T09:00:00+08:00', overdue: false, interview: null, offer: null, reserve: false };
const at = (startsAt: string) => ({ interview: { status: 'accepted', startsAt } });

test.each([
  ['sent', { status: 'submitted' }, '学校 11-28 前应有答复'],
  ['seen', { status: 'viewed' }, '学校 11-28 前应有答复'],
  ['unanswered for too long', { status: 'viewed', overdue: true }, '已计入学校的回复率'],
  ['of interest', { status: 'shortlisted' }, '下一步：等学校邀请面试'],
  ['to be met', { status: 'interview', ...at('2026-11-27T14:00:00+08:00') }, '下一步：按时参加面试'],
  ['met', { status: 'interview', ...at('2026-11-23T14:00:00+08:00') }, '下一步：等学校给出结果'],
  [
    'in reserve',
    { status: 'interview', reserve: true, ...at('2026-11-23T14:00:00+08:00') },
    '前面的人没有接受时，学校会联系你',
  ],
  ['accepted', { status: 'accepted' }, '到岗前可以在这里看录用条件'],
  ['refused', { status: 'rejected' }, null],
  ['withdrawn', { status: 'withdrawn' }, null],
])('what comes next for one that is %s', (_, more, said) =>
  expect(nextStep({ ...sent, ...more } as unknown as OwnDelivery, now)).toBe(said),
);
