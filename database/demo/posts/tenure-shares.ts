import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostKind } from './kinds/post-kind.ts';

type Shares = Weighted<TenureCode>;

const privately: Shares = [['private', 1]];

interface Data {
  byType: Partial<Record<CompanyTypeCode, Shares>>;
  offices: Shares;
  /** Forms of work that a private employer has too. */
  anywhere: readonly TenureCode[];
  officeRoles: readonly string[];
  oftenOfficeRoles: readonly string[];
}

const { byType, offices, anywhere, officeRoles, oftenOfficeRoles } = readData<Data>('tenure-shares');

/** 特岗 teachers go to schools of small places only. */
const ruralSpecial = (kind: PostKind, tier: number): boolean =>
  tier === 4 && kind.role === 'teacher' && (kind.stages === undefined || kind.stages.includes('primary'));

/** The form of work of a post: the kind's own where it has one, else what such companies give. */
export function drawTenure(random: Random, type: CompanyTypeCode, kind: PostKind, tier: number): TenureCode {
  const shares = byType[type];
  if (kind.tenures) {
    const own = random.weighted(kind.tenures);
    if (shares || anywhere.includes(own)) return own;
    return type === 'joint-university' || type === 'private-university' ? own : 'private';
  }
  if (!shares) return random.weighted(privately);
  const office = officeRoles.includes(kind.role) || (oftenOfficeRoles.includes(kind.role) && random.chance(0.7));
  if (office && type !== 'party-school' && type !== 'bureau') return random.weighted(offices);
  if (type === 'public-school' && ruralSpecial(kind, tier) && random.chance(0.12)) return 'special-post';
  const drawn = random.weighted(shares);
  return drawn === 'track' && roles[kind.role].group !== 'college' ? 'contract' : drawn;
}
