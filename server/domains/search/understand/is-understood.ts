import { readQuery } from './read-query.ts';

/** Whether every word of a text has a meaning in the sector: no word is left that must be searched as it is. */
export function isUnderstood(text: string): boolean {
  const parts = readQuery(text);
  return parts.length > 0 && parts.every(({ groups }) => groups.every(({ kind }) => kind !== 'plain'));
}
