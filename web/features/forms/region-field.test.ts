import { expect, test } from 'vitest';
import { regionOptions, regionPathOf } from './region-field.tsx';

test.each([
  [undefined, undefined],
  ['330000', ['330000']],
  ['330100', ['330000', '330100']],
  ['330106', ['330106']],
])('%j is reached by %j', (code, path) => {
  expect(regionPathOf(code)).toEqual(path);
});

test('every way leads to what it names', () => {
  const ways = regionOptions.flatMap(({ value, children = [] }) => [value, ...children.map((city) => city.value)]);
  expect(ways.length).toBeGreaterThan(300);
  for (const code of ways) expect(regionPathOf(code)?.at(-1)).toBe(code);
});
