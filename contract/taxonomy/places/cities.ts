import { cityTable } from './city-table.ts';

/** A city for the picker: a prefecture, a municipality, or a county directly under its province. */
export interface City {
  code: string;
  /** '杭州' */
  name: string;
  provinceCode: string;
  /** '浙江' */
  province: string;
  /** 'hangzhou' */
  pinyin: string;
  /** 'hz'; its first letter is the heading in an A–Z list. */
  initials: string;
}

export interface Province {
  code: string;
  name: string;
  cities: City[];
}

function readProvince(line: string): Province {
  const [head = '', ...entries] = line.split('|');
  const [code, name] = [`${head.slice(0, 2)}0000`, head.slice(2)];
  const cities = entries.map((entry): City => {
    const [, digits = '', short = '', spelling = ''] = /^([0-9]+)([^0-9A-Z]+)([A-Za-z]+)$/.exec(entry) ?? [];
    return {
      code: (head.slice(0, 2) + digits).padEnd(6, '0'),
      name: short,
      provinceCode: code,
      province: name,
      pinyin: spelling.toLowerCase(),
      initials: spelling.replace(/[a-z]/g, '').toLowerCase(),
    };
  });
  return { code, name, cities };
}

/** Every province with its cities, in the order of GB/T 2260. */
export const provinces: readonly Province[] = cityTable.split('\n').map(readProvince);

export const cities: readonly City[] = provinces.flatMap((province) => province.cities);

const byCode = new Map(cities.map((city) => [city.code, city]));

export function provinceByCode(code: string): Province | undefined {
  return provinces.find((province) => province.code.slice(0, 2) === code.slice(0, 2));
}

/**
 * The city of a region code: of a county its city, of a municipality's province code the municipality; undefined for a province.
 */
export function cityByCode(code: string | null | undefined): City | undefined {
  if (!code) return undefined;
  const known = byCode.get(code) ?? byCode.get(`${code.slice(0, 4)}00`);
  const [first, ...more] = known ? [known] : (provinceByCode(code)?.cities ?? []);
  return more.length === 0 ? first : undefined;
}

/** The short name for a header or a chip: '杭州', or '浙江' for a province; '' for an unknown code. */
export function placeName(code: string): string {
  return cityByCode(code)?.name ?? (code.endsWith('0000') ? (provinceByCode(code)?.name ?? '') : '');
}

/** The cities with most posts and searches; the first row of every picker. */
export const hotCityCodes = [
  '110100',
  '310100',
  '440100',
  '440300',
  '330100',
  '510100',
  '320100',
  '320500',
  '420100',
  '610100',
  '500100',
  '120100',
  '430100',
  '410100',
  '370100',
  '370200',
  '340100',
  '350100',
  '350200',
  '330200',
  '440600',
  '441900',
] as const;

export const hotCities: readonly City[] = hotCityCodes.flatMap((code) => byCode.get(code) ?? []);
