import type { CompanyForm, CompanyProposal } from '#contract/companies/company-shapes.ts';
import type { CompanyRow, CompanyValues } from '../store.ts';
import { nameKeyOf, placeColumns } from './place.ts';

const SHORT_NAME = 20;
const shortOf = (name: string): string => [...name].slice(0, SHORT_NAME).join('');

/** The columns that a whole form sets. States, balances and counters are not among them. */
export const formColumns = (form: CompanyForm) => ({
  name: form.name,
  shortName: form.shortName || shortOf(form.name),
  nameKey: nameKeyOf(form.name, form.regionCode),
  type: form.type,
  ...placeColumns(form.regionCode),
  address: form.address ?? '',
  creditCode: form.creditCode,
  size: form.size ?? '',
  intro: form.intro ?? '',
  website: form.website ?? '',
  benefits: form.benefits ?? [],
  facts: form.facts ?? {},
});

/** The columns that a partial form changes; the others stay. A short name that was only a prefix of the name changes with it. */
export function changedColumns(
  part: CompanyProposal,
  before: Pick<CompanyRow, 'name' | 'shortName' | 'regionCode'>,
): CompanyValues {
  const { regionCode, ...plain } = part;
  const goesWith = part.name !== undefined && before.shortName === shortOf(before.name);
  const named = part.name !== undefined || regionCode !== undefined;
  const key = { nameKey: nameKeyOf(part.name ?? before.name, regionCode ?? before.regionCode) };
  return {
    ...(goesWith ? { shortName: shortOf(part.name ?? '') } : {}),
    ...plain,
    ...(regionCode ? placeColumns(regionCode) : {}),
    ...(named ? key : {}),
  };
}

/** Fields of an approved company that are always reviewed. */
const reviewedFields = ['name', 'shortName', 'creditCode', 'type'] as const;

/**
 * Splits a save into what takes effect at once and what is reviewed: licence and names, and `flagged` texts. Unchanged values
 * need no review.
 */
export function splitChange(
  part: CompanyProposal,
  before: CompanyRow,
  flagged: ReadonlySet<string> = new Set(),
): { now: CompanyProposal; later: CompanyProposal } {
  const waits = (field: string) => flagged.has(field) || reviewedFields.some((name) => name === field);
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  const changes = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof CompanyRow]);
  return {
    now: Object.fromEntries(entries.filter(([field]) => !waits(field))),
    later: Object.fromEntries(entries.filter((entry) => waits(entry[0]) && changes(entry))),
  };
}
