import { expect, test } from 'vitest';
import { filterLists } from '#contract/search/filter-lists.ts';
import { listFilterNames } from '#contract/search/list-filters.ts';
import { postFilters } from '#contract/search/post-search.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { nameOf } from './search-words.ts';

test('no two filters by a code of a list give a search the same name', () => {
  const labelsAlike = new Set(['title lecturer', 'title vocational-lecturer']);
  const names = listFilterNames.flatMap((name) =>
    codesOf(filterLists[name]).map((code) => [nameOf(postFilters.parse({ [name]: code })), `${name} ${code}`] as const),
  );
  const byName = Map.groupBy(names, ([name]) => name);
  expect([...byName].filter(([, all]) => all.filter(([, code]) => !labelsAlike.has(code)).length > 1)).toEqual([]);
});

test('a 资格证 is named as one beside a 学段', () => {
  expect(nameOf(postFilters.parse({ cityCode: '330100', stage: 'primary' }))).toBe('杭州 小学');
  expect(nameOf(postFilters.parse({ cityCode: '330100', certificate: 'primary' }))).toBe('杭州 小学资格证');
});
