import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { checkCertificate } from '#server/domains/resumes/public.ts';
import type { Offer } from './candidates.ts';
import type { Profile } from './profile.ts';
import { nothingUnsuited } from './unsuited.ts';
import { weigh } from './weigh.ts';

const now = new Date('2026-11-20T02:00:00Z');
const cities = ['330100', '310100', '440300'];
const cityNames: Record<string, string> = { '330100': '杭州', '310100': '上海', '440300': '深圳' };
const one = <T extends string>(codes: readonly T[]) => fc.constantFrom(...codes);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
/** Few codes, so that values often match. */
const someStages = codesOf(stages).slice(1, 5);
const someSubjects = ['chinese', 'math', 'morality', 'politics', 'general'] as const;

const offer: fc.Arbitrary<Offer> = fc.record({
  id: fc.constant('1'),
  cityCode: one(cities),
  stages: fc.uniqueArray(one(someStages), { maxLength: 2 }),
  subjects: fc.uniqueArray(one(someSubjects), { maxLength: 2 }),
  tenure: maybe(one(codesOf(tenures).slice(0, 4))),
  education: maybe(one(codesOf(educations))),
  certificate: maybe(one(codesOf(certificates))),
  monthMin: maybe(fc.integer({ min: 200_000, max: 1_500_000 })),
  monthMax: maybe(fc.integer({ min: 1_500_000, max: 3_000_000 })),
  refreshedAt: fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => new Date(now.getTime() - minutes * 60_000)),
});

const held: fc.Arbitrary<ResumeContent['certificates']> = fc.array(
  fc.record({
    key: fc.constant('a'),
    kind: one(codesOf(certificates)),
    subject: fc.option(one(someSubjects), { nil: undefined }),
    number: fc.constant(''),
  }),
  { maxLength: 3 },
);

const profile: fc.Arbitrary<Profile> = fc.record({
  personalised: fc.constant(true),
  basis: fc.constant('intention'),
  questions: fc.constant([]),
  wishes: fc.array(
    fc.record({
      stages: fc.uniqueArray(one(someStages), { maxLength: 1 }),
      subjects: fc.uniqueArray(one(someSubjects), { maxLength: 1 }),
      from: fc.constant('intention' as const),
      tenures: fc.uniqueArray(one(codesOf(tenures).slice(0, 4)), { maxLength: 2 }),
      salaryMin: maybe(fc.integer({ min: 300_000, max: 2_500_000 })),
    }),
    { maxLength: 3 },
  ),
  cities: fc.uniqueArray(one(cities), { maxLength: 2 }),
  candidate: held.map((own) => ({
    jober: { education: 'bachelor', identity: 'teacher' },
    content: { ...resumeContent.parse({}), certificates: own },
  })),
  gone: fc.constant([]),
  unsuited: fc.constant(nothingUnsuited),
  blocked: fc.constant({ ids: new Set<string>(), groups: [] }),
});

/** Verifies each reason by parsing its text and comparing it with the post and the person. */
const truths: [RegExp, (found: string[], offer: Offer, profile: Profile) => boolean][] = [
  [
    /^与你求职意向的(.+)一致$/,
    ([said], { stages: of, subjects: about }, { wishes }) =>
      wishes.some((wish) => {
        const stage = wish.stages.find((code) => of.includes(code));
        const subject = wish.subjects.find((code) => about.includes(code));
        const stored = (wish.stages.length === 0 || stage) && (wish.subjects.length === 0 || subject);
        return stored && said === `${shortOf(stages, stage)}${shortOf(subjects, subject)}`;
      }),
  ],
  [
    /^学段与你的求职意向一致：(.+)$/,
    ([said], post, { wishes }) =>
      post.stages.some((code) => shortOf(stages, code) === said && wishes.some((wish) => wish.stages.includes(code))),
  ],
  [
    /^学科与你的求职意向一致：(.+)$/,
    ([said], post, { wishes }) =>
      post.subjects.some(
        (code) => shortOf(subjects, code) === said && wishes.some((wish) => wish.subjects.includes(code)),
      ),
  ],
  [
    /^你持有的(.+)证符合要求$/,
    ([said], post, { candidate }) => {
      const required = { ...post, titleLevel: null, experience: 'any', requirements: {} };
      const check = checkCertificate(required, candidate, now);
      const own = candidate.content.certificates.find(({ kind }) => certificates[kind].label === said);
      return check?.result === 'fit' && own !== undefined && check.has.startsWith(certificates[own.kind].short);
    },
  ],
  [
    /^月薪 ([\d.]+)K 起，达到你的期望$/,
    ([k], { monthMin }, { wishes }) =>
      monthMin !== null && Number(k) * 100_000 <= monthMin && wishes.some((w) => (w.salaryMin ?? 1e9) <= monthMin),
  ],
  [
    /^月薪最高 ([\d.]+)K，够到你的期望$/,
    ([k], { monthMax }, { wishes }) =>
      monthMax !== null && Number(k) * 100_000 <= monthMax && wishes.some((w) => (w.salaryMin ?? 1e9) <= monthMax),
  ],
  [
    /^(.+)，是你想要的编制$/,
    ([said], { tenure }, { wishes }) =>
      labelOf(tenures, tenure) === said && wishes.some((wish) => wish.tenures.some((code) => code === tenure)),
  ],
  [
    /^在你期望的(.+)$/,
    ([said], { cityCode }, required) => cityNames[cityCode] === said && required.cities.includes(cityCode),
  ],
  [/^今天更新$/, (_, { refreshedAt }) => dayAt(refreshedAt) === '2026-11-20'],
  [/^3 天内更新$/, (_, { refreshedAt }) => now.getTime() - refreshedAt.getTime() < 3 * 86_400_000],
];

