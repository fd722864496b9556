import dayjs, { type Dayjs } from 'dayjs';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import type { ExamStep } from '#contract/exams/exam-steps.ts';
import { usualResults } from '#contract/exams/results/result-settings.ts';
import { regionPath } from '#web/features/forms/region-cascader.tsx';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';

type Body = InputOf<Api['PUT /api/company/exams/:id']>['body'];
type Settings = Body['settings'];

interface StepValues {
  step: ExamStep;
  when: [Dayjs, Dayjs];
  detail?: string;
}

/** What the form holds: yuan, days and pairs of moments instead of the contract's fen and ISO texts. */
export interface Values
  extends Pick<
    Settings,
    | 'graduationYears'
    | 'ratio'
    | 'secondReview'
    | 'decimals'
    | 'tie'
    | 'shortlist'
    | 'publicityDays'
    | 'phones'
    | 'appealDays'
    | 'numbers'
    | 'keepDays'
    | 'results'
  > {
  title: string;
  documentNumber?: string;
  region: [string, string];
  announcement?: string;
  steps: StepValues[];
  ageOn: Dayjs;
  papersUntil: Dayjs;
  replaceUntil?: Dayjs | null;
  fee: number;
  payNote?: string;
  written: number;
  photoWidth: number;
  photoHeight: number;
  registerNote?: string;
}

const FEN = 100;
const dayText = (day: Dayjs) => day.format('YYYY-MM-DD');

export const valuesOf = ({ settings, steps, ...exam }: OwnExam): Partial<Values> => ({
  ...settings,
  title: exam.title,
  documentNumber: exam.documentNumber,
  region: regionPath(exam.regionCode),
  announcement: exam.announcement,
  steps: steps.map(({ step, startsAt, endsAt, detail }) => ({
    step: step as ExamStep,
    when: [pickedOf(startsAt), pickedOf(endsAt)],
    detail,
  })),
  ageOn: dayjs(settings.ageOn),
  papersUntil: dayjs(settings.papersUntil),
  replaceUntil: settings.results.replaceUntil ? dayjs(settings.results.replaceUntil) : null,
  fee: settings.fee / FEN,
  written: settings.weights.written,
  photoWidth: settings.photo.width,
  photoHeight: settings.photo.height,
});

export const bodyOf = (values: Values, revision: number): Body => ({
  revision,
  title: values.title,
  documentNumber: values.documentNumber ?? '',
  regionCode: values.region[1],
  announcement: values.announcement ?? '',
  steps: (values.steps ?? []).map(({ step, when: [startsAt, endsAt], detail = '' }) => ({
    step,
    detail,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
  })),
  settings: {
    ageOn: dayText(values.ageOn),
    papersUntil: dayText(values.papersUntil),
    graduationYears: values.graduationYears ?? [],
    fee: Math.round(values.fee * FEN),
    payNote: values.payNote ?? '',
    ratio: values.ratio,
    secondReview: values.secondReview,
    weights: { written: values.written, interview: 100 - values.written },
    decimals: values.decimals,
    tie: values.tie,
    shortlist: values.shortlist,
    publicityDays: values.publicityDays,
    photo: { width: values.photoWidth, height: values.photoHeight },
    appealDays: values.appealDays,
    numbers: values.numbers,
    keepDays: values.keepDays,
    results: {
      ...usualResults,
      ...values.results,
      replaceUntil: values.replaceUntil ? dayText(values.replaceUntil) : null,
    },
    registerNote: values.registerNote ?? '',
    phones: values.phones ?? [],
  },
});
