import { readQuery } from '../understand/read-query.ts';

/** Loads the dictionaries, which takes half a second, before the first search needs them. */
export function warmUp(): void {
  readQuery('小学语文 guangzhou');
}
