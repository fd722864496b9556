import { expect, test } from 'vitest';
import { rules } from '#contract/rules.ts';
import { emptyForm, readForm } from './calculator-form.ts';

const amounts = ['wage', 'bonus', 'special', 'medicalFixed', 'least', 'most', 'fundLeast', 'fundMost'] as const;
const wrong = ['0', '0.00', '-1', '1.005', '1e3', '１００', '1,000', '一百', '.5', '5.', '99999999999999999999'];

test.each(amounts)('%s is refused in the words of the amount rule', (name) => {
  const form = emptyForm('110100');
  expect(readForm({ ...form, [name]: '12.34' }).errors[name]).toBeUndefined();
  for (const typed of wrong) {
    const { input, errors } = readForm({ ...form, [name]: typed });
    expect(errors[name], typed).toBe(rules.amount.message);
    expect(input).toBeNull();
  }
});

test('only the wage must be filled in', () => {
  const bare = { ...emptyForm('110100'), wage: '' };
  expect(readForm(bare).errors).toEqual({ wage: rules.amount.message });
});
