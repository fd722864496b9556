import { isChip } from './explain.ts';
import { reworded } from './extra-words.ts';
import { readOnce } from './read-once.ts';

/** The labels of what a keyword says, in the words of the site. */
export const partsOfKeyword = (keyword: string): string[] =>
  readOnce(reworded(keyword))
    .filter(isChip)
    .map(({ label }) => label);
