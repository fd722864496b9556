import dayjs, { type Dayjs } from 'dayjs';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { regionPathOf } from '#web/areas/enterprise/release/region-tree.ts';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { ExamStep } from '../../../contract/exam-steps.ts';
import { usualResults } from '../../../contract/results/result-settings.ts';

type Body = InputOf<Api['PUT /api/company/exams/:id']>['body'];
type Settings = Body['settings'];

export interface StepValues {
  step: ExamStep;
  /** An end that is not known yet is null. */
  when: [Dayjs | null, Dayjs | null];
  detail?: string;
}

/** What the form holds: yuan, days and pairs of moments instead of the contract's fen and ISO texts. */
export interface Values
  extends Omit<Settings, 'ageOn' | 'papersUntil' | 'weights' | 'photo' | 'payNote' | 'registerNote'> {
  title: string;
  documentNumber?: string;
  region: string[];
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
  region: regionPathOf(exam.regionCode),
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

export const timesOf = (steps: readonly (Partial<StepValues> | undefined)[]) =>
  steps.flatMap(({ step, when, detail = '' } = {}) =>
    step && when?.[0] && when[1] ? { step, detail, startsAt: instantOf(when[0]), endsAt: instantOf(when[1]) } : [],
  );

export function bodyOf(values: Values, revision: number): Body {
  const { title, documentNumber = '', region, announcement = '', steps = [], ...rest } = values;
  const { ageOn, papersUntil, replaceUntil, written, photoWidth, photoHeight, ...settings } = rest;
  return {
    revision,
    title,
    documentNumber,
    regionCode: region.at(-1) ?? '',
    announcement,
    steps: timesOf(steps),
    settings: {
      ...settings,
      payNote: settings.payNote ?? '',
      registerNote: settings.registerNote ?? '',
      graduationYears: settings.graduationYears ?? [],
      identities: settings.identities ?? ['resident'],
      phones: settings.phones ?? [],
      ageOn: dayText(ageOn),
      papersUntil: dayText(papersUntil),
      fee: Math.round(settings.fee * FEN),
      weights: { written, interview: 100 - written },
      photo: { width: photoWidth, height: photoHeight },
      results: {
        ...usualResults,
        ...settings.results,
        replaceUntil: replaceUntil ? dayText(replaceUntil) : null,
      },
    },
  };
}
