import { expect, test } from 'vitest';
import { figureLines, figuresOf } from './figure-lines.ts';

const typed =
  '条形｜全国幼儿园数｜万所｜教育部公报｜三年减少\n2023｜27.44\n*2024｜25.33\n\n分段｜一场面试｜分钟｜面试大纲\n问答｜5\n试讲｜10';

test('figures are read from lines and written back as they were typed', () => {
  const figures = figuresOf(typed);
  expect(figures.map(({ shape, title, source, note }) => [shape, title, source, note])).toEqual([
    ['bars', '全国幼儿园数', '教育部公报', '三年减少'],
    ['parts', '一场面试', '面试大纲', ''],
  ]);
  expect(figures[0]?.rows).toEqual([
    { label: '2023', value: 27.44, strong: false },
    { label: '2024', value: 25.33, strong: true },
  ]);
  expect(figureLines(figures)).toBe(typed);
});

test('other bars, blanks and thousands are understood; a missing number stays one that the server refuses', () => {
  const [figure] = figuresOf('条形 | 人数 | 人 | 公报\n甲 | 1,200\n乙\n\n\n');
  expect(figure?.rows[0]?.value).toBe(1200);
  expect(figure?.rows[1]?.value).toBeNaN();
  expect(figuresOf(' \n\n ')).toEqual([]);
});
