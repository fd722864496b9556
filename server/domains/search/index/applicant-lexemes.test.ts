import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import {
  type ApplicantCertificate,
  type ApplicantEducation,
  type ApplicantMajor,
  applicantCertificates,
  applicantEducations,
  applicantMajors,
} from '#contract/search/applicant.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { checkRequirements, type WantedBy } from '#server/domains/resumes/public.ts';
import { applicantLexemesOf, lexemesForApplicant } from './applicant-lexemes.ts';
import { codeLexeme } from './code-bits.ts';

const now = new Date('2026-11-20T02:00:00Z');

type Input = Pick<WantedBy, 'education' | 'certificate' | 'subjects'> & { majors: string[] };

function isFound(post: Input, education: ApplicantEducation, major: ApplicantMajor, certificate: ApplicantCertificate) {
  const one = (code: string | null) => (code === null ? [] : [code]);
  const codes = { education: one(post.education), certificate: one(post.certificate), subject: post.subjects };
  const has = new Set([
    codeLexeme('role', 'teacher'),
    codeLexeme('tenure', 'establishment'),
    ...(Object.keys(codes) as (keyof typeof codes)[]).flatMap((list) =>
      codes[list].map((code) => codeLexeme(list, code)),
    ),
    ...applicantLexemesOf({ codes, majors: post.majors }),
  ]);
  return lexemesForApplicant({ education, major, certificate }).every((one) => one.some((lexeme) => has.has(lexeme)));
}

/** 资格自检 of the same post and person: no requirement is unfit or missing. */
function isFit(post: Input, education: ApplicantEducation, major: ApplicantMajor, certificate: ApplicantCertificate) {
  const kind = codesOf(certificates).find((code) => code === certificate);
  const content = resumeContent.parse({
    educations: [
      {
        key: 'e',
        school: '东海师范大学',
        major: applicantMajors[major].name,
        education,
        from: '2016-09',
        to: '2020-06',
      },
    ],
    certificates: kind ? [{ key: 'c', kind, subject: post.subjects[0] }] : [],
  });
  const wanted = {
    ...post,
    titleLevel: null,
    experience: 'any',
    stages: [],
    requirements: { majors: post.majors },
  };
  const checks = checkRequirements(wanted, { jober: { education: '', identity: 'teacher' }, content }, now);
  return checks.every(({ result }) => result === 'fit');
}

const posts: Input[] = ['bachelor', 'master', null].flatMap((education) =>
  ['primary', 'senior', 'vocational', null].flatMap((certificate) =>
    [[], ['数学类', '统计学'], ['数学与应用数学（师范）'], ['中国语言文学类'], ['专业不限']].map((majors) => ({
      education,
      certificate,
      subjects: ['math'],
      majors,
    })),
  ),
);

test('posts of the major are found if and only if 资格自检 has nothing against the applicant', () => {
  for (const post of posts) {
    for (const education of applicantEducations) {
      for (const certificate of codesOf(applicantCertificates)) {
        const asked = [post, education, 'math', certificate] as const;
        expect(isFound(...asked), JSON.stringify(asked)).toBe(isFit(...asked));
      }
    }
  }
});

test('posts of another subject are not found, posts without one and of 全科 are', () => {
  const post = { education: null, certificate: null, majors: [] };
  const found = (subjects: string[], major: ApplicantMajor) =>
    isFound({ ...post, subjects }, 'bachelor', major, 'none');
  expect([found(['english'], 'math'), found([], 'math'), found(['general'], 'math')]).toEqual([false, true, true]);
  expect(found(['english'], 'education')).toBe(true);
});

test.each([
  ['teacher', 'retired'],
  ['teacher', 'postdoc'],
  ['postdoc', 'contract'],
] as const)('a post of %s, %s is not counted: the answers do not say that it is open', (role, tenure) => {
  const open = { codes: { education: [], certificate: [], subject: [] }, majors: [] };
  const has = new Set([codeLexeme('role', role), codeLexeme('tenure', tenure), ...applicantLexemesOf(open)]);
  const wanted = lexemesForApplicant({ education: 'doctor', major: 'math', certificate: 'none' });
  expect(wanted.every((one) => one.some((lexeme) => has.has(lexeme)))).toBe(false);
});

test.each([
  [undefined, ['any', 'graduate', '0-1', '1-3', '3-5', '5-10', '10-up']],
  [0, ['any', 'graduate', '0-1']],
  [3, ['any', '0-1', '1-3', '3-5']],
])('who has taught %s years finds the posts of %j', (years, bands) => {
  const open = { codes: { education: [], certificate: [], subject: [] }, majors: [] };
  const wanted = lexemesForApplicant({ education: 'doctor', major: 'math', certificate: 'none', years });
  const isOpen = (band: string) => {
    const codes = [
      codeLexeme('role', 'teacher'),
      codeLexeme('tenure', 'establishment'),
      codeLexeme('experience', band),
    ];
    const has = new Set([...codes, ...applicantLexemesOf(open)]);
    return wanted.every((one) => one.some((lexeme) => has.has(lexeme)));
  };
  expect(codesOf(experiences).filter(isOpen)).toEqual(bands);
});
