import { isDeepStrictEqual } from 'node:util';
import { type ExamSettings, examSettings } from '../../contract/exam-settings.ts';
import type { ExamTerms, TermValues } from '../../contract/terms/exam-terms.ts';
import type { ExamRow } from '../store.ts';

/** Settings of which a change waits for a second person. All others are saved at once. */
const guardedSettings: readonly (keyof ExamSettings)[] = [
  ...(['identities', 'secondReview', 'ageOn', 'papersUntil', 'graduationYears', 'fee', 'payNote', 'ratio'] as const),
  ...(['weights', 'decimals', 'tie'] as const),
  ...(['shortlist', 'publicityDays', 'appealDays', 'keepDays', 'results'] as const),
];
const guardedFields = ['title', 'documentNumber', 'regionCode', 'announcement'] as const;

/** The terms of a stored project; settings that are older than a rule get its default, as forms do. */
export const termsOf = ({ title, documentNumber, regionCode, announcement, settings }: ExamRow): ExamTerms => ({
  ...{ title, documentNumber, regionCode, announcement },
  settings: examSettings.safeParse(settings).data ?? settings,
});

/** Divides a change of a published project into what waits for a second person and the form that is saved at once. */
export function divideTerms<T extends ExamTerms>(before: ExamTerms, form: T): { waiting: TermValues; atOnce: T } {
  const waiting: TermValues = {};
  const atOnce = { ...form, settings: { ...form.settings } };
  for (const name of guardedFields) {
    if (before[name] === form[name]) continue;
    waiting[name] = form[name];
    atOnce[name] = before[name];
  }
  const changed = guardedSettings.filter((name) => !isDeepStrictEqual(before.settings[name], form.settings[name]));
  const pick = ({ settings }: ExamTerms): Partial<ExamSettings> =>
    Object.fromEntries(changed.map((name) => [name, settings[name]]));
  if (changed.length > 0) waiting.settings = pick(form);
  Object.assign(atOnce.settings, pick(before));
  return { waiting, atOnce };
}

/** Terms with the changes of a proposal. */
export const withTerms = (terms: ExamTerms, { settings, ...values }: TermValues): ExamTerms => ({
  ...terms,
  ...values,
  settings: { ...terms.settings, ...settings },
});
