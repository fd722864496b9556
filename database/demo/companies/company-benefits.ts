import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { CompanyKind, Sector } from './kinds/company-kind.ts';

const bySector = readData<Record<Sector, readonly BenefitCode[]>>('company-benefits');

/** Registered with 12 or 11: on the public payroll, which brings 职业年金. */
const isPublic = (kind: CompanyKind): boolean => kind.register === '12' || kind.register === '11';

/** What a company gives, the most usual first. */
export function benefitsOf(random: Random, kind: CompanyKind): BenefitCode[] {
  const first: BenefitCode[] = isPublic(kind) && random.chance(0.8) ? ['insurance', 'annuity'] : ['insurance'];
  return [...first, ...random.sample(bySector[kind.sector], random.int(3, 6))];
}
