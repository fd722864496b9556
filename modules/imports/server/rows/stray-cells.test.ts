import { expect, test } from 'vitest';
import { type Cells, importFieldNames } from '../table/fields.ts';
import { returnStrays } from './stray-cells.ts';

const blank = Object.fromEntries(importFieldNames.map((name) => [name, ''])) as Cells;
const sort = (values: Partial<Cells>) => {
  const { cells, strays } = returnStrays({ ...blank, ...values });
  return { filled: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')), strays: strays.length };
};

test('a row that slipped by one column is put right', () => {
  expect(
    sort({ experience: '1年以上', education: '全职', jobKind: '招聘5人', teacherKind: '提供住宿', lessonKind: '五险' }),
  ).toEqual({
    filled: { experience: '1年以上', jobKind: '全职', headcount: '招聘5人', benefits: '提供住宿;五险' },
    strays: 4,
  });
});

test('two values that changed places are put back', () => {
  expect(sort({ education: '招聘3人', headcount: '本科' }).filled).toEqual({ education: '本科', headcount: '招聘3人' });
});

test('what stands right, and what fits nowhere, stays', () => {
  const right = {
    experience: '应届生',
    education: '本科',
    jobKind: '全职',
    headcount: '招聘若干人',
    teacherKind: '青年教师',
    arrival: '立即到岗',
  };
  expect(sort(right)).toEqual({ filled: right, strays: 0 });
  expect(sort({ education: '见备注', headcount: '详谈' })).toEqual({
    filled: { education: '见备注', headcount: '详谈' },
    strays: 0,
  });
});

test('nothing is moved over a value that is good', () => {
  expect(sort({ education: '招聘3人', headcount: '5人' })).toEqual({
    filled: { education: '招聘3人', headcount: '5人' },
    strays: 0,
  });
});
