import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { type ExamApplicant, fitOfPost } from './fit-of-post.ts';

const settings = { ...usualSettings(2027), ageOn: '2026-11-16' };
const person: ExamApplicant = {
  birthday: '1990-11-16',
  household: '330100',
  jober: { education: 'master', identity: 'career' },
  content: resumeContent.parse({
    educations: [
      {
        key: 'a',
        school: '东海师范大学',
        major: '学科教学（数学）',
        education: 'master',
        degree: 'master-professional',
        form: 'full-time',
        from: '2013-09',
        to: '2015-06',
      },
    ],
    certificates: [{ key: 'b', kind: 'senior', subject: 'math' }],
    languages: { putonghua: '2a', foreign: [] },
  }),
};
const now = new Date('2026-11-24T02:00:00Z');
const fitFor = (requirements: Partial<ExamRequirements>, who: ExamApplicant = person) =>
  fitOfPost(
    { id: '1', stage: 'senior', requirements: { words: {}, ...requirements } },
    who,
    { settings, regionCode: '330106' },
    now,
  );
const verdict = (requirements: Partial<ExamRequirements>, who?: ExamApplicant) => fitFor(requirements, who).fit;

test.each<[Partial<ExamRequirements>, string]>([
  [{}, 'fits'],
  [{ education: 'master', degree: 'master', fullTime: true }, 'fits'],
  [{ degree: 'doctor' }, 'unfit'],
  [{ bornFrom: '1990-11-16' }, 'fits'],
  [{ bornFrom: '1990-11-17' }, 'unfit'],
  [{ maxAge: 36 }, 'fits'],
  [{ maxAge: 35 }, 'unfit'],
  [{ graduatesOnly: true }, 'unfit'],
  [{ majors: ['学科教学（数学）'] }, 'fits'],
  [{ majors: ['音乐与舞蹈学类'] }, 'unfit'],
  [{ certificate: 'senior', certificateSubjects: ['math'] }, 'fits'],
  [{ certificate: 'senior', certificateSubjects: ['music'] }, 'unfit'],
  [{ putonghua: '2b' }, 'fits'],
  [{ experienceYears: 2 }, 'missing'],
  [{ others: ['男性宿管岗位须值夜班'] }, 'fits'],
])('%j is answered by %s', (requirements, expected) => {
  expect(verdict(requirements)).toBe(expected);
});

test('the day of birth decides where the organiser names one, whatever the age says', () => {
  expect(verdict({ maxAge: 30, bornFrom: '1990-01-01' })).toBe('fits');
});

test('someone who still studies graduates by the day for diplomas', () => {
  const content = {
    ...person.content,
    educations: person.content.educations.map((education) => ({ ...education, to: 'now' as const })),
  };
  expect(verdict({ graduatesOnly: true }, { ...person, content })).toBe('fits');
});

test('rules are told in the words of the organiser', () => {
  const words = { age: '35周岁以下', audience: '2027届毕业生' };
  const { checks } = fitFor({ maxAge: 35, graduatesOnly: true, others: ['服从调剂'], words });
  expect(checks.map(({ required, verdict: outcome }) => [required, outcome])).toEqual([
    ['35周岁以下', 'unfit'],
    ['2027届毕业生', 'unfit'],
    ['服从调剂', 'person'],
  ]);
});

test('education and degree are two rules, each by its own name', () => {
  const { checks } = fitFor({ education: 'doctor', degree: 'doctor' });
  expect(checks.map(({ label, verdict }) => [label, verdict])).toEqual([
    ['学历', 'unfit'],
    ['学位', 'unfit'],
  ]);
});
