import { fenOf, yuanOf } from '#contract/money.ts';
import { rules } from '#contract/rules.ts';
import {
  type Bounds,
  type Contribution,
  contributions,
  type EmployerRates,
  eachContribution,
} from '../../contract/pay/insurance.ts';
import { insuranceCities, nationalRates } from '../../contract/pay/insurance-cities.ts';
import { percentText, rateOf } from '../../contract/pay/share.ts';
import type { TakeHomeInput } from '../../contract/pay/take-home.ts';

/** Figures of a city as typed: yuan and per cent, each may be overwritten. */
export interface TypedFigures {
  rates: Record<Contribution, string>;
  least: Record<Contribution, string>;
  most: Record<Contribution, string>;
  /** Fixed amount in addition to the medical rate, where a city has one. */
  medicalFixed: string;
}

export const contributionNames = Object.keys(contributions) as Contribution[];

const amountText = (fen: bigint | undefined) => (fen === undefined ? '' : yuanOf(fen).replace(/\.00$/, ''));

/** Known figures of a city, and national ones for cities outside the ten; the rest is empty. */
function figuresOf(code: string): TypedFigures {
  const city = insuranceCities[code];
  return {
    rates: {
      pension: percentText(nationalRates.pension.own),
      medical: percentText(city?.medical?.own ?? nationalRates.medical.own),
      unemployment: city?.unemployment ? percentText(city.unemployment.own) : '',
      fund: '',
    },
    least: eachContribution((name) => amountText(city?.bases[name]?.least)),
    most: eachContribution((name) => amountText(city?.bases[name]?.most)),
    medicalFixed: city?.medicalFixed ? amountText(city.medicalFixed) : '',
  };
}

/** Whether any figure other than the housing fund's rate, which everybody fills in, was overwritten. */
export function isOverwritten(typed: TypedFigures, code: string): boolean {
  const known = figuresOf(code);
  return (
    typed.medicalFixed !== known.medicalFixed ||
    contributionNames.some(
      (name) =>
        typed.least[name] !== known.least[name] ||
        typed.most[name] !== known.most[name] ||
        (name !== 'fund' && typed.rates[name] !== known.rates[name]),
    )
  );
}

/** The calculator's input as typed: yuan and per cent. */
export interface CalculatorForm extends TypedFigures {
  city: string;
  wage: string;
  bonus: string;
  bonusMonth: string;
  special: string;
  /** 职业年金 is paid, as by staff with 编制. */
  hasAnnuity: boolean;
}

export type FigureField = `${'rates' | 'least' | 'most'}.${Contribution}`;
type AmountField = 'wage' | 'bonus' | 'special' | 'medicalFixed';
export type FormErrors = Partial<Record<FigureField | AmountField, string>>;

/** Another city has other figures: input for the previous one is dropped. */
export const withCity = (form: CalculatorForm, city: string): CalculatorForm => ({
  ...form,
  city,
  ...figuresOf(city),
});

export const emptyForm = (city: string): CalculatorForm => ({
  city,
  wage: '10000',
  bonus: '',
  bonusMonth: '12',
  special: '',
  hasAnnuity: false,
  ...figuresOf(city),
});

/** Items that are not calculated because they were not filled in. */
export const unfilled = ({ rates }: CalculatorForm): string[] =>
  contributionNames.filter((name) => rates[name].trim() === '').map((name) => contributions[name]);

/** Known employer rates of a city. */
export const employerRatesOf = (code: string): EmployerRates => {
  const city = insuranceCities[code];
  return {
    pension: nationalRates.pension.employer,
    medical: city?.medical?.employer ?? null,
    unemployment: city?.unemployment?.employer ?? null,
  };
};

const wrong = rules.amount.message;

/** The form in fen, or its errors by field. */
export function readForm(form: CalculatorForm): { input: TakeHomeInput | null; errors: FormErrors } {
  const errors: FormErrors = {};
  const amount = (field: FigureField | AmountField, typed: string): bigint | null => {
    const text = typed.trim();
    if (text === '') return null;
    const fen = fenOf(text);
    if (fen === null) errors[field] = wrong;
    return fen === null ? null : BigInt(fen);
  };
  const rate = (name: Contribution): bigint => {
    if (form.rates[name].trim() === '') return 0n;
    const found = rateOf(form.rates[name]);
    if (found === null) errors[`rates.${name}`] = '请填写 0 到 100 的比例';
    return found ?? 0n;
  };
  const bounds = (name: Contribution): Bounds => {
    const least = amount(`least.${name}`, form.least[name]);
    const most = amount(`most.${name}`, form.most[name]);
    if (least !== null && most !== null && least > most) errors[`most.${name}`] = '上限不能低于下限';
    return { least, most };
  };
  const wage = amount('wage', form.wage);
  if (form.wage.trim() === '') errors.wage = wrong;
  const input: TakeHomeInput = {
    wage: wage ?? 0n,
    bonus: amount('bonus', form.bonus) ?? 0n,
    bonusMonth: Number(form.bonusMonth),
    special: amount('special', form.special) ?? 0n,
    hasAnnuity: form.hasAnnuity,
    insurance: {
      rates: eachContribution(rate),
      medicalFixed: amount('medicalFixed', form.medicalFixed) ?? 0n,
      bounds: eachContribution(bounds),
    },
  };
  return { input: Object.keys(errors).length > 0 ? null : input, errors };
}
