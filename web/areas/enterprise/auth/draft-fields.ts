import { type CompanyFacts, companyFacts } from '#contract/companies/company-shapes.ts';
import type { CompanyDraft, OwnCompanyForm } from '#contract/companies/own-company.ts';
import type { companySizes } from '#contract/taxonomy/company-sizes.ts';
import type { companyTypes } from '#contract/taxonomy/company-types.ts';
import { regionPathOf } from '../release/region-tree.ts';
import type { FoundCompany } from './use-company-search.ts';

export interface Fields {
  name: string;
  type: keyof typeof companyTypes;
  region: string[];
  address?: string;
  creditCode: string;
  size?: keyof typeof companySizes;
  intro?: string;
  facts?: CompanyFacts;
}

export type Chosen = Pick<FoundCompany, 'id' | 'name' | 'unclaimed'>;

/** Numbers that a school tells about itself. */
export const factNumbers = [
  ['founded', '建校年份'],
  ['campuses', '校区数'],
  ['staff', '教职工人数'],
  ['classes', '班级数'],
  ['classSize', '班额'],
] as const;
export type FactNumber = (typeof factNumbers)[number][0];

/** What is wrong with a fact, in the words of the call that takes it; null where it may be. */
export const factFault = (name: keyof CompanyFacts, value: unknown): string | null =>
  companyFacts.shape[name].safeParse(value).error?.issues[0]?.message ?? null;

/** What is filled in, without what is not: neither an empty text nor a cleared number is a value. */
export function filled<T extends object>(values: T): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(entries) as Partial<T>;
}

/** The facts as calls take them: a number is typed as text. */
export function factsOf(facts: CompanyFacts | undefined): CompanyFacts {
  const entries = Object.entries(filled(facts ?? {})).map(([name, value]) => [
    name,
    factNumbers.some(([number]) => number === name) ? Number(value) : value,
  ]);
  return Object.fromEntries(entries) as CompanyFacts;
}

/** Facts that no call takes as they stand are left out of what is kept: their fields say so, and the rest is saved. */
const soundFacts = (facts: CompanyFacts): CompanyFacts =>
  Object.fromEntries(
    Object.entries(factsOf(facts)).filter(([name, value]) => factFault(name as keyof CompanyFacts, value) === null),
  ) as CompanyFacts;

export const draftOf = ({ facts, ...fields }: Partial<Fields>, chosen: Chosen | null): CompanyDraft => ({
  ...filled(fields),
  ...(facts ? { facts: soundFacts(facts) } : {}),
  ...(chosen ? { chosen: { id: chosen.id, name: chosen.name, unclaimed: chosen.unclaimed } } : {}),
});

/** The form as it begins: as it was left, else as the company stands, to be corrected and handed in again. */
export function firstFields(draft: CompanyDraft | null, company: OwnCompanyForm | null): Partial<Fields> {
  if (draft) {
    const { chosen: _, ...fields } = draft;
    return fields as Partial<Fields>;
  }
  if (!company) return {};
  const { name, type, address, creditCode, size, intro, facts, regionCode } = company;
  return {
    ...(filled({ name, address, creditCode, size, intro }) as Partial<Fields>),
    type: type as Fields['type'],
    facts,
    region: regionPathOf(regionCode),
  };
}
