import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';

export const companySizeLabel = (code: string) => labelOf(companySizes, code);
export const companyTypeLabel = (code: string) => labelOf(companyTypes, code);
