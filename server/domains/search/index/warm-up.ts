import { readQuery } from '../understand/read-query.ts';

/** Loads the dictionaries, which takes half a second: at the start rather than in the first search. */
export function warmUp(): void {
  readQuery('小学语文 guangzhou');
}
