import { benefitSayings } from './benefit-sayings.ts';
import { nicknameSayings } from './nickname-sayings.ts';
import { regionSayings } from './region-sayings.ts';
import { requirementSayings } from './requirement-sayings.ts';
import { roleSayings } from './role-sayings.ts';
import type { Saying } from './saying.ts';
import { schoolSayings } from './school-sayings.ts';
import { subjectSayings } from './subject-sayings.ts';
import { tenureSayings } from './tenure-sayings.ts';
import { universitySayings } from './university-sayings.ts';

/** All sayings; the first of two equal words wins. */
export const sayings: readonly Saying[] = [
  ...regionSayings,
  ...nicknameSayings,
  ...tenureSayings,
  ...requirementSayings,
  ...benefitSayings,
  ...schoolSayings,
  ...universitySayings,
  ...roleSayings,
  ...subjectSayings,
];

/** The words of a list. */
export const wordsIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Words that a title or text must contain as a whole. */
export const phraseWords: readonly string[] = sayings.flatMap(({ means }) => wordsIn(means.words ?? ''));
