import type { CompanyStatus } from '#contract/actor.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import { demoCities } from '../cities.ts';
import type { Random } from '../random.ts';
import { type DemoCompany, drawCompany } from './draw-company.ts';
import { famousCompanies } from './famous.ts';
import type { CompanyKind } from './kinds/company-kind.ts';
import { companyKinds, kindOf } from './kinds/company-kinds.ts';

/** The last ones of a load are not approved, so that every state of certification can be seen. */
function statusOf(index: number, count: number): CompanyStatus {
  const fromEnd = count - 1 - index;
  if (fromEnd < 3) return 'unclaimed';
  if (fromEnd < 6) return 'pending';
  if (fromEnd < 8) return 'rejected';
  return fromEnd < 10 ? 'suspended' : 'approved';
}

/**
 * The companies of a load: the famous ones, one of every type, then by the types' shares, in cities by their weights.
 * The first is the demo recruiter's.
 */
export function drawCompanies(random: Random, count: number, now: Date): DemoCompany[] {
  const taken = new Set<string>(famousCompanies.map((company) => company.name));
  const shares = companyKinds.map((kind) => [kind, kind.share] as const);
  const kindAt = (index: number): CompanyKind =>
    companyKinds[index - famousCompanies.length] ?? random.weighted(shares);
  return Array.from({ length: count }, (_, index) => {
    const famous = famousCompanies[index];
    const options = { now, taken, status: statusOf(index, count) };
    if (famous && options.status === 'approved') {
      return drawCompany(random, kindOf(famous.type), { ...options, famous, cityCode: cityCodeOf(famous.regionCode) });
    }
    // A suspended school, so that a teacher's deliveries to it have ended.
    const kind = options.status === 'suspended' ? kindOf('private-school') : kindAt(index);
    return drawCompany(random, kind, { ...options, cityCode: random.weighted(demoCities).code });
  });
}
