import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withSourcePlaces } from './source-places.ts';

const root = '/srv/人才 网';
const folder = `${root}/build/app`;

/** The value of the expression in a module that was bundled into that folder. */
function inBundle(expression: string): unknown {
  const written = withSourcePlaces(expression, `${root}/server/platform/migrate.ts`, folder) ?? expression;
  const bundle = JSON.stringify(pathToFileURL(`${folder}/run-a1.js`).href);
  return new Function(`return ${written.replaceAll('import.meta.url', bundle)}`)();
}

test.each([
  ['import.meta.filename', `${root}/server/platform/migrate.ts`],
  ['import.meta.dirname', `${root}/server/platform`],
  ["new URL('../../migrations', import.meta.url).pathname", encodeURI(`${root}/migrations`)],
])('%s is where the source is', (expression, place) => {
  expect(inBundle(expression)).toBe(place);
});

test('a module that asks for no place is left alone', () => {
  expect(withSourcePlaces('import.meta.resolve("pg")', `${root}/server/a.ts`, folder)).toBeUndefined();
});
