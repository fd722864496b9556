import { fenOf, yuanOf } from '#contract/money.ts';
import { type Contribution, contributions } from '#contract/pay/insurance.ts';
import { insuranceCities } from '#contract/pay/insurance-cities.ts';
import { percentText, rateOf } from '#contract/pay/share.ts';
import type { TakeHomeInput } from '#contract/pay/take-home.ts';
import { rules } from '#contract/rules.ts';

/** The calculator as it is typed: yuan and per cent. */
export interface CalculatorForm {
  city: string;
  wage: string;
  bonus: string;
  bonusMonth: string;
  special: string;
  rates: Record<Contribution, string>;
  least: string;
  most: string;
  fundLeast: string;
  fundMost: string;
}

export type FormErrors = Partial<Record<Exclude<keyof CalculatorForm, 'rates'> | Contribution, string>>;

const typed = (fen: bigint | null) => (fen === null ? '' : yuanOf(fen).replace(/\.00$/, ''));

/** What the table knows of a city, into the fields; they stay the person's to change. */
export function withCity(form: CalculatorForm, city: string): CalculatorForm {
  const rule = insuranceCities[city];
  if (!rule) return { ...form, city };
  const names = Object.keys(contributions) as Contribution[];
  const rates = Object.fromEntries(names.map((name) => [name, percentText(rule.rates[name])]));
  return {
    ...form,
    city,
    rates: rates as CalculatorForm['rates'],
    least: typed(rule.social.least),
    most: typed(rule.social.most),
    fundLeast: typed(rule.fund.least),
    fundMost: typed(rule.fund.most),
  };
}

export const emptyForm = (city: string): CalculatorForm =>
  withCity(
    {
      city,
      wage: '10000',
      bonus: '',
      bonusMonth: '12',
      special: '',
      rates: { pension: '8', medical: '2', unemployment: '0.5', fund: '12' },
      least: '',
      most: '',
      fundLeast: '',
      fundMost: '',
    },
    city,
  );

const wrong = rules.amount.message;

/** The form in fen, or what is wrong with it by field. */
export function readForm(form: CalculatorForm): { input: TakeHomeInput | null; errors: FormErrors } {
  const errors: FormErrors = {};
  const amount = (name: Exclude<keyof CalculatorForm, 'rates'>): bigint | null => {
    const text = form[name].trim();
    if (text === '') return null;
    const fen = fenOf(text);
    if (fen === null) errors[name] = wrong;
    return fen === null ? null : BigInt(fen);
  };
  const rate = (name: Contribution): bigint => {
    const found = rateOf(form.rates[name]);
    if (found === null) errors[name] = '请填写 0 到 100 的比例';
    return found ?? 0n;
  };
  const wage = amount('wage');
  if (form.wage.trim() === '') errors.wage = wrong;
  const bounds = (least: 'least' | 'fundLeast', most: 'most' | 'fundMost') => {
    const found = { least: amount(least), most: amount(most) };
    if (found.least !== null && found.most !== null && found.least > found.most) errors[most] = '上限不能低于下限';
    return found;
  };
  const input: TakeHomeInput = {
    wage: wage ?? 0n,
    bonus: amount('bonus') ?? 0n,
    bonusMonth: Number(form.bonusMonth),
    special: amount('special') ?? 0n,
    insurance: {
      rates: {
        pension: rate('pension'),
        medical: rate('medical'),
        unemployment: rate('unemployment'),
        fund: rate('fund'),
      },
      medicalFixed: insuranceCities[form.city]?.medicalFixed ?? 0n,
      social: bounds('least', 'most'),
      fund: bounds('fundLeast', 'fundMost'),
    },
  };
  return { input: Object.keys(errors).length > 0 ? null : input, errors };
}
