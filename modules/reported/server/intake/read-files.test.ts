import { expect, test } from 'vitest';
import { formName, withoutForms } from './read-files.ts';

const blanks = ['姓 名\t\t性 别\t', '出生年月\t\t照片', '本人签名：'];

test.each([
  ['附件2.docx', ['附件 2', '青田县2027年公开招聘教师报名表', ...blanks], '报名表'],
  ['报名登记表.pdf', ['', ...blanks], '报名表'],
  ['附件3.docx', ['应聘人员信息登记表', ...blanks], '报名表'],
  ['承诺书.docx', ['诚信承诺书', '本人已阅读公告，承诺如下：', '承诺人：'], '承诺书'],
  ['附件.docx', ['同意报考证明', '兹有我单位同志姓名：', '（盖章）'], '单位同意报考证明'],
])('%s is the empty form %s', (file, lines, paper) => {
  expect(formName(file, lines)).toBe(paper);
});

test.each([
  ['公告.docx', ['青田县教育局关于2027年公开招聘教师的公告', '报名须交报名表，写明姓名。']],
  ['公告（含报名表）.docx', ['青田县教育局招聘公告', '填写报名表，写明姓名。']],
  ['岗位表.docx', ['2027年公开招聘教师岗位计划表', '岗位\t人数\t联系人姓名']],
  ['报名表.docx', ['青田县教育局2027年招聘简章', '姓名']],
  ['通知.docx', ['关于填写报名表的通知', '姓名']],
  ['报名表.docx', []],
])('%s is none', (file, lines) => {
  expect(formName(file, lines)).toBeNull();
});

const announcement = [
  '青田县教育局关于2027年公开招聘教师的公告',
  '青田县教育局决定公开招聘教师5名，现公告如下。',
  '报名时间：2026年11月18日9:00至12月8日17:00。',
  '报名表须写明姓名、身份证号和联系电话，现场递交。',
  '咨询电话：0578-6012345',
  '附件：1.岗位表',
  '2.报名表',
  '青田县教育局',
  '2026年11月17日',
];
const table = ['附件1', '岗位代码\t用人单位\t岗位名称\t招聘人数', '01\t青田县第一中学\t高中数学教师\t2'];
const form = ['附件2', '青田县2027年公开招聘教师报名表', '姓名\t\t性别\t\t照片', '出生年月\t\t民族', '签名：'];
const pledge = ['附件3', '诚信承诺书', '承诺人\t身份证号'];

test('forms behind an announcement are cut out of it, its table of posts is not', () => {
  expect(withoutForms([...announcement, ...table, ...form, ...pledge])).toEqual({
    lines: [...announcement, ...table],
    papers: ['报名表', '承诺书'],
  });
  expect(withoutForms([...announcement, ...form, ...table])).toEqual({
    lines: [...announcement, ...table],
    papers: ['报名表'],
  });
  expect(withoutForms([...announcement, ...table])).toEqual({ lines: [...announcement, ...table], papers: [] });
});
