import { expect, test } from 'vitest';
import { readAnnouncement } from '#modules/exams/server/public.ts';
import { leftoversOf } from './leftovers.ts';

const leftovers = (...lines: string[]) =>
  leftoversOf(readAnnouncement(['澜州市2027年公开招聘教师公告', ...lines])).map(({ words }) => words);

test.each([
  ['安家费30万元，月薪8000元起。', ['30万元', '8000元']],
  ['结果见 http://rs.example 查询。', ['http://rs.example']],
  ['师生比1:6，笔试9:00开始。', ['1:6']],
  ['减免学费80%。', ['80%']],
  ['成绩按笔试40分、教学60分折算。', ['笔试40分', '教学60分']],
  ['寄至凤鸣街31号。', ['寄至凤鸣街31号']],
  ['传真0571-0000102', ['0571-0000102']],
  ['笔试成绩公示3天。', ['3天']],
  ['按总成绩1:1体检。', []],
  ['登录 http://rs.example 报名，或投递邮件，标题为“学科＋姓名＋院校”。', ['学科＋姓名＋院校']],
  ['监督电话：0571-0000102。', ['0571-0000102']],
])('of %s %j was taken for no fact', (line, expected) => {
  expect(leftovers(line)).toEqual(expected);
});

test('what was read is not left over, nor what a table of posts holds', () => {
  expect(leftovers('考务费每人50元，咨询电话：0571-0000102。', '总成绩=笔试×40%+面试×60%。')).toEqual([]);
  expect(leftovers('岗位\t人数\t学历\t年薪\t备注', '数学\t1\t本科\t12万元\t无')).toEqual([]);
});
