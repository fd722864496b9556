import { expect, test } from 'vitest';
import { lessonOf } from './lesson-steps.ts';

test('the parts of a trial lesson come with their minutes and with what else is said of each; other lines are left', () => {
  const lines = [
    '提前 20 分钟到校，在门卫处登记。',
    '课题当场抽取，准备时间 30 分钟，不能使用手机。',
    '试讲 15 分钟，板书都可以；之后有 5 分钟提问。',
    '请带身份证。',
  ];
  expect(lessonOf(lines)).toEqual({
    steps: [
      { label: '提前到校', minutes: 20, text: '在门卫处登记' },
      { label: '准备', minutes: 30, text: '课题当场抽取，不能使用手机' },
      { label: '试讲', minutes: 15, text: '板书都可以' },
      { label: '提问', minutes: 5, text: '' },
    ],
    rest: ['请带身份证。'],
  });
});

test.each([
  ['two parts are no schedule', ['准备 30 分钟。', '试讲 15 分钟。']],
  ['a part without minutes is none', ['到校签到。', '准备 30 分钟。', '试讲 15 分钟。']],
  ['a part that comes twice is not one lesson', ['试讲 10 分钟。', '准备 5 分钟。', '试讲 15 分钟。']],
  ['a length of nothing known', ['步行 10 分钟。', '试讲 5 分钟。', '提问 5 分钟。']],
])('%s', (_, lines) => expect(lessonOf(lines)).toBeNull());
