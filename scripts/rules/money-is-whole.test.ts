import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const places = [
  'contract/money.ts',
  'contract/{orders,ledger,wages}/*.ts',
  'contract/wages/pay/*.ts',
  'server/domains/{ledger,orders,wages}/**/*.ts',
  'web/features/orders/*.{ts,tsx}',
  'web/areas/enterprise/settle/**/*.{ts,tsx}',
  'web/areas/seeker/wages/*.{ts,tsx}',
  'web/areas/admin/finance/*.{ts,tsx}',
];
/** Statistics of wages that are displayed and not paid. */
const drawn = [
  'web/areas/seeker/wages/market-tab.tsx',
  'web/areas/seeker/wages/salary-position.tsx',
  'server/domains/wages/market/count-salaries.ts',
  'server/domains/wages/market/read-market.ts',
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
  for (const file of ['ledger', 'orders', 'wages']) {
    const schema = readFileSync(join(root, `database/schema/${file}.ts`), 'utf8');
    expect(schema, file).not.toMatch(/\b(?:real|doublePrecision|numeric)\(/);
    const amounts = schema.match(/^\s+\w*(?:[Aa]mount|[Pp]rice|Fen|[Bb]alance\w*|remaining): (\w+)\(/gm) ?? [];
    expect(amounts.length, file).toBeGreaterThan(0);
    for (const column of amounts) expect(column).toContain('fenColumn(');
  }
});
