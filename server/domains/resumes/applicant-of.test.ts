import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { applicantOf } from './applicant-of.ts';

const study = (education: string, major: string, to: string) => ({
  key: to,
  school: '浙东师范大学',
  major,
  education,
  form: 'full-time',
  from: '2016-09',
  to,
});
const of = (educations: object[], certificates: object[] = [], experiences: object[] = []) =>
  applicantOf(
    {
      jober: { education: 'bachelor', identity: 'teacher' },
      content: resumeContent.parse({ educations, certificates, experiences }),
    },
    new Date('2026-11-20'),
  );

test('degree, major and certificate of a resume are the filter 我能报的', () => {
  const held = [{ key: 'c', kind: 'senior', subject: 'math' }];
  expect(of([study('bachelor', '数学与应用数学（师范）', '2020-06')], held)).toBe('bachelor-math-senior-0');
  expect(of([study('bachelor', '英语', '2020-06')])).toBe('bachelor-english-none-0');
});

test('whole years of teaching are told, and an internship is none', () => {
  const taught = (from: string, more: object = {}) => [
    { key: 'e', employer: '云溪中学', position: '数学教师', from, to: 'now', ...more },
  ];
  const math = [study('bachelor', '数学与应用数学', '2020-06')];
  expect(of(math, [], taught('2021-09'))).toBe('bachelor-math-none-5');
  expect(of(math, [], taught('2021-09', { tenure: 'intern' }))).toBe('bachelor-math-none-0');
});

test('the highest degree counts, with the major of an earlier one where its own is not in the list', () => {
  const math = study('bachelor', '数学与应用数学', '2020-06');
  expect(of([study('master', '学科教学（数学）', '2023-06'), math])).toBe('master-math-none-0');
  expect(of([study('master', '教育学', '2023-06'), math])).toBe('master-education-none-0');
});

test('a resume that does not say degree or major is no filter', () => {
  expect(of([])).toBeNull();
  expect(of([study('bachelor', '飞行技术', '2020-06')])).toBeNull();
});
