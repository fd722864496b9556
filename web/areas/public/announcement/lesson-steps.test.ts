import { expect, test } from 'vitest';
import { lessonPlan } from './lesson-steps.ts';

test('the parts of a trial lesson and their minutes are read from the list, and when the result comes', () => {
  const text =
    '1. 提前 20 分钟到校，在门卫处登记。\n2. 课题当场抽取，准备时间 30 分钟。\n3. 试讲 15 分钟，板书都可以；之后有 5 分钟提问。\n\n结果在试讲后 5 个工作日内通知。';
  expect(lessonPlan(text)).toEqual({
    steps: [
      { label: '到校', minutes: 20 },
      { label: '准备', minutes: 30 },
      { label: '试讲', minutes: 15 },
      { label: '提问', minutes: 5 },
    ],
    answer: '5 个工作日',
  });
});

test.each([
  ['two parts are no schedule', '1. 准备 30 分钟。\n2. 试讲 15 分钟。'],
  ['a part without minutes is none', '1. 到校签到。\n2. 准备 30 分钟。\n3. 试讲 15 分钟。'],
  ['minutes in a paragraph are none of a list', '到校 20 分钟，准备 30 分钟，试讲 15 分钟。'],
  ['a part that comes twice is not one lesson', '1. 试讲 10 分钟。\n2. 准备 5 分钟。\n3. 试讲 15 分钟。'],
  ['a length of nothing known', '1. 步行 10 分钟。\n2. 试讲 5 分钟。\n3. 提问 5 分钟。'],
])('%s', (_, text) => expect(lessonPlan(text)).toBeNull());
