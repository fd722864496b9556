import type { Api } from '#contract/api.ts';
import { type CompanyFacts, companyFacts } from '#contract/companies/company-shapes.ts';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import type { CompanyDraft, OwnCompanyForm } from '#contract/companies/own-company.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { companySizes } from '#contract/taxonomy/company-sizes.ts';
import type { companyTypes } from '#contract/taxonomy/company-types.ts';
import { regionPathOf } from '#web/features/city/region-tree.ts';

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

export type FoundCompany = AnswerOf<Api['GET /api/company/queryCompany']>['items'][number];

/** `letterCode`: the school was found by the code of its letter. */
export type Chosen = Pick<FoundCompany, 'id' | 'name' | 'unclaimed'> & { letterCode?: string | undefined };

/** Removes unset values: empty texts and cleared numbers. */
export function filled<T extends object>(values: T): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(entries) as Partial<T>;
}

/** The facts as calls take them: numbers are typed as text. One that is invalid is left out; its field shows the error. */
export const factsOf = (facts: object = {}): CompanyFacts =>
  filled(
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        companyFacts.shape[name as keyof CompanyFacts].safeParse(value).data,
      ]),
    ),
  );

/** What the draft keeps of a company that was found. */
const chosenIn = ({ id, name, unclaimed, letterCode }: Chosen): Chosen => ({
  id,
  name,
  unclaimed,
  ...(letterCode ? { letterCode } : {}),
});

export const draftOf = ({ facts, ...fields }: Partial<Fields>, chosen: Chosen | null): CompanyDraft => ({
  ...filled(fields),
  ...(facts ? { facts: factsOf(facts) } : {}),
  ...(chosen ? { chosen: chosenIn(chosen) } : {}),
});

/** What is known of a school to be claimed, for the fields that nobody has filled in. */
export const lackingFields = (given: Partial<Fields>, { type, regionCode }: FoundCompany): Partial<Fields> => ({
  ...(given.type || type === 'other' ? {} : { type: type as Fields['type'] }),
  ...(given.region?.length ? {} : { region: regionPathOf(regionCode) }),
});

/** Initial form: the stored draft, else the company's data, to be corrected and submitted again. */
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

/** Kinds of schools by the words of their names, where a public and a private one are told apart by the code. */
const schoolKinds = [
  [/幼儿园/, 'public-kindergarten', 'private-kindergarten'],
  [/(小学|中学|学校)$/, 'public-school', 'private-school'],
] as const;

/**
 * What a valid code tells of fields that are still empty: it begins with 12 for a public institution and 52 for a private school,
 * and holds the district that registered it.
 */
export function toldByCode(code: string, { name = '', type, region }: Partial<Fields>): Partial<Fields> {
  if (!isCreditCode(code)) return {};
  const at = ['12', '52'].indexOf(code.slice(0, 2));
  const kind = schoolKinds.find(([words]) => words.test(name))?.[at + 1] as Fields['type'] | undefined;
  const place = regionPathOf(code.slice(2, 8));
  return {
    ...(!type && at >= 0 && kind ? { type: kind } : {}),
    ...(!region?.length && place.length > 0 ? { region: place } : {}),
  };
}

/** Words of a reason, and the field that it is about; the papers first, since a reason compares the fields with them. */
const parts: readonly (readonly [part: 'papers' | keyof Fields, words: RegExp])[] = [
  ['papers', /证照|执照|证书|许可证|授权/],
  ['creditCode', /信用代码/],
  ['name', /名称|全称/],
  ['type', /类型/],
  ['address', /地址/],
  ['intro', /介绍/],
];

/** What the reason of a refusal is about, where it can be told by its words. */
export const refusedPart = (reason: string) => parts.find(([, words]) => words.test(reason))?.[0];
