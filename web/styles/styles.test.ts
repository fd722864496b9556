import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const routes = new URL('../routes/', import.meta.url);
const sources = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(new URL(name, routes), 'utf8') }));

test('a page that brings the styles of its area brings the classes first', () => {
  const bare = sources.filter(
    ({ text }) =>
      text.includes("import '#web/styles/areas/") && !/styles\/classes\.css[\s\S]*styles\/areas\//.test(text),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('what opens over the first pages brings the classes that these lack', () => {
  const root = new URL('../../', import.meta.url);
  const opened = [
    'web/features/chat/chat-drawer.tsx',
    'web/features/deliveries/apply/apply-dialog.tsx',
    'modules/support/web/support-dialog.tsx',
  ];
  const bare = opened.filter(
    (file) => !/^import '#web\/styles\/classes\.css';/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(bare).toEqual([]);
});

test("a page's own styles stand in the layer above what pages share", () => {
  const styles = new URL('../styles/', import.meta.url);
  const own = readdirSync(new URL('areas/', styles)).map((name) => `areas/${name}`);
  const low = own.filter((name) => /@layer (?!page\b)/.test(readFileSync(new URL(name, styles), 'utf8')));
  expect(low).toEqual([]);
});

test('a path of sources with a star names files, since of folders it finds nothing', () => {
  const styles = new URL('../styles/', import.meta.url);
  const paths = ['app.css', 'classes.css'].flatMap((name) =>
    [...readFileSync(new URL(name, styles), 'utf8').matchAll(/@source "(?<path>[^"]+)"/g)].map(
      (found) => found.groups?.path ?? '',
    ),
  );
  expect(paths.some((path) => path.includes('*'))).toBe(true);
  expect(paths.filter((path) => path.includes('*') && !path.endsWith('.tsx'))).toEqual([]);
});

test('type has six sizes and two weights', () => {
  const root = new URL('../../', import.meta.url);
  const files = globSync('{web,modules/*/web}/**/*.{ts,tsx,css}', { cwd: fileURLToPath(root) });
  // Read from across a hall.
  const afar = /enterprise\/door\//;
  const sizes = new Set(['12', '14', '16', '20', '28', '40']);
  const odd = files
    .filter((file) => !afar.test(file) && !file.endsWith('.test.tsx') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(new URL(file, root), 'utf8').matchAll(
          /(?<![\w-])text-\[?(\d+)(?:px)?\b|font-size: (\d+)px|(font-medium|font-bold\b|font-weight: (?:500|700))/g,
        ),
      ]
        .filter(([, size, px, weight]) => weight ?? !sizes.has(size ?? px ?? ''))
        .map(([found]) => `${file}: ${found}`),
    );
  expect(odd).toEqual([]);
});

test("a container's width is asked for by @max-, since max-@ makes no rule and is told by nothing", () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('{web,modules/*/web}/**/*.tsx', { cwd: root });
  expect(files.filter((file) => /\b(?:max|min)-@\w/.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});

test('a link that says aria-current="page" is not marked by aria-current:, which asks for true', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('{web,modules/*/web}/**/*.tsx', { cwd: root });
  const unmarked = files.filter((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    return text.includes(' aria-current:') && /aria-current=(?:"page"|\{[^}]*'page')/.test(text);
  });
  expect(unmarked).toEqual([]);
});

test('parts of antd stand in a layer below classes, so that hardly any class needs a !', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('{web,modules/*/web}/**/*.tsx', { cwd: root });
  const forced = files.flatMap((file) => [...readFileSync(`${root}${file}`, 'utf8').matchAll(/[\w\])-]!(?=[\s'"`])/g)]);
  expect(forced.length).toBeLessThan(55);
});
