import { expect, test } from 'vitest';
import { admissionStatus, contentHref, lectureStatus, policyStatus, timeParts, tuitionText } from './content-words.ts';

const now = Date.parse('2026-11-23T04:00:00.000Z');

test.each([
  ['admission', '/recruitstudents/details?id=7'],
  ['lecture', '/entrepreneurship/expert/details?id=7'],
  ['guide', '/entrepreneurship/guide/details?id=7'],
  ['article', '/consultation/ConsultationDetail?id=7'],
] as const)('a thing of kind %s is read at %s', (kind, href) =>
  expect(contentHref({ kind: kind as never, id: '7' })).toBe(href),
);

test.each([
  [null, '详询'],
  [0, '免学费'],
  [800_000, '8,000 元/年'],
])('a tuition of %j fen is %s', (fen, text) => expect(tuitionText(fen)).toBe(text));

test.each([
  ['2026-12-05', '2026-12-31', '12-05 开始报名', 'plain'],
  ['2026-11-01', '2026-11-22', '报名已截止', 'plain'],
  ['2026-11-01', '2026-11-23', '今天截止', 'warm'],
  ['2026-11-23', '2026-11-30', '11-30 截止，还有 7 天', 'ok'],
  ['2026-11-01', '2026-12-05', '12-05 截止，还有 12 天', 'ok'],
])('an admission from %s to %s is %s', (opensOn, closesOn, label, tone) =>
  expect(admissionStatus({ opensOn, closesOn }, now)).toEqual({ label, tone }),
);

test('a day ends at midnight in Shanghai, not in Greenwich', () => {
  const closing = { opensOn: '2026-11-01', closesOn: '2026-11-23' };
  expect(admissionStatus(closing, Date.parse('2026-11-23T15:59:00.000Z')).label).toBe('今天截止');
  expect(admissionStatus(closing, Date.parse('2026-11-23T16:00:00.000Z')).label).toBe('报名已截止');
});

test.each([
  [null, '长期有效', 'ok'],
  ['2026-11-22', '已失效', 'plain'],
  ['2026-11-23', '今天到期', 'warm'],
  ['2027-01-22', '60 天后到期', 'ok'],
  ['2027-01-23', '有效至 2027-01-23', 'ok'],
])('a policy until %s is %s', (validUntil, label, tone) =>
  expect(policyStatus({ validUntil }, now)).toEqual({ label, tone }),
);

const lecture = {
  startsAt: '2026-11-25T11:30:00.000Z',
  endsAt: '2026-11-25T13:00:00.000Z',
  capacity: 100,
  signed: 10,
  replayUrl: '',
};

test.each([
  [{}, '报名中'],
  [{ capacity: null }, '报名中'],
  [{ signed: 80 }, '仅余 20 席'],
  [{ signed: 100 }, '已满，可候补'],
  [{ startsAt: '2026-11-23T03:00:00.000Z' }, '进行中'],
  [{ startsAt: '2026-11-20T03:00:00.000Z', endsAt: '2026-11-20T05:00:00.000Z' }, '已结束'],
  [{ endsAt: '2026-11-20T05:00:00.000Z', replayUrl: 'https://a.test' }, '可看回放'],
])('a lecture with %j is %s', (more, label) =>
  expect(lectureStatus({ ...lecture, ...more } as never, now).label).toBe(label),
);

test('a lecture’s time is read in Shanghai', () => {
  expect(timeParts('2026-11-24T16:30:00.000Z', '2026-11-24T18:00:00.000Z')).toEqual({
    month: 11,
    day: 25,
    weekday: '周三',
    span: '00:30–02:00',
  });
});
