import { expect, test } from 'vitest';
import { daysOf } from './step-times.ts';

test.each([
  ['半天', 0.5],
  ['一个上午', 0.5],
  ['一到两天', 2],
  ['排队约一个月', 30],
  ['备考三四周', 28],
  ['30 个工作日', 42],
  ['45 日，可延 15 日', 45],
  ['20 到 60 天', 60],
  ['两小时', 0.25],
  ['最快半年', 182.5],
  ['窗口只有几天', null],
  ['一个电话', null],
  [undefined, null],
])('%s is %s days', (takes, days) => expect(daysOf(takes)).toBe(days));
