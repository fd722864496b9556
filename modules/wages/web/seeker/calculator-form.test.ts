import { expect, test } from 'vitest';
import { rules } from '#contract/rules.ts';
import { type Contribution, contributions } from '../../contract/pay/insurance.ts';
import { emptyForm, isOverwritten, readForm, unfilled, withCity } from './calculator-form.ts';

const wrong = ['0', '0.00', '-1', '1.005', '1e3', '１００', '1,000', '一百', '.5', '5.', '99999999999999999999'];
const amounts = ['wage', 'bonus', 'special', 'medicalFixed'] as const;
const bounds = (['least', 'most'] as const).flatMap((side) =>
  (Object.keys(contributions) as Contribution[]).map((name) => [side, name] as const),
);
const bare = withCity(emptyForm(''), '');

test.each(amounts)('%s is refused in the words of the amount rule', (name) => {
  expect(readForm({ ...bare, [name]: '12.34' }).errors[name]).toBeUndefined();
  for (const typed of wrong) {
    const { input, errors } = readForm({ ...bare, [name]: typed });
    expect(errors[name], typed).toBe(rules.amount.message);
    expect(input).toBeNull();
  }
});

test.each(bounds)('the %s base of %s too', (side, name) => {
  const typed = (text: string) => readForm({ ...bare, [side]: { ...bare[side], [name]: text } });
  expect(typed('12.34').errors).toEqual({});
  for (const text of wrong) {
    expect(typed(text).errors, text).toEqual({ [`${side}.${name}`]: rules.amount.message });
    expect(typed(text).input).toBeNull();
  }
});

test('only the wage must be filled in, and a base’s bounds stand in order', () => {
  expect(readForm({ ...emptyForm('110100'), wage: '' }).errors).toEqual({ wage: rules.amount.message });
  const form = emptyForm('110100');
  const crossed = { ...form, least: { ...form.least, medical: '40000' } };
  expect(readForm(crossed).errors).toEqual({ 'most.medical': '上限不能低于下限' });
});

test('choosing a city fills in what is known of it, and what was typed for another goes', () => {
  const beijing = emptyForm('110100');
  expect(beijing.rates).toEqual({ pension: '8', medical: '2', unemployment: '0.5', fund: '' });
  expect([beijing.least.pension, beijing.most.pension, beijing.least.fund, beijing.medicalFixed]).toEqual([
    '7270',
    '36348',
    '2540',
    '3',
  ]);
  expect(unfilled(beijing)).toEqual(['住房公积金']);
  const own = { ...beijing, wage: '8800', rates: { ...beijing.rates, unemployment: '0.2', fund: '12' } };
  expect(isOverwritten(own, '110100')).toBe(true);
  const chengdu = withCity(own, '510100');
  expect(chengdu.wage).toBe('8800');
  expect(chengdu.rates.unemployment).toBe('0.4');
  expect(isOverwritten(chengdu, '510100')).toBe(false);
});

test('where no text was found the field stays empty, and elsewhere all but the national rates', () => {
  expect([emptyForm('440100').least.unemployment, emptyForm('420100').most.fund]).toEqual(['', '']);
  expect(emptyForm('610100').least.medical).toBe('');
  expect(unfilled(emptyForm('370100'))).toEqual(['失业保险', '住房公积金']);
  expect(Object.values(emptyForm('370100').least).join('')).toBe('');
});

test('the housing fund’s rate is each person’s own: filling it in overwrites nothing', () => {
  const form = emptyForm('310100');
  expect(isOverwritten({ ...form, rates: { ...form.rates, fund: '7' } }, '310100')).toBe(false);
});
