import { expect, test } from 'vitest';
import { hoursOf, hoursText } from './answer-time.ts';

test.each([
  [10, '1 小时'],
  [420, '7 小时'],
  [2_790, '47 小时'],
  [2_880, '2 天'],
])('a median of %d minutes is %s', (minutes, text) => expect(hoursText(hoursOf(minutes))).toBe(text));
