import { monthWords } from '../wage-words.ts';
import type { InsuranceCity, Source } from './city-insurance.ts';
import { nationalFundSource, nationalRates } from './insurance-cities.ts';

/** A document and the figures it is cited for: '养老、医疗、失业基数'. */
interface Cited {
  about: string;
  source: Source;
}

const baseNames = { pension: '养老', medical: '医疗', unemployment: '失业', fund: '公积金' } as const;
type BaseName = keyof typeof baseNames;
const names = Object.keys(baseNames) as BaseName[];

/** The documents behind a city's figures, each once; without a city, those of the whole country. */
export function sourcesOf(city: InsuranceCity | undefined): Cited[] {
  const bases = names.flatMap((name) => {
    const source = city?.bases[name]?.source;
    return source ? [{ name, source }] : [];
  });
  const documents = [...Map.groupBy(bases, ({ source }) => source.name).values()];
  return [
    ...documents.flatMap((all) => {
      const about = `${all.map(({ name }) => baseNames[name]).join('、')}基数`;
      return all.slice(0, 1).map(({ source }) => ({ about, source }));
    }),
    { about: '养老比例', source: nationalRates.pension.source },
    { about: '医疗比例', source: city?.medical?.source ?? nationalRates.medical.source },
    ...(city?.unemployment ? [{ about: '失业比例', source: city.unemployment.source }] : []),
    { about: '公积金比例', source: nationalFundSource },
  ];
}

/** Bases without a source: '失业', '公积金'. */
export const basesNotFound = (city: InsuranceCity): string[] =>
  names.filter((name) => city.bases[name] === null).map((name) => baseNames[name]);

/** Period of validity: '2026 年 7 月—2027 年 6 月'; null where it is not stated. */
export function periodText({ from, until }: Source): string | null {
  if (from && until) return `${monthWords(from)}—${monthWords(until)}`;
  if (from) return `${monthWords(from)}起`;
  return until ? `执行至 ${monthWords(until)}` : null;
}

/** Whether its validity has ended, so that a newer document is due and was not found. */
export const isOver = ({ until }: Source, today: string): boolean => until !== null && until < today;
