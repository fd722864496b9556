import { expect, test } from 'vitest';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { nextActOf } from './next-act.ts';

const interview = { step: 'interview', startsAt: '2027-01-10T01:00:00Z', endsAt: '2027-01-12T09:00:00Z', detail: '' };
const own = {
  status: 'paid',
  moves: [],
  events: [],
  lot: { group: 1, lot: 6, place: '致远楼 301', startsAt: '2027-01-11T04:00:00Z' },
  exam: { status: 'published', fee: 0, steps: [interview] },
} as unknown as OwnRegistration;

test.each([
  ['2027-01-11T03:59:00Z', '按时参加面试', '第 1 组 6 号'],
  ['2027-01-11T04:50:00Z', '面试已经开始', '按签号进场'],
  ['2027-01-12T01:00:00Z', '等待面试成绩', '公布后会通知你'],
])('at %s one’s turn in the interview means: %s', (at, title, text) => {
  const act = nextActOf(own, [], { now: Date.parse(at) });
  expect(act.title).toBe(title);
  expect(act.text).toContain(text);
});
