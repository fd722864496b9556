import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const signs = '教学成果《函数》，（第二届）abc 012 /ʃə/ 𠮷㛃😀 “引号”——https://a.example/长'.match(/./gu) ?? [];
const texts = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 200 })
  .map((list) => `文${list.join('')}`.trim());
const bare = (text: string) => text.replace(/\s/gu, '');
const measure = (text: string) => [...text].length;

test('no line begins with a closing mark or ends with an opening one, where there is a choice', () => {
  expect(breakLines('一二三四五，六七', 5, measure)).toEqual(['一二三四', '五，六七']);
  expect(breakLines('一二三四《五六》', 5, measure)).toEqual(['一二三四', '《五六》']);
});

test('words stay whole, and what is wider than a line is cut', () => {
  expect(breakLines('教 lesson plan', 9, measure)).toEqual(['教 lesson', 'plan']);
  expect(breakLines('abcdefghij', 4, measure)).toEqual(['abcd', 'efgh', 'ij']);
});

test('every line fits, and nothing is lost', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 3, max: 40 }), (text, width) => {
      const lines = breakLines(text, width, measure);
      expect(bare(lines.join(''))).toBe(bare(text));
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});
