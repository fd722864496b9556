import { expect, test } from 'vitest';
import { interviewTimeFault } from './interviews.ts';

const now = new Date('2026-11-20T02:00:00Z');

test.each([
  ['2026-11-20T02:00:00Z', '面试时间须在当前时间之后'],
  ['2026-11-20T02:01:00Z', null],
  ['2027-11-20T02:00:00Z', null],
  ['2027-11-20T02:01:00Z', '面试时间须在一年之内'],
  ['2099-01-01T00:00:00Z', '面试时间须在一年之内'],
])('an interview at %s: %s', (at, fault) => {
  expect(interviewTimeFault('面试时间', new Date(at), now)).toBe(fault);
});
