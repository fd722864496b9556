import { type CompanyGroup, groupCompanies, placed } from './group-companies.ts';
import { garbledNote } from './read/garbled.ts';
import { type RowReading, understandRow } from './rows/understand-row.ts';
import { sourceKey } from './source-key.ts';
import type { Mapping } from './table/fields.ts';
import { cellsOf } from './table/map-columns.ts';
import type { Table } from './table/table.ts';

/** Outcome of a row: a post, nothing new, or a question for a person. */
export type Outcome = 'imported' | 'duplicate' | 'held';

export interface PlannedRow {
  reading: RowReading;
  outcome: Outcome;
  /** Why it is not a post, in Chinese. */
  reason?: string;
  sourceKey?: string;
  company?: CompanyGroup;
}

export interface ImportPlan {
  rows: PlannedRow[];
  companies: CompanyGroup[];
  /** Pairs that a person may identify as one company; they stay separate. */
  similar: { one: string; other: string }[];
}

/** Interprets every row of a table and groups its companies, without the database. No row is omitted. */
export function planImport(table: Pick<Table, 'rows'>, mapping: Mapping, now: Date): ImportPlan {
  const readings = table.rows.map(({ number, cells, surplus, merged, notes }) =>
    understandRow(number, cellsOf(cells, mapping), { surplus, merged, notes, now }),
  );
  const companies = groupCompanies(readings.flatMap((reading) => placed(reading) ?? []));
  const companyOf = new Map(companies.flatMap((company) => company.rows.map((row) => [row.number, company])));
  const firstByKey = new Map<string, number>();
  const rows = readings.map((reading): PlannedRow => {
    const company = companyOf.get(reading.number);
    if (!company || reading.fields.title.value === null)
      return { reading, outcome: 'held', reason: whyHeld(reading), company };
    const key = sourceKey(reading.cells);
    const first = firstByKey.get(key);
    if (first !== undefined) {
      return { reading, outcome: 'duplicate', reason: `与第 ${first} 行相同`, sourceKey: key, company };
    }
    firstByKey.set(key, reading.number);
    return { reading, outcome: 'imported', sourceKey: key, company };
  });
  return { rows, companies, similar: similarCompanies(companies) };
}

const heldFields = [
  ['company', '单位名称'],
  ['title', '职位名称'],
  ['place', '工作地区'],
] as const;

function whyHeld({ fields, garbled }: RowReading): string {
  const unread = heldFields.filter(([field]) => fields[field].value === null);
  const spoilt = unread.filter(([field]) => garbled.includes(field)).map(([field]) => garbledNote(field));
  const lacking = unread.filter(([field]) => !garbled.includes(field)).map(([, label]) => label);
  return [...spoilt, lacking.length > 0 ? `缺少${lacking.join('、')}` : ''].filter(Boolean).join('；');
}

const MIN_KEY = 4;

/** Companies of one city of which one's key contains the other's. */
function similarCompanies(companies: readonly CompanyGroup[]): { one: string; other: string }[] {
  const byCity = new Map<string, CompanyGroup[]>();
  for (const company of companies) byCity.set(company.cityCode, [...(byCity.get(company.cityCode) ?? []), company]);
  return [...byCity.values()].flatMap((group) =>
    group.flatMap((one) =>
      group
        .filter((other) => other !== one && one.nameKey.length >= MIN_KEY && other.nameKey.includes(one.nameKey))
        .filter((other) => other.nameKey !== one.nameKey || one.name < other.name)
        .map((other) => ({ one: one.name, other: other.name })),
    ),
  );
}
