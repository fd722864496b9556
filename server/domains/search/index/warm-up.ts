import { readQuery } from '../understand/read-query.ts';

/** Loads the dictionaries at start, which takes half a second, instead of in the first search. */
export function warmUp(): void {
  readQuery('小学语文 guangzhou');
}
