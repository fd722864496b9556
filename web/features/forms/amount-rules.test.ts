import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '#contract/rules.ts';
import { amountRules } from './amount-rules.ts';

/** A form's error for a typed value; null where it is valid. */
async function saidOf(typed: string): Promise<string | null> {
  for (const rule of amountRules) {
    if (typeof rule === 'function') throw new Error('a rule of values is expected');
    if (rule.required && typed === '') return String(rule.message);
    const refused = await rule
      .validator?.({}, typed, () => undefined)
      ?.then(
        () => null,
        (error: Error) => error.message,
      );
    if (refused) return refused;
  }
  return null;
}

test('the forms of prices, refunds, rates and items of wages refuse what is no amount', async () => {
  for (const typed of ['1', '0.01', '1234.5', '99999999.99']) expect(await saidOf(typed), typed).toBeNull();
  const wrong = ['', '0', '0.00', '-1', '1.005', '1e3', '1,000', '一百', ' 1', '.5', '5.', '99999999999999999999'];
  for (const typed of wrong) expect(await saidOf(typed), typed).toBe(rules.amount.message);
});

test('each field into which an amount is typed has the rule', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const typed = globSync('{web,modules}/**/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(`${root}${file}`, 'utf8').includes('inputMode="decimal"'),
  );
  // Hours and points are not amounts; the calculator validates its form as a whole.
  const others = [
    'modules/wages/web/school/record-drawer.tsx',
    'modules/exams/web/judge/sheet-form.tsx',
    'modules/wages/web/seeker/agreement-card.tsx',
  ];
  const whole = ['modules/wages/web/seeker/calculator-tab.tsx', 'modules/wages/web/seeker/figures-grid.tsx'];
  const ruled = typed.filter((file) => ![...others, ...whole].includes(file)).toSorted();
  expect(ruled).toEqual([
    'modules/money/web/admin/order-drawer.tsx',
    'modules/wages/web/school/slip-block.tsx',
    'modules/wages/web/school/wages-page.tsx',
  ]);
  for (const file of ruled) expect(readFileSync(`${root}${file}`, 'utf8'), file).toContain('rules={amountRules}');
});
