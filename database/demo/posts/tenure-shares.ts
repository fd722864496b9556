import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostKind } from './kinds/post-kind.ts';

type Shares = Weighted<TenureCode>;

const privately: Shares = [['private', 1]];

const sharesByType = readData<Partial<Record<CompanyTypeCode, Shares>>>('tenure-shares');

const offices: Shares = [
  ['contract', 5],
  ['agency', 3],
  ['dispatch', 4],
  ['procurement', 1],
];

/** Forms of work that a private employer has too. */
const anywhere = new Set<TenureCode>([
  'substitute',
  'hourly',
  'intern',
  'retired',
  'annual',
  'dispatch',
  'procurement',
  'postdoc',
]);
const groupsOfOffices = new Set([
  'boarding',
  'security',
  'canteen',
  'driver',
  'repair',
  'finance',
  'personnel',
  'archives',
]);
const alsoOffices = new Set([
  'administration',
  'academic-affairs',
  'library',
  'it-support',
  'admissions',
  'doctor',
  'nurse',
]);

/** 特岗 teachers go to schools of small places only. */
const ruralSpecial = (kind: PostKind, tier: number): boolean =>
  tier === 4 && kind.role === 'teacher' && (kind.stages === undefined || kind.stages.includes('primary'));

/** The form of work of a post: the kind's own where it has one, else what such companies give. */
export function drawTenure(random: Random, type: CompanyTypeCode, kind: PostKind, tier: number): TenureCode {
  const shares = sharesByType[type];
  if (kind.tenures) {
    const own = random.weighted(kind.tenures);
    if (shares || anywhere.has(own)) return own;
    return type === 'joint-university' || type === 'private-university' ? own : 'private';
  }
  if (!shares) return random.weighted(privately);
  const office = groupsOfOffices.has(kind.role) || (alsoOffices.has(kind.role) && random.chance(0.7));
  if (office && type !== 'party-school' && type !== 'bureau') return random.weighted(offices);
  if (type === 'public-school' && ruralSpecial(kind, tier) && random.chance(0.12)) return 'special-post';
  const drawn = random.weighted(shares);
  return drawn === 'track' && roles[kind.role].group !== 'college' ? 'contract' : drawn;
}
