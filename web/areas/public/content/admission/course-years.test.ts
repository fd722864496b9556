import { expect, test } from 'vitest';
import { courseYears } from './course-years.ts';

const textsOf = (years: string, text: string) => courseYears(years, text).map((year) => year.text);

test('each year has the first clause that is about it', () => {
  const text = '第一年修课，每季度集中十天；第二年完成一轮小规模的改动，写出中期报告；第三年第二轮；第四年写作与答辩。';
  expect(textsOf('4 年', text)).toEqual(['修课', '完成一轮小规模的改动', '第二轮', '写作与答辩']);
});

test.each([
  ['3 年', '三年级有一门从头到尾都在清洗的课。第三年写论文。', ['', '', '一门从头到尾都在清洗的课']],
  ['2 年', '第一学期在校上课，第三学期独立带班。', ['在校上课', '独立带班']],
  ['2 年', '第三学期，学员两两交换。学分在第一学期申请转换。', ['申请转换', '学员两两交换']],
  ['4 年', '大一上学期，全班去特校待一周；方向在大二下学期选。', ['全班去特校待一周', '', '', '']],
  ['2 年', '这个问题会跟着你三年。', ['', '']],
])('in %s, %s', (years, text, expected) => expect(textsOf(years, text)).toEqual(expected));

test('half a year is half as long; a course that is not counted in years has none', () => {
  expect(courseYears('2.5 年', '').map(({ share }) => share)).toEqual([1, 1, 0.5]);
  expect(courseYears('60 学时', '第一年写作与答辩。')).toEqual([]);
});
