import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { isPublic, kindOf } from '../companies/kinds.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostKind } from './post-kind.ts';

interface Data {
  byType: Partial<Record<CompanyTypeCode, Weighted<TenureCode>>>;
  offices: Weighted<TenureCode>;
  /** Forms of work that a private employer has too. */
  anywhere: readonly TenureCode[];
  /** What only a public company has to give. */
  payroll: readonly TenureCode[];
  officeRoles: readonly string[];
  oftenOfficeRoles: readonly string[];
}

const { byType, offices, anywhere, payroll, officeRoles, oftenOfficeRoles } = readData<Data>('tenure-shares');

/** The form of work of a post: the kind's own where it has one, else what such companies give. */
export function drawTenure(random: Random, type: CompanyTypeCode, kind: PostKind, tier: number): TenureCode {
  const shares = byType[type];
  if (kind.tenures) {
    const own = random.weighted(kind.tenures);
    if (payroll.includes(own) && !isPublic(kindOf(type))) return 'private';
    if (shares || anywhere.includes(own)) return own;
    return type === 'joint-university' || type === 'private-university' ? own : 'private';
  }
  if (!shares) return random.weighted([['private', 1]]);
  const office = officeRoles.includes(kind.role) || (oftenOfficeRoles.includes(kind.role) && random.chance(0.7));
  if (office && type !== 'party-school' && type !== 'bureau') return random.weighted(offices);
  // 特岗 teachers go to schools of small places only.
  const isRural = type === 'public-school' && tier === 4 && kind.role === 'teacher';
  if (isRural && kind.stages?.includes('primary') !== false && random.chance(0.12)) return 'special-post';
  const drawn = random.weighted(shares);
  return drawn === 'track' && roles[kind.role].group !== 'college' ? 'contract' : drawn;
}
