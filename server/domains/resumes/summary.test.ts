import { describe, expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { buildSnapshot } from './snapshot.ts';
import { ageAt, summarise } from './summary.ts';

const now = new Date('2026-11-20T02:00:00Z');
const person = {
  id: '7',
  name: '林知夏',
  gender: 'female',
  birthday: '1998-11-21',
  education: 'bachelor',
  identity: 'teacher',
  cityCode: null,
  avatarUrl: null,
  phone: '13800000001',
};
const job = (key: string, from: string, to: string, more: object = {}) => ({
  key,
  employer: `单位${key}`,
  position: '数学教师',
  from,
  to,
  ...more,
});
const of = (content: object) =>
  summarise(buildSnapshot(person, { name: '公办高中版', content: resumeContent.parse(content) }), now);

describe('the age', () => {
  test.each([
    ['1998-11-20', 28],
    ['1998-11-21', 27],
    ['2030-01-01', null],
    ['', null],
  ])('of one born %s is %o', (birthday, age) => expect(ageAt(birthday, now)).toBe(age));

  test('turns at midnight in Shanghai', () => {
    expect(ageAt('1998-11-21', new Date('2026-11-20T15:59:59Z'))).toBe(27);
    expect(ageAt('1998-11-21', new Date('2026-11-20T16:00:00Z'))).toBe(28);
  });
});

describe('the summary', () => {
  test('of an empty resume falls back to the basic record', () => {
    expect(of({})).toEqual({
      age: 27,
      education: 'bachelor',
      school: '',
      major: '',
      teachingMonths: 0,
      certificate: null,
      lastEmployer: '',
    });
  });

  test('takes the highest education, of two as high the later', () => {
    const study = (key: string, education: string, to: string) => ({
      key,
      school: `学校${key}`,
      education,
      from: '2012-09',
      to,
    });
    const educations = [
      study('a', 'master', '2022-06'),
      study('b', 'bachelor', '2024-06'),
      study('c', 'master', 'now'),
    ];
    expect(of({ educations })).toMatchObject({ education: 'master', school: '学校c' });
  });

  test('counts months of teaching once, and only those of teaching', () => {
    const experiences = [
      job('a', '2024-01', '2024-12'),
      job('b', '2024-07', '2025-06'),
      job('c', '2020-01', '2023-12', { position: '软件工程师' }),
    ];
    expect(of({ experiences })).toMatchObject({ teachingMonths: 18, lastEmployer: '单位b' });
  });

  test('an internship is no teaching, whatever it names; 见习期 of somebody employed and 实习指导 are', () => {
    const monthsOf = (more: object) => of({ experiences: [job('a', '2026-01', '2026-06', more)] }).teachingMonths;
    expect(monthsOf({ position: '高中数学实习教师', stage: 'senior', subject: 'math' })).toBe(0);
    expect(monthsOf({ position: '教育见习' })).toBe(0);
    expect(monthsOf({ tenure: 'intern' })).toBe(0);
    expect(monthsOf({ position: '见习教师', tenure: 'establishment' })).toBe(6);
    expect(monthsOf({ position: '实习指导教师' })).toBe(6);
    expect(monthsOf({ position: '实习就业指导教师' })).toBe(6);
  });

  test('the present employer comes before one that ended this month', () => {
    const experiences = [job('a', '2020-01', 'now'), job('b', '2026-01', '2026-11')];
    expect(of({ experiences }).lastEmployer).toBe('单位a');
  });

  test('names the highest certificate in words', () => {
    const certificates = [
      { key: 'a', kind: 'junior', subject: 'physics' },
      { key: 'b', kind: 'senior', subject: 'math' },
    ];
    expect(of({ certificates }).certificate).toBe('高级中学 · 数学');
  });
});

test('a snapshot does not follow later edits', () => {
  const content = resumeContent.parse({ intro: '原文' });
  const snapshot = buildSnapshot(person, { name: '默认', content });
  content.intro = '改后';
  expect(snapshot.content.intro).toBe('原文');
});
