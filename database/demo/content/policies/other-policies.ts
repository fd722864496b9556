import { readData } from '../../read-data.ts';
/** Category, region (null: the whole country), place, mark, title, summary. */
export type PolicyLine = readonly [
  category: string,
  code: string | null,
  place: string,
  mark: string,
  title: string,
  summary: string,
];
export const otherPolicies = readData<readonly PolicyLine[]>('policies');
