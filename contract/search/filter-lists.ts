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
import type { ListFilter } from './list-filters.ts';

/** The lists of `listFilters`. */
export const filterLists = {
  stage: stages,
  subject: subjects,
  tenure: tenures,
  role: roles,
  education: educations,
  title: titles,
  certificate: certificates,
  experience: experiences,
  companyType: companyTypes,
  benefit: benefits,
} as const satisfies Record<ListFilter, List>;
