import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { areas, placesOf } from './places.ts';

const places = placesOf((list) => `first-of${list}`);
const shown = new Set(places.map(({ path }) => path.split('?')[0]));

test('every page of the site is in the picture book, but for the two that only lead on', () => {
  const missing = Object.keys(pages).filter((path) => !shown.has(path));
  expect(missing).toEqual(['/redirect/*', '/enterprise']);
});

test('every detail page shows a thing', () => {
  const without = places.filter(({ path }) => /\/(?:\w*details?|item|door)$/i.test(path)).map(({ path }) => path);
  expect(without).toEqual([]);
});

test('no two pages share a name, and each area has some', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  expect(new Set(places.map(({ area }) => area))).toEqual(new Set(areas));
});
