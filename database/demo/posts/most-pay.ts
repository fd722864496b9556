import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { CityTier } from '../cities.ts';
import type { DemoCompany } from '../companies/draw-company.ts';

/** What a treasury pays at most in a year, in ten thousand yuan, by how dear the city is. */
const mostByTier: Record<CityTier, number> = { 1: 30, 2: 28, 3: 24, 4: 20 };

const onPayroll = new Set<TenureCode>(['establishment', 'quota', 'special-post', 'targeted']);
/** Who leads a public school is paid by the same scale whatever the contract. */
const leading = new Set<RoleCode>(['head', 'deputy-head', 'middle']);
/** Colleges pay their own talents. */
const ownScale = new Set(['higher-vocational', 'vocational-university']);

/** A bound of the yearly pay, in ten thousand yuan; none where the employer is free. */
export function mostPay({ kind, tier }: DemoCompany, role: RoleCode, tenure: TenureCode): number {
  const isPublic = kind.register === '11' || kind.register === '12';
  const free = !isPublic || kind.sector === 'university' || kind.sector === 'institute' || ownScale.has(kind.type);
  return free || !(onPayroll.has(tenure) || leading.has(role)) ? Number.POSITIVE_INFINITY : mostByTier[tier];
}