describe('a recommended post', () => {
  test('of the first city is worth more than a fresher one of the second', () => {
    fc.assert(
      fc.property(offer, profile, (post, person) => {
        const wants = { ...person, cities: ['330100', '310100'] };
        const at = (cityCode: string, days: number) =>
          weigh({ ...post, cityCode, refreshedAt: new Date(now.getTime() - days * 86_400_000) }, wants, now).score;
        const [first, second] = [at('330100', 10), at('310100', 0)];
        expect(first >= second || second === 0).toBe(true);
      }),
    );
  });

  test('has no reason that is not true of it and of the person', () => {
    fc.assert(
      fc.property(offer, profile, (post, person) => {
        const { reasons, score } = weigh(post, person, now);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(reasons.length).toBeLessThanOrEqual(3);
        for (const reason of reasons) {
          const [words, holds] = truths.find(([pattern]) => pattern.test(reason)) ?? [];
          expect(words, reason).toBeDefined();
          expect(holds?.(words?.exec(reason)?.slice(1) ?? [], post, person), reason).toBe(true);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  const base: Offer = {
    id: '1',
    cityCode: '330100',
    stages: ['primary'],
    subjects: ['chinese'],
    tenure: 'establishment',
    education: 'bachelor',
    certificate: 'primary',
    monthMin: 900_000,
    monthMax: 1_200_000,
    refreshedAt: new Date('2026-11-18T02:00:00Z'),
  };
  const content = resumeContent.parse({
    certificates: [{ key: 'a', kind: 'primary', subject: 'chinese' }],
  });
  const person: Profile = {
    personalised: true,
    basis: 'intention',
    questions: [],
    wishes: [
      { from: 'intention', stages: ['primary'], subjects: ['chinese'], tenures: ['establishment'], salaryMin: 800_000 },
    ],
    cities: ['330100'],
    candidate: { jober: { education: 'bachelor', identity: 'teacher' }, content },
    gone: [],
    unsuited: nothingUnsuited,
    blocked: { ids: new Set(), groups: [] },
  };
  const scoreOf = (change: Partial<Offer>) => weigh({ ...base, ...change }, person, now).score;

  test('says first what weighs most', () => {
    const { reasons } = weigh(base, person, now);
    expect(reasons.slice(0, 2)).toEqual(['与你求职意向的小学语文一致', '月薪 9K 起，达到你的期望']);
    expect(weigh({ ...base, monthMin: null, monthMax: null }, person, now).reasons).toContain(
      '你持有的小学教师资格证符合要求',
    );
  });

  test.each<[string, Partial<Offer>]>([
    ['another subject', { subjects: ['math'] }],
    ['another 学段', { stages: ['senior'] }],
    ['another city', { cityCode: '310100' }],
    ['less pay', { monthMin: 300_000, monthMax: 500_000 }],
    ['a certificate that is not held', { certificate: 'senior' }],
    ['a higher education', { education: 'doctor' }],
    ['an older post', { refreshedAt: new Date('2026-09-01T00:00:00Z') }],
  ])('weighs less with %s', (_, change) => {
    expect(scoreOf(change)).toBeLessThan(scoreOf({}));
  });
});
