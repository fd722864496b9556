import { yuanOf } from '#contract/money.ts';
import { type Contribution, contributions } from '../../contract/pay/insurance.ts';
import { insuranceCities, nationalRates } from '../../contract/pay/insurance-cities.ts';
import { percentText } from '../../contract/pay/share.ts';

/** Figures of a city as typed: yuan and per cent, each may be overwritten. */
export interface TypedFigures {
  rates: Record<Contribution, string>;
  least: Record<Contribution, string>;
  most: Record<Contribution, string>;
  /** Fixed amount in addition to the medical rate, where a city has one. */
  medicalFixed: string;
}

export const contributionNames = Object.keys(contributions) as Contribution[];

const perContribution = (of: (name: Contribution) => string): Record<Contribution, string> => ({
  pension: of('pension'),
  medical: of('medical'),
  unemployment: of('unemployment'),
  fund: of('fund'),
});

const amountText = (fen: bigint | undefined) => (fen === undefined ? '' : yuanOf(fen).replace(/\.00$/, ''));

/** Known figures of a city, and national ones for cities outside the ten; the rest is empty. */
export function figuresOf(code: string): TypedFigures {
  const city = insuranceCities[code];
  return {
    rates: {
      pension: percentText(nationalRates.pension.own),
      medical: percentText(city?.medical?.own ?? nationalRates.medical.own),
      unemployment: city?.unemployment ? percentText(city.unemployment.own) : '',
      fund: '',
    },
    least: perContribution((name) => amountText(city?.bases[name]?.least)),
    most: perContribution((name) => amountText(city?.bases[name]?.most)),
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
