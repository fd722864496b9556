import { expect, test } from 'vitest';
import { type Cells, importFieldNames } from '../table/fields.ts';
import { formOfRow } from './own-row.ts';
import { understandRow } from './understand-row.ts';

const now = new Date('2026-11-28T04:00:00Z');
const blank = Object.fromEntries(importFieldNames.map((name) => [name, ''])) as Cells;
const row = (values: Partial<Cells>) => understandRow(7, { ...blank, ...values }, { now });

const whole: Partial<Cells> = {
  company: '惠州市青柠檬实验学校',
  companyType: '民办-九年制',
  staff: '100-150人',
  title: '小学英语老师【急】',
  salary: '7-10W/年',
  place: '惠州-博罗县',
  experience: '1-3年',
  education: '本科',
  jobKind: '全职',
  headcount: '招聘3人',
  benefits: '五险;公积金;提供住宿',
  description: '热爱教育。',
};

test('a good row is read field by field', () => {
  const { fields, flags, description } = row(whole);
  expect(fields).toMatchObject({
    salary: { value: { min: 7_000_000, max: 10_000_000, unit: 'year' }, certainty: 'read' },
    place: { value: { regionCode: '441322', cityCode: '441300' }, certainty: 'read' },
    headcount: { value: 3, certainty: 'read' },
    education: { value: 'bachelor', certainty: 'read' },
    stages: { value: ['primary'] },
    subjects: { value: ['english'] },
    companyType: { value: 'private-school' },
    benefits: { value: ['insurance', 'apartment'] },
    tenure: { value: 'private', certainty: 'guessed' },
  });
  expect([flags, description]).toEqual([[], '热爱教育。']);
});

test('values in a wrong column are put right, flagged and no longer sure', () => {
  const { fields, flags } = row({
    ...whole,
    education: '全职',
    jobKind: '招聘5人',
    headcount: '',
    description: '须本科及以上学历',
  });
  expect(fields.headcount).toMatchObject({ value: 5, certainty: 'guessed' });
  expect(fields.education).toMatchObject({ value: 'bachelor', certainty: 'guessed', note: '学历取自职位描述' });
  expect(flags.map(({ kind }) => kind)).toEqual(['stray', 'stray']);
});

test('contact details leave the text, wherever they stand, and limits are flagged', () => {
  const reading = row({
    ...whole,
    title: '英语教师 电话13800138000',
    description: '45岁以下，简历发至 zhaopin@xuexiao.example',
    benefitsText: '咨询 020-12345678',
  });
  expect(reading.fields.title.value).toBe('英语教师 电话〔已隐去〕');
  expect(reading.description).toBe('45岁以下，简历发至 〔已隐去〕\n\n【福利待遇】\n咨询 〔已隐去〕');
  expect(reading.flags.map(({ kind }) => kind)).toEqual(['contact', 'limit']);
});

test('a post that speaks for another school is flagged', () => {
  expect(row({ ...whole, title: '科学老师(云栖小学代招)' }).flags).toMatchObject([{ kind: 'other-school' }]);
  expect(row({ ...whole, title: '科学老师（云栖实验学校）' }).flags).toMatchObject([{ kind: 'other-school' }]);
});

test('an empty row says what it lacks', () => {
  const { fields } = row({});
  expect(fields.company).toMatchObject({ certainty: 'missing', note: '没有单位名称' });
  expect(fields.title.certainty).toBe('missing');
  expect(fields.place.certainty).toBe('missing');
});

test('a row that describes no work has no description, and what it remarks stands among the requirements', () => {
  const bare = { ...whole, description: '', benefits: '', remark: '含班主任津贴；电话 13800138000' };
  const reading = row({ ...bare, title: '小学体育教师（足球方向，兼任校队教练）' });
  expect(reading.description).toBe('');
  const { description, requirements } = formOfRow(reading, { regionCode: '441322', cityCode: '441300' }, now);
  expect(description ?? '').toBe('');
  expect(requirements?.others).toEqual(['备注：含班主任津贴；', '备注：电话 〔已隐去〕']);
});

test('“以上” of an experience is kept where the band ends', () => {
  const { fields, flags } = row({ ...whole, experience: '2年以上' });
  expect(fields.experience.value).toEqual({ code: '1-3', months: 24 });
  expect(flags.map(({ note }) => note)).toEqual(['经验“2年以上”归入 1–3 年，原文写入其他要求']);
  expect(row({ ...whole, experience: '10年以上' }).flags).toEqual([]);
});

test('what the reader of the table said is told, and a deadline without a year is a guess', () => {
  const notes = ['“招聘人数”：公式出错（#REF!），没有读取'];
  const { fields, flags } = understandRow(7, { ...blank, ...whole, deadline: '5月30日' }, { notes, now });
  expect(flags.map(({ note }) => note)).toEqual(notes);
  expect(fields.deadline).toMatchObject({ value: '2027-05-30', certainty: 'guessed' });
});
