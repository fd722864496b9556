import { expect, test } from 'vitest';
import type { Cells } from '../table/fields.ts';
import { importFieldNames } from '../table/fields.ts';
import { benefitsWithoutCode, isBenefit, readBenefits } from './read-benefits.ts';
import { readCompanyType, readSize } from './read-company.ts';
import { closingMoment, readDay } from './read-date.ts';
import { readRole, readStages, readSubjects, readTenure } from './read-post-words.ts';

const cells = (values: Partial<Cells>): Cells => ({
  ...(Object.fromEntries(importFieldNames.map((name) => [name, ''])) as Cells),
  ...values,
});

test.each([
  [{ title: '小学科学教师(青年)' }, ['primary'], 'read'],
  [{ title: '诚招高中物理老师', companyType: '民办-小学' }, ['senior'], 'read'],
  [{ title: '英语教师', stage: '初中' }, ['junior'], 'read'],
  [{ title: '英语教师', companyType: '民办-九年制' }, ['primary', 'junior'], 'guessed'],
  [{ title: '英语教师', company: '云栖小学' }, ['primary'], 'guessed'],
  [{ title: '英语教师', company: '云栖小学', companyType: '公办中小学' }, ['primary'], 'guessed'],
  [{ title: '英语教师' }, null, 'missing'],
])('学段 of %j', (values, stages, certainty) => {
  expect(readStages(cells(values))).toMatchObject({ value: stages, certainty });
});

test.each([
  [{ title: '小学英语教师' }, ['english'], 'read'],
  [{ title: '小学教师', subject: '语文、数学' }, ['chinese', 'math'], 'read'],
  [{ title: '骨干教师', description: '热爱英语教学' }, ['english'], 'guessed'],
  [{ title: '骨干教师' }, null, 'missing'],
])('学科 of %j', (values, subjects, certainty) => {
  expect(readSubjects(cells(values))).toMatchObject({ value: subjects, certainty });
});

test.each([
  ['初中物理教师(学科带头人)', 'teacher', 'read'],
  ['初中物理教师兼任班主任', 'teacher', 'read'],
  ['班主任', 'homeroom', 'read'],
  ['外教（口语）', 'foreign', 'read'],
  ['初中物理助理教师', 'assistant', 'read'],
  ['初中物理', 'teacher', 'guessed'],
  ['会计', 'finance', 'read'],
  ['打杂', 'teacher', 'guessed'],
])('岗位类别 of %s is %s, %s', (title, role, certainty) => {
  expect(readRole(cells({ title }), ['primary'])).toMatchObject({ value: role, certainty });
});

test('a kindergarten’s teacher is one of its own, a college’s leader stays', () => {
  expect(readRole(cells({ title: '幼儿园英语教师' }), ['preschool']).value).toBe('kindergarten');
  expect(readRole(cells({ title: '特聘教授' }), ['undergraduate']).value).toBe('high-level');
});

test.each([
  [{ jobKind: '事业编制' }, 'establishment', 'read'],
  [{ jobKind: '兼职' }, 'hourly', 'read'],
  [{ jobKind: '全职', title: '实习英语教师' }, 'intern', 'read'],
  [{ jobKind: '全职', companyType: '民办-小学' }, 'private', 'guessed'],
  [{ jobKind: '全职', companyType: '公办-九年制' }, 'contract', 'guessed'],
])('编制 of %j', (values, tenure, certainty) => {
  expect(readTenure(cells(values))).toMatchObject({ value: tenure, certainty });
});

test.each([
  ['民办-九年制', '青柠檬学校', 'private-school', 'read'],
  ['民办全日制', '青柠檬学校', 'private-school', 'read'],
  ['公办-小学', '云栖小学', 'public-school', 'read'],
  ['民办-小学', '云栖幼儿园', 'private-kindergarten', 'guessed'],
  ['培训机构-学科辅导', '某教育', 'subject-training', 'read'],
  ['培训机构-特长培训', '某教育', 'interest-training', 'read'],
  ['培训机构-其他', '某教育', 'subject-training', 'guessed'],
  ['公办园', '云栖幼儿园', 'public-kindergarten', 'read'],
  ['', '云栖职业技术学院', 'higher-vocational', 'guessed'],
  ['其他', '某某', 'other', 'guessed'],
])('单位类型 of %j, %s is %s, %s', (cell, name, type, certainty) => {
  expect(readCompanyType(cell, name)).toMatchObject({ value: type, certainty });
});

test.each([
  ['50人以下', 's-50'],
  ['50-100人', 's-100'],
  ['100-150人', 's-200'],
  ['300-400人', 's-500'],
  ['500人以上', 's-1000'],
  ['1000人以上', 's-max'],
  ['320', 's-500'],
  ['学校筹建中', null],
])('规模 of %s is %s', (cell, size) => {
  expect(readSize(cell).value).toBe(size);
});

test('benefits are read entry by entry', () => {
  expect(readBenefits('周转房，未满五年退还安家费').value).toEqual(['apartment']);
  expect(readBenefits('五险;公积金;提供住宿;晋升空间大')).toMatchObject({
    value: ['insurance', 'apartment'],
    certainty: 'read',
  });
  expect(readBenefits('五险;周末双休')).toMatchObject({ value: ['weekend'], certainty: 'read' });
  expect(readBenefits('周末双休;海景办公室')).toMatchObject({
    value: ['weekend'],
    note: '没有对应的福利项：海景办公室',
  });
  expect(readBenefits('').certainty).toBe('missing');
  expect(['五险', '提供住宿', '周末双休', '青年教师', '线下班课', ''].map(isBenefit)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('days are read in the ways tables write them', () => {
  expect(['2026-11-21', '2026/1/5', '2026年1月5日', '２０２６．１．５'].map((cell) => readDay(cell).value)).toEqual([
    '2026-11-21',
    '2026-01-05',
    '2026-01-05',
    '2026-01-05',
  ]);
  expect(readDay('2026-02-30')).toMatchObject({ value: null, note: '日期不存在' });
  expect(readDay('立即到岗').certainty).toBe('missing');
  expect(closingMoment('', '2026-11-21').toISOString()).toBe('2026-11-21T15:59:59.999Z');
});

test('a subject beside the post, or of those preferred, is not the one that it is for', () => {
  expect(readSubjects(cells({ title: '小学英语教师（辅修小语种优先）' })).value).toEqual(['english']);
  expect(
    readSubjects(cells({ title: '实习生', description: '本科学历，语文、体育类专业优先；能独立工作。' })).certainty,
  ).toBe('missing');
  expect(readSubjects(cells({ title: '骨干教师', description: '承担初中物理教学。' })).value).toEqual(['physics']);
});

test('an international school without a word of its 编制 offers a private contract', () => {
  expect(readTenure(cells({ company: '青禾国际学校' }))).toMatchObject({ value: 'private', certainty: 'guessed' });
  expect(readTenure(cells({ company: '青禾中学教育集团' }))).toMatchObject({ value: 'contract' });
  expect(readTenure(cells({ company: '青禾小学' }))).toMatchObject({ value: 'contract', certainty: 'guessed' });
});

test('benefits without a code are kept in their own words', () => {
  expect(benefitsWithoutCode('五险;公积金;食堂')).toEqual([]);
  expect(benefitsWithoutCode('五险、月结；无')).toEqual(['五险', '月结']);
});
