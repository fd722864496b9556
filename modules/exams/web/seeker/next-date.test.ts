import { expect, test } from 'vitest';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { byNextDate, nextActOf, nextDateOf } from './next-act.ts';

const now = Date.parse('2027-01-10T02:00:00Z');
const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, startsAt, endsAt, detail: '' });
const steps = [
  step('written', '2027-01-02T01:00:00Z', '2027-01-02T03:30:00Z'),
  step('recheck', '2027-01-09T01:00:00Z', '2027-01-12T09:00:00Z'),
  step('interview', '2027-01-20T01:00:00Z', '2027-01-20T09:00:00Z'),
];
const own = (more: object = {}) =>
  ({
    status: 'approved',
    lot: null,
    completeBy: null,
    exam: { status: 'published', steps },
    ...more,
  }) as OwnRegistration;

test('the next date is the end of what runs, one’s own turn, or the beginning of what follows', () => {
  expect(nextDateOf(own(), now)).toEqual({ step: 'recheck', what: '资格复审结束', at: '2027-01-12T09:00:00Z' });
  expect(nextDateOf(own(), Date.parse('2027-01-13T00:00:00Z'))).toEqual({
    step: 'interview',
    what: '面试试讲',
    at: '2027-01-20T01:00:00Z',
  });
  const lot = { group: 1, lot: 3, place: '', startsAt: '2027-01-11T05:35:00Z' };
  expect(nextDateOf(own({ lot }), now)).toMatchObject({ what: '面试', at: '2027-01-11T05:35:00Z' });
  expect(nextDateOf(own({ lot }), Date.parse('2027-01-11T08:00:00Z')), 'one that began today').toMatchObject({
    at: lot.startsAt,
  });
  const gone = { ...lot, startsAt: '2027-01-09T05:35:00Z' };
  expect(nextDateOf(own({ lot: gone }), Date.parse('2027-01-19T00:00:00Z')), 'whose turn is over').toBeNull();
  expect(nextDateOf(own({ status: 'returned', completeBy: '2027-01-10T09:00:00Z' }), now)?.what).toBe('补件截止');
  expect(nextDateOf(own({ status: 'refused' }), now)).toBeNull();
});

test('the nearest date comes first, and what is over comes last', () => {
  const over = own({ status: 'withdrawn', number: 1 });
  const later = own({ number: 2 });
  const sooner = own({ status: 'returned', completeBy: '2027-01-10T09:00:00Z', number: 3 });
  const begun = own({ lot: { startsAt: '2027-01-10T01:30:00Z' }, number: 4 });
  expect(byNextDate([over, later, begun, sooner], now).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});

const interview = { step: 'interview', startsAt: '2027-01-10T01:00:00Z', endsAt: '2027-01-12T09:00:00Z', detail: '' };
const invited = {
  status: 'paid',
  moves: [],
  events: [],
  lot: { group: 1, lot: 6, place: '致远楼 301', startsAt: '2027-01-11T04:00:00Z' },
  exam: { status: 'published', fee: 0, steps: [interview] },
} as unknown as OwnRegistration;

test.each([
  ['2027-01-11T03:59:00Z', '按时参加面试', '第 1 组 6 号'],
  ['2027-01-11T04:50:00Z', '面试已经开始', '第 1 组 6 号'],
  ['2027-01-12T01:00:00Z', '等待面试成绩', '公布后会通知你'],
])('at %s one’s turn in the interview means: %s', (at, title, text) => {
  const act = nextActOf(invited, [], { now: Date.parse(at) });
  expect(act.title).toBe(title);
  expect(act.text).toContain(text);
});

test('what runs now and one’s own turn come first, not the next step; the turn stays until its day ends', () => {
  const steps = [
    step('interview', '2027-01-10T01:00:00Z', '2027-01-20T09:00:00Z'),
    step('medical', '2027-01-25T01:00:00Z', '2027-01-26T09:00:00Z'),
  ];
  const lot = { group: 1, lot: 3, place: '', startsAt: '2027-01-11T05:35:00Z' };
  const own = {
    status: 'paid',
    lot,
    completeBy: null,
    exam: { status: 'published', steps },
  } as unknown as OwnRegistration;
  const next = (at: string) => nextDateOf(own, Date.parse(at));
  expect(next('2027-01-10T02:00:00Z')).toMatchObject({ what: '面试', at: lot.startsAt });
  expect(next('2027-01-11T07:00:00Z')).toMatchObject({ what: '面试', at: lot.startsAt });
  expect(next('2027-01-12T07:00:00Z')).toMatchObject({ step: 'medical' });
});
