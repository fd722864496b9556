import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const places = [
  'contract/money.ts',
  'contract/ledger/*.ts',
  'modules/wages/contract/**/*.ts',
  'server/domains/ledger/**/*.ts',
  'modules/money/{contract,server}/**/*.ts',
  'modules/wages/server/**/*.ts',
  'web/features/forms/form-faults.ts',
  'modules/money/web/**/*.{ts,tsx}',
  'modules/wages/web/seeker/*.{ts,tsx}',
];
/** Statistics of wages that are displayed and not paid. */
const drawn = [
  'modules/wages/web/seeker/market-tab.tsx',
  'modules/wages/server/market/count-salaries.ts',
  'modules/wages/server/market/routes.ts',
];
/** Code that converts an amount to floating point, or parses one. */
const fractions = /parseFloat|\.toFixed\(|[*/]\s*100(?![\d_n])|[*/]\s*0\.\d|\b(?:real|doublePrecision|numeric)\(/;

const files = globSync(places, { cwd: root }).filter((file) => !file.includes('.test.') && !drawn.includes(file));

test('no amount passes through a fraction of the machine', () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (fractions.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('every column of money is whole fen', () => {
  for (const file of ['database/schema/ledger', 'modules/money/schema', 'modules/wages/schema']) {
    const schema = readFileSync(join(root, `${file}.ts`), 'utf8');
    expect(schema, file).not.toMatch(/\b(?:real|doublePrecision|numeric)\(/);
    const amounts = schema.match(/^\s+\w*(?:[Aa]mount|[Pp]rice|Fen|[Bb]alance\w*|remaining): (\w+)\(/gm) ?? [];
    expect(amounts.length, file).toBeGreaterThan(0);
    for (const column of amounts) expect(column).toContain('fenColumn(');
  }
});
