import { createHash } from 'node:crypto';
import { applicantMajors } from '#contract/search/applicant.ts';
import { dictionaryWords } from '../understand/lexicon.ts';
import { lists } from './code-bits.ts';

/** Increase when rows are built, or texts segmented, differently. */
const format = 9;

/** What rows depend on besides the posts: an index of another version is rebuilt at start. */
export function indexVersion(): string {
  const codes = Object.values(lists).map((list) => Object.keys(list));
  const made = JSON.stringify([format, codes, applicantMajors, dictionaryWords()]);
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}
