import { type Base, type InsuranceCity, type Source, usualFundRates } from './city-insurance.ts';
import cities from './insurance-cities.json' with { type: 'json' };

interface NationalRate {
  own: bigint;
  employer: bigint | null;
  source: Source;
}

const law = (name: string, from: string): Source => ({ name, issued: null, url: null, from, until: null });

/** National rates. Unemployment, bases and the housing fund are set locally. */
export const nationalRates: Readonly<Record<'pension' | 'medical', NationalRate>> = {
  pension: {
    own: 80_000n,
    employer: 160_000n,
    source: law('国发〔2005〕38号（个人 8%）；国办发〔2019〕13号（单位 16%）', '2019-05-01'),
  },
  medical: {
    own: 20_000n,
    employer: null,
    source: law('国务院关于建立城镇职工基本医疗保险制度的决定（国发〔1998〕44号）', '1998-12-14'),
  },
};

export const nationalFundSource: Source = {
  name: '住房公积金管理条例（国务院令第844号修改；缴存比例不低于 5%，由各地和单位确定）',
  issued: '2026-08-10',
  url: 'https://www.gov.cn/zhengce/content/202608/content_7078477.htm',
  from: '2026-09-20',
  until: null,
};

/** A city as stored: the usual figures are left out, and one base may serve pension, medical and unemployment insurance. */
type StoredCity = Omit<InsuranceCity, 'bases' | 'medicalFixed' | 'fundRates'> &
  Partial<Pick<InsuranceCity, 'medicalFixed' | 'fundRates'>> & {
    bases: Partial<InsuranceCity['bases']> & { social?: Base; fund: Base | null };
  };

const bigints = (_: string, value: unknown) => (typeof value === 'number' ? BigInt(value) : value);
const stored: Record<string, StoredCity> = JSON.parse(JSON.stringify(cities), bigints);

/** By the city's code. */
export const insuranceCities: Readonly<Record<string, InsuranceCity>> = Object.fromEntries(
  Object.entries(stored).map(
    ([
      code,
      {
        bases: { social = null, ...bases },
        ...city
      },
    ]) => [
      code,
      {
        medicalFixed: 0n,
        fundRates: usualFundRates,
        ...city,
        bases: { pension: social, medical: social, unemployment: social, ...bases },
      },
    ],
  ),
);
