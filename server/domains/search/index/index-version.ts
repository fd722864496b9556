import { createHash } from 'node:crypto';
import { dictionaryWords } from '../understand/lexicon.ts';
import { lists } from './code-bits.ts';

/** Raised by hand when rows are built, or texts cut into words, in another way. */
const format = 4;

/** What rows depend on beside the posts: an index made under another version is made anew at the start. */
export function indexVersion(): string {
  const codes = Object.values(lists).map((list) => Object.keys(list));
  const made = JSON.stringify([format, codes, dictionaryWords()]);
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}
