import type { FoundFact } from '../../../contract/exam-reading.ts';

/** Any fact but the time of a step. */
export type Fact = Exclude<FoundFact, { field: 'step' }>;

export const joinedNotes = (...notes: readonly (string | false | undefined)[]): string =>
  notes.filter(Boolean).join('；');
