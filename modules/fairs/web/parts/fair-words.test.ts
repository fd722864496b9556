import { describe, expect, test } from 'vitest';
import { daysAway, hoursText, placeText, stateWords, takesSignUps } from './fair-words.ts';

const now = Date.parse('2026-11-23T04:00:00.000Z');
const fair = {
  status: 'open' as const,
  signUpFrom: '2026-11-01T00:00:00.000Z',
  signUpUntil: '2026-11-30T00:00:00.000Z',
  startsAt: '2026-12-05T01:00:00.000Z',
  endsAt: '2026-12-05T08:00:00.000Z',
  capacity: 100,
  taken: 10,
};
const past = '2026-11-20T00:00:00.000Z';
const ahead = '2026-11-25T00:00:00.000Z';
type Timed = Parameters<typeof stateWords>[0];

test.each([
  [{}, '报名中', true],
  [{ status: 'cancelled' }, '已取消', false],
  [{ status: 'ended' }, '已结束', false],
  [{ endsAt: past, startsAt: past }, '已结束', false],
  [{ startsAt: past, endsAt: ahead }, '进行中', true],
  [{ signUpFrom: ahead }, '即将报名', false],
  [{ signUpUntil: past }, '报名截止', false],
  [{ taken: 100 }, '名额已满，可候补', true],
  [{ capacity: 0, taken: 0 }, '名额已满，可候补', true],
] as [Partial<Timed>, string, boolean][])('a fair with %j is %s, and takes sign-ups: %s', (more, label, takes) => {
  expect([stateWords({ ...fair, ...more }, now).label, takesSignUps({ ...fair, ...more }, now)]).toEqual([
    label,
    takes,
  ]);
});

test('the moment a fair begins and ends is in its time and after it', () => {
  expect(stateWords(fair, Date.parse(fair.startsAt)).label).toBe('进行中');
  expect(stateWords(fair, Date.parse(fair.endsAt)).label).toBe('已结束');
  expect(takesSignUps(fair, Date.parse(fair.signUpFrom))).toBe(true);
  expect(takesSignUps(fair, Date.parse(fair.signUpUntil))).toBe(false);
});

test.each([
  ['2026-12-05T01:00:00.000Z', '2026-12-05T08:00:00.000Z', '周六 09:00–16:00'],
  ['2026-12-05T01:00:00.000Z', '2026-12-06T08:00:00.000Z', '周六 09:00–12-06 16:00'],
])('from %s to %s reads %s, in Shanghai', (startsAt, endsAt, text) =>
  expect(hoursText({ startsAt, endsAt })).toBe(text),
);

describe('days are those of the calendar in Shanghai', () => {
  test.each([
    ['2026-11-23T15:00:00.000Z', '今天'],
    ['2026-11-23T16:30:00.000Z', '明天'],
    ['2026-11-28T00:00:00.000Z', '5 天后'],
    ['2026-11-20T00:00:00.000Z', '今天'],
  ])('%s is %s', (at, text) => expect(daysAway(at, now)).toBe(text));
});

test.each([
  [{ online: true, cityName: '深圳', venue: '会展中心' }, '线上进行，不受地点限制'],
  [{ online: false, cityName: '深圳', venue: '会展中心' }, '深圳 · 会展中心'],
  [{ online: false, cityName: '深圳', venue: '' }, '深圳'],
])('%j takes place: %s', (given, text) => expect(placeText(given)).toBe(text));
