import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import type { Random } from '../random.ts';
import type { CompanyKind, Sector } from './kinds/company-kind.ts';

const common: readonly BenefitCode[] = ['checkup', 'union', 'training', 'canteen', 'performance', 'bonus', 'transport'];
const ofSchools: readonly BenefitCode[] = [
  ...(['vacation', 'homeroom-allowance', 'apartment', 'title-review', 'housing-subsidy', 'children-school'] as const),
];
const ofUniversities: readonly BenefitCode[] = [
  ...([
    'vacation',
    'settlement',
    'research-fund',
    'talent-subsidy',
    'children-school',
    'spouse-job',
    'apartment',
  ] as const),
  ...(['household-register', 'title-review'] as const),
];
const ofFirms: readonly BenefitCode[] = ['weekend', 'bonus', 'performance', 'training', 'transport', 'checkup'];

const bySector: Record<Sector, readonly BenefitCode[]> = {
  kindergarten: [...common, 'vacation', 'title-review'],
  school: [...common, ...ofSchools],
  special: [...common, ...ofSchools],
  vocational: [...common, ...ofUniversities],
  university: [...common, ...ofUniversities],
  bureau: ['talent-subsidy', 'settlement', 'housing-subsidy', 'title-review', 'vacation', 'children-school', 'union'],
  institute: [...common, 'talent-subsidy', 'weekend', 'title-review'],
  training: ofFirms,
  firm: ofFirms,
};

/** Registered with 12 or 11: on the public payroll, which brings 职业年金. */
const isPublic = (kind: CompanyKind): boolean => kind.register === '12' || kind.register === '11';

/** What a company gives, the most usual first. */
export function benefitsOf(random: Random, kind: CompanyKind): BenefitCode[] {
  const first: BenefitCode[] = isPublic(kind) && random.chance(0.8) ? ['insurance', 'annuity'] : ['insurance'];
  return [...first, ...random.sample(bySector[kind.sector], random.int(3, 6))];
}
