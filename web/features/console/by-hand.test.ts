import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const ofModules = readdirSync('modules', { withFileTypes: true }).flatMap(({ name, parentPath }) =>
  existsSync(`${parentPath}/${name}/web`) ? [`modules/${name}/web`] : [],
);
const naming = (folders: readonly string[], what: RegExp) =>
  folders
    .flatMap(sources)
    .filter(({ text }) => what.test(text))
    .map(({ path }) => path)
    .sort();

/**
 * Tables that are no lists: cells that are edited, a frozen list.
 */
const otherTables = [
  'modules/exams/web/enterprise/results-page.tsx',
  'modules/exams/web/enterprise/results/scores-tab.tsx',
  'modules/fairs/web/admin/booth-editor.tsx',
  'modules/imports/web/work/rows-table.tsx',
];

test('lists of the consoles are drawn by the kit', () => {
  expect(
    naming(
      ['web/areas/admin', 'web/areas/enterprise', ...ofModules],
      /import \{[^}]*\b(?:Table|Pagination)\b[^}]*\} from 'antd'/,
    ),
  ).toEqual(otherTables);
});

test('the operators’ console asks and acts by the calls of the contract', () => {
  expect(naming(['web/areas/admin'], /\buseQuery\(/)).toEqual([]);
  // One verdict on many items is many calls.
  expect(naming(['web/areas/admin'], /\buseMutation\(/)).toEqual(['web/areas/admin/reviews/use-reviews.ts']);
});

test('a file is handed to the browser in one place', () => {
  expect(naming(['web'], /\bdownload(?: =|: )/)).toEqual(['web/features/files/save-file.ts']);
});
