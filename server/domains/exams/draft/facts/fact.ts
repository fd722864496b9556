import type { FoundFact } from '#contract/exams/exam-reading.ts';
import type { Sentence } from '../text/document.ts';

/** Any fact but the time of a step. */
export type Fact = Exclude<FoundFact, { field: 'step' }>;

/** Reads one kind of fact out of one sentence. */
export type SentenceReader = (sentence: Sentence) => Fact[];

export const joinedNotes = (...notes: readonly (string | false | undefined)[]): string =>
  notes.filter(Boolean).join('；');
