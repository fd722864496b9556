import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { bodies } from './body-kinds.ts';
import { colleges } from './college-kinds.ts';
import type { CompanyKind } from './company-kind.ts';
import { firms } from './firm-kinds.ts';
import { kindergartens } from './kindergarten-kinds.ts';
import { schools } from './school-kinds.ts';

export const companyKinds: readonly CompanyKind[] = [...kindergartens, ...schools, ...colleges, ...bodies, ...firms];

export function kindOf(type: CompanyTypeCode): CompanyKind {
  return companyKinds.find((kind) => kind.type === type) as CompanyKind;
}
