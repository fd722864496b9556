import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝HYPERLINK("http://x")',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('%j is led by an apostrophe', (text) => {
  expect(csvText([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`);
});

test('numbers, words and quotation marks stay as they are', () => {
  expect(csvText([['-12.50', '教师', '他说"好"']])).toBe('\ufeff"-12.50","教师","他说""好"""\r\n');
});
