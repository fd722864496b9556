import { expect, test } from 'vitest';
import { fitFor } from './fit.ts';

const now = new Date('2026-11-20T02:00:00Z');
const post = {
  role: 'teacher',
  stages: ['senior'],
  subjects: ['math'],
  cityCode: '330100',
  education: 'bachelor',
  certificate: 'senior',
  titleLevel: null,
  experience: 'any',
  monthMax: null,
} as const;
const person = {
  joberId: '1',
  stages: ['senior'],
  subjects: ['math'],
  education: 'master',
  certificates: ['senior'],
  titleRank: 3,
  months: 60,
  salaryMin: 0,
  activeAt: now,
};
const scoreOf = (cityCodes: string[], subjects = ['math']) =>
  fitFor(post as never, { ...person, subjects, cityCodes } as never, [], now).score;

test('who seeks another province comes after who may come, who teaches another subject after both', () => {
  expect(scoreOf(['650100'])).toBeLessThanOrEqual(60);
  expect(scoreOf(['330200'])).toBeGreaterThan(80);
  expect(scoreOf(['650100'])).toBeGreaterThan(scoreOf(['330100'], ['physics']));
});

test('of people from one place, who meets the greater share of what is compared comes first', () => {
  const orderOf = (more: object) => {
    const { order, reasons } = fitFor(post as never, { ...person, cityCodes: ['330100'], ...more } as never, [], now);
    return { order, met: `${reasons.filter(({ good }) => good).length}/${reasons.length}` };
  };
  const [full, elsewhere] = [orderOf({ certificates: [], months: 0 }), orderOf({ cityCodes: ['330200'] })];
  expect([full.met, elsewhere.met]).toEqual(['5/6', '6/7']);
  expect(elsewhere.order).toBeGreaterThan(full.order);
});
