import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsIn } from './imports.ts';

const sources = globSync('{contract,server,web,database,modules,lab,e2e,scripts}/**/*.{ts,tsx}').map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
}));

const listed = /\{([^{}]*)\}\s*(?:from\s*|= await import\()'[^'\n]+\/public\.ts'/g;
const offered = /export (?:type )?\{([^}]*)\}/g;

/** The names in braces: what they are called here, or there. */
const namesOf = (list: string, at: 0 | -1): string[] =>
  list.split(',').flatMap(
    (name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(at) || [],
  );

test('a door offers only what others use', () => {
  const used = new Set(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(listed)].flatMap(([statement, list = '']) =>
        importsIn(path, statement.replace('await ', '')).flatMap(({ to }) =>
          namesOf(list, 0).map((name) => `${to}: ${name}`),
        ),
      ),
    ),
  );
  const unused = sources
    .filter(({ path }) => path.endsWith('/public.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(offered)].flatMap(([, list = '']) => namesOf(list, -1).map((name) => `${path}: ${name}`)),
    )
    .filter((name) => !used.has(name));
  expect(unused).toEqual([]);
});
