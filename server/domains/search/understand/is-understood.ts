import { readQuery } from './read-query.ts';

/** Whether every word of a text has a meaning in the sector: no word is left that must be searched as it is. */
export function isUnderstood(text: string): boolean {
  const { groups, region, least } = readQuery(text);
  return (groups.length > 0 || region !== null || least !== null) && groups.every(({ kind }) => kind !== 'plain');
}
