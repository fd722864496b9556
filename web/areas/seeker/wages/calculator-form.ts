import { fenOf } from '#contract/money.ts';
import { type Contribution, contributions } from '#contract/pay/insurance.ts';
import { nationalRates } from '#contract/pay/insurance-cities.ts';
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
  /** Beside the rate of the medical insurance, where a place takes it. */
  medicalFixed: string;
  least: string;
  most: string;
  fundLeast: string;
  fundMost: string;
}

export type FormErrors = Partial<Record<Exclude<keyof CalculatorForm, 'rates'> | Contribution, string>>;

const names = Object.keys(contributions) as Contribution[];
const nationwide = Object.fromEntries(
  names.map((name) => [name, percentText(nationalRates[name].rate ?? 0n).replace(/^0$/, '')]),
) as CalculatorForm['rates'];

/** Rates and bases of another city are others: what was filled in for the last one goes. */
export const withCity = (form: CalculatorForm, city: string): CalculatorForm => ({
  ...form,
  city,
  rates: nationwide,
  medicalFixed: '',
  least: '',
  most: '',
  fundLeast: '',
  fundMost: '',
});

export const emptyForm = (city: string): CalculatorForm => ({
  city,
  wage: '10000',
  bonus: '',
  bonusMonth: '12',
  special: '',
  rates: nationwide,
  medicalFixed: '',
  least: '',
  most: '',
  fundLeast: '',
  fundMost: '',
});

/** What is not counted since nobody filled it in. */
export const unfilled = ({ rates }: CalculatorForm): string[] =>
  names.filter((name) => rates[name].trim() === '').map((name) => contributions[name]);

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
    if (form.rates[name].trim() === '') return 0n;
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
      medicalFixed: amount('medicalFixed') ?? 0n,
      social: bounds('least', 'most'),
      fund: bounds('fundLeast', 'fundMost'),
    },
  };
  return { input: Object.keys(errors).length > 0 ? null : input, errors };
}
