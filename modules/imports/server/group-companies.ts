import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { resolvePlace } from '#contract/taxonomy/places/places.ts';
import { regionByCode, regionChain, regionCovers } from '#contract/taxonomy/places/regions.ts';
import { compact } from './read/plain-text.ts';
import type { RowReading } from './rows/understand-row.ts';

/** The rows of one company, under its most frequent spelling. */
export interface CompanyGroup {
  name: string;
  nameKey: string;
  cityCode: string;
  regionCode: string;
  /** All spellings, most frequent first. */
  spellings: string[];
  rows: RowReading[];
}

type PlacedRow = RowReading & { company: string; regionCode: string; cityCode: string };

/** The row with its company and place, or null if either was not understood. */
export function placed(row: RowReading): PlacedRow | null {
  const { company, place } = row.fields;
  if (company.value === null || place.value === null) return null;
  return { ...row, company: company.value, ...place.value };
}

/** A firm's registered name is unique in the country; schools of one name exist in many cities. */
export const isFirm = (name: string): boolean => /(?:公司|集团)$/.test(compact(name));

/**
 * Groups rows by company. Equal spellings are one company: within a city, and for a firm everywhere. Different spellings are one
 * company if their keys match within a city and their counties do not differ.
 */
export function groupCompanies(rows: readonly PlacedRow[]): CompanyGroup[] {
  const bySpelling = new Map<string, PlacedRow[]>();
  for (const row of rows) {
    const name = compact(row.company);
    const spelling = isFirm(name) ? name : `${row.cityCode} ${name}`;
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), row]);
  }
  const groups: { group: CompanyGroup; counties: Set<string> }[] = [];
  const byKey = new Map<string, { group: CompanyGroup; counties: Set<string> }[]>();
  for (const members of bySpelling.values()) {
    const made = { group: groupOf(members), counties: countiesOf(members) };
    const key = `${made.group.cityCode} ${made.group.nameKey}`;
    const same = byKey.get(key)?.find(({ counties }) => agree(counties, made.counties));
    if (same) absorb(same, made);
    else {
      groups.push(made);
      byKey.set(key, [...(byKey.get(key) ?? []), made]);
    }
  }
  return groups.map(({ group }) => group);
}

function groupOf(members: readonly PlacedRow[]): CompanyGroup {
  const cityCode = mostFrequent(members.map((row) => row.cityCode));
  const here = members.filter((row) => row.cityCode === cityCode);
  const regionCode = mostFrequent(here.map((row) => row.regionCode));
  const name = mostFrequent(members.map((row) => row.company));
  const nameKey = nameKeyIn(name, regionCode);
  return {
    name,
    nameKey,
    cityCode,
    regionCode,
    spellings: [...new Set(members.map((row) => row.company))],
    rows: [...members],
  };
}

export const nameKeyIn = (name: string, regionCode: string): string =>
  companyNameKey(name, regionChain(countyNamed(name, regionCode) ?? regionCode));

/** The county at the start of a name, where the table names only its city. */
function countyNamed(name: string, regionCode: string): string | null {
  const { code } = resolvePlace(name);
  return code && regionByCode(code)?.level === 'county' && regionCovers(regionCode, code) ? code : null;
}

const countiesOf = (members: readonly PlacedRow[]) =>
  new Set(
    members
      .map((row) => countyNamed(row.company, row.regionCode) ?? row.regionCode)
      .filter((code) => regionByCode(code)?.level === 'county'),
  );

const agree = (one: Set<string>, other: Set<string>) =>
  one.size === 0 || other.size === 0 || [...one].some((county) => other.has(county));

function absorb(
  into: { group: CompanyGroup; counties: Set<string> },
  from: { group: CompanyGroup; counties: Set<string> },
): void {
  if (from.group.rows.length > into.group.rows.length) into.group.name = from.group.name;
  into.group.rows.push(...from.group.rows);
  into.group.spellings.push(...from.group.spellings);
  for (const county of from.counties) into.counties.add(county);
  into.group.regionCode = mostFrequent(into.group.rows.flatMap((row) => row.fields.place.value?.regionCode ?? []));
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as [string, number])[0];
}
