import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import type { List } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { type ListFilter, listFilterNames } from './address-order.ts';

interface ListFilterRow {
  label: string;
  list: List;
  /** Whether a page offers several values; a URL may always name several. */
  many: boolean;
}

/**
 * The filters of posts that are codes of a list, whose names stand in `address-order.ts`. The search schema, conditions,
 * lexemes, URLs, labels and saved searches are derived from this table. `server/domains/search/index/code-bits.ts` has their storage.
 */
export const listFilters = {
  stage: { label: '学段', list: stages, many: false },
  subject: { label: '学科', list: subjects, many: true },
  tenure: { label: '编制', list: tenures, many: true },
  role: { label: '岗位', list: roles, many: false },
  education: { label: '学历', list: educations, many: false },
  title: { label: '职称', list: titles, many: true },
  certificate: { label: '资格证', list: certificates, many: false },
  experience: { label: '经验', list: experiences, many: false },
  companyType: { label: '单位类型', list: companyTypes, many: true },
  benefit: { label: '福利', list: benefits, many: true },
} as const satisfies Record<ListFilter, ListFilterRow>;

/** The lists alone. */
export const filterLists = Object.fromEntries(listFilterNames.map((name) => [name, listFilters[name].list])) as {
  readonly [Name in ListFilter]: (typeof listFilters)[Name]['list'];
};
