import { expect, test } from 'vitest';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { byDeadline, deadlineOf, leftText } from './deadline.ts';

const now = Date.parse('2026-11-23T14:00:00+08:00');
const offer = (answerBy: string) => ({ status: 'offer', offer: { answerBy }, interview: null }) as OwnDelivery;
const invited = (startsAt: string, status = 'waiting') =>
  ({ status: 'interview', offer: null, interview: { status, startsAt } }) as OwnDelivery;

test.each([
  ['2026-11-25T18:00:00+08:00', '还有 2 天 4 小时'],
  ['2026-11-25T14:00:00+08:00', '还有 2 天'],
  ['2026-12-05T18:00:00+08:00', '还有 12 天'],
  ['2026-11-23T17:30:00+08:00', '还有 3 小时'],
  ['2026-11-23T14:20:00+08:00', '还有 20 分钟'],
  ['2026-11-23T13:59:00+08:00', '已过答复时间'],
])('%s is %s', (deadline, text) => expect(leftText(deadline, now)).toBe(text));

test('what is due first comes first; what has no time comes last', () => {
  const none = { status: 'offer', offer: null, interview: null } as OwnDelivery;
  const [late, soon] = [offer('2026-11-27T10:00:00.000Z'), invited('2026-11-26T06:00:00.000Z')];
  expect([none, late, soon].sort(byDeadline)).toEqual([soon, late, none]);
  expect(deadlineOf(invited('2026-11-26T06:00:00.000Z', 'accepted'))).toBeNull();
});
