import { expect, test } from 'vitest';
import { usualSettings } from '../../contract/exam-settings.ts';
import { changedTerms, type ExamTerms } from '../../contract/terms/exam-terms.ts';
import { divideTerms, withTerms } from './terms.ts';

const usual = usualSettings(2027);
const before: ExamTerms = {
  title: '澜州市 2027 年公开招聘教师',
  documentNumber: '',
  regionCode: '330100',
  announcement: '<p>招聘 20 人</p>',
  settings: usual,
};
/** Another value of everything that people rely on. */
const after: ExamTerms = {
  title: '澜州市 2027 年春季公开招聘教师',
  documentNumber: '澜教人〔2027〕2 号',
  regionCode: '330200',
  announcement: '<p>招聘 2 人</p>',
  settings: {
    ...usual,
    identities: ['passport'],
    secondReview: 'all',
    ageOn: '2027-01-01',
    papersUntil: '2027-08-31',
    graduationYears: [2026],
    fee: 5_000,
    payNote: '转账至澜州市教育局账户',
    ratio: 2,
    weights: { written: 10, interview: 90 },
    decimals: 3,
    tie: 'extra',
    shortlist: 5,
    publicityDays: 5,
    appealDays: 1,
    keepDays: 30,
    results: {
      fullMark: 150,
      pass: 90,
      interviewPass: 80,
      dropExtremes: !usual.results.dropExtremes,
      groupCorrection: 'mean',
      recountDays: 1,
      replaceUntil: '2027-12-31',
    },
  },
};
const announced = changedTerms(before, after).map(({ field }) => field);

test('of everything that is announced when it changes, nothing is saved by one person', () => {
  const { waiting, atOnce } = divideTerms(before, after);
  expect(changedTerms(before, atOnce), 'saved at once').toEqual([]);
  expect(changedTerms(before, withTerms(before, waiting)).map(({ field }) => field)).toEqual(announced);
});

test('that is every term, the title first', () => {
  expect(announced).toEqual([
    ...['title', 'documentNumber', 'regionCode', 'announcement', 'identities', 'secondReview', 'ageOn', 'papersUntil'],
    ...[
      'graduationYears',
      'fee',
      'payNote',
      'ratio',
      'weights',
      'decimals',
      'tie',
      'shortlist',
      'publicityDays',
      'appealDays',
    ],
    ...[
      'keepDays',
      'fullMark',
      'pass',
      'interviewPass',
      'dropExtremes',
      'groupCorrection',
      'recountDays',
      'replaceUntil',
    ],
  ]);
});

test.each(['title', 'documentNumber', 'regionCode', 'announcement'] as const)('a change of %s alone waits', (name) => {
  const { waiting, atOnce } = divideTerms(before, { ...before, [name]: after[name] });
  expect([waiting, atOnce]).toEqual([{ [name]: after[name] }, before]);
});

test('notes and the counting of applicants are saved at once', () => {
  const settings = { ...usual, registerNote: '请携带身份证', numbers: 'hidden' as const };
  expect(divideTerms(before, { ...before, settings })).toEqual({ waiting: {}, atOnce: { ...before, settings } });
});
