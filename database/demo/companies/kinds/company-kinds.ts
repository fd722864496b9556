import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { readData } from '../../read-data.ts';
import type { CompanyKind } from './company-kind.ts';

export const companyKinds = readData<readonly CompanyKind[]>('company-kinds');

export function kindOf(type: CompanyTypeCode): CompanyKind {
  return companyKinds.find((kind) => kind.type === type) as CompanyKind;
}
