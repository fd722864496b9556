import { expect, test } from 'vitest';
import { cityHref } from './city-panel.tsx';

test.each([
  ['330100', '/jobs', '?keyword=数学&page=3&cursor=x', '/jobs?keyword=%E6%95%B0%E5%AD%A6&cityCode=330100'],
  ['330100', '/jobs', '?cityCode=330106&stage=senior', '/jobs?stage=senior&cityCode=330100'],
  [null, '/business', '?cityCode=330100', '/business'],
  ['330100', '/', '', '/?cityCode=330100'],
  ['330100', '/recruitment', '?month=2026-12', '/recruitment?month=2026-12&cityCode=330100'],
  ['330100', '/jobs/details', '?id=1', '/jobs?cityCode=330100'],
  [null, '/resume', '', '/jobs'],
])('%s chosen on %s%s leads to %s', (code, pathname, search, href) => {
  expect(cityHref(code, { pathname, search })).toBe(href);
});
