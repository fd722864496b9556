import { expect, test } from 'vitest';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { rowNote } from './row-note.ts';

const now = Date.parse('2026-11-24T10:00:00+08:00');
const sent = {
  submittedAt: '2026-11-21T09:00:00+08:00',
  changedAt: '2026-11-23T09:00:00+08:00',
  overdue: false,
  reserve: false,
  reason: null,
  interview: null,
  offer: null,
};
const meeting = (startsAt: string, status = 'accepted') => ({
  status: 'interview',
  interview: { status, startsAt, slots: null, place: '博学楼', room: '302' },
});
const offer = (answerBy: string) => ({ status: 'offer', offer: { answerBy, startsOn: '2027-02-22' } });

test.each([
  ['sent', { status: 'submitted' }, '11-21 投的', '11-28 前应有答复'],
  ['seen', { status: 'viewed' }, '昨天被查看', '11-28 前应有答复'],
  ['unanswered for too long', { status: 'viewed', overdue: true }, '看过 3 天没有回音', '已计入学校的回复率'],
  ['of interest', { status: 'shortlisted' }, '学校有意向', '11-23'],
  ['an invitation', meeting('2026-11-27T14:00:00+08:00', 'waiting'), '等你答复', '还有 3 天 4 小时'],
  [
    'an invitation that passed',
    meeting('2026-11-23T14:00:00+08:00', 'waiting'),
    '面试时间已过',
    '还想去，可以提一个新时间',
  ],
  ['to be moved', meeting('2026-11-27T14:00:00+08:00', 'proposed'), '面试待改期', '11-23'],
  ['to be met', meeting('2026-11-27T14:00:00+08:00'), '11-27 14:00 面试', '博学楼，302'],
  ['met', meeting('2026-11-23T14:00:00+08:00'), '面试已过，等结果', '11-23'],
  [
    'in reserve',
    { ...meeting('2026-11-23T14:00:00+08:00'), reserve: true },
    '候补中',
    '前面的人没有接受时，学校会联系你',
  ],
  ['accepted', { ...offer(''), status: 'accepted' }, '已接受录用', '2027-02-22 到岗'],
  ['refused', { status: 'rejected', reason: '岗位已招满' }, '原因：岗位已招满', '11-23'],
  ['withdrawn', { status: 'withdrawn' }, '已撤回', '11-23'],
])('a row of one that is %s', (_, more, text, rest) =>
  expect(rowNote({ ...sent, ...more } as unknown as OwnDelivery, now)).toMatchObject({ text, more: rest }),
);

test('an answer that is due within three days is warm', () => {
  const warm = (answerBy: string) => rowNote({ ...sent, ...offer(answerBy) } as unknown as OwnDelivery, now).warm;
  expect([warm('2026-11-26T10:00:00+08:00'), warm('2026-11-28T10:00:00+08:00')]).toEqual([true, false]);
});
