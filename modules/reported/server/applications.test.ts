import { expect, test } from 'vitest';
import { subjectOf } from './applications.ts';

const facts = {
  name: '林小满',
  phone: '13800000001',
  education: '硕士',
  school: '华东师范大学',
  major: '学科教学（语文）',
  post: '高中语文教师',
};

test.each([
  ['姓名+应聘岗位', '林小满+高中语文教师'],
  ['“姓名-毕业院校-专业-联系电话”', '“林小满-华东师范大学-学科教学（语文）-13800000001”'],
  ['应聘岗位+姓名+学历', '高中语文教师+林小满+硕士'],
  ['岗位代码+姓名', '岗位代码+林小满'],
  ['2027届应聘：姓名（岗位编号）', '2027届应聘：林小满（岗位编号）'],
  ['报考单位+报考职位名称+本人姓名', '报考单位+高中语文教师+林小满'],
  ['教师应聘', '教师应聘'],
])('%s becomes %s', (pattern, subject) => expect(subjectOf(pattern, facts)).toBe(subject));

test('a fact that the person has not told stays a name', () => {
  expect(subjectOf('姓名+专业', { ...facts, major: '' })).toBe('林小满+专业');
});
