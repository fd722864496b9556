import { insertUnclaimed } from '#server/domains/companies/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { companyOfKeys } from './earlier-imports.ts';
import { finder } from './find-company.ts';
import type { CompanyGroup } from './group-companies.ts';
import type { ImportPlan } from './plan-import.ts';

/** The database's company for a group. */
export interface Matched {
  id: string;
  /** `made` by this import, `known` from an earlier one, `certified` by the school itself. */
  how: 'made' | 'known' | 'certified';
}

const INSERTED_AT_ONCE = 500;

/** The keys of each company's rows that are to become posts. */
function keysByGroup({ rows }: ImportPlan): Map<CompanyGroup, string[]> {
  const keys = new Map<CompanyGroup, string[]>();
  for (const { outcome, company, sourceKey } of rows) {
    if (outcome !== 'imported' || !company || !sourceKey) continue;
    const own = keys.get(company);
    if (own) own.push(sourceKey);
    else keys.set(company, [sourceKey]);
  }
  return keys;
}

/**
 * Finds each group's company, and creates new ones as 未认领. A new company without a row that becomes a post is not created and not
 * matched. Of two concurrent imports the second waits and finds what the first created.
 */
export async function matchCompanies(
  tx: Database,
  plan: ImportPlan,
  source: string,
  now: Date,
): Promise<Map<CompanyGroup, Matched>> {
  const keysOf = keysByGroup(plan);
  const owners = await companyOfKeys(tx, [...keysOf.values()].flat());
  const find = await finder(tx, plan.companies, owners);
  const matched = new Map<CompanyGroup, Matched>();
  const fresh: CompanyGroup[] = [];
  for (const group of plan.companies) {
    const keys = keysOf.get(group) ?? [];
    const found = find(group, keys);
    if (found) matched.set(group, { id: found.id, how: found.certified ? 'certified' : 'known' });
    else if (keys.some((key) => !owners.has(key))) fresh.push(group);
  }
  for (let at = 0; at < fresh.length; at += INSERTED_AT_ONCE) {
    const part = fresh.slice(at, at + INSERTED_AT_ONCE);
    const ids = await insertUnclaimed(
      tx,
      part.map((group) => companyOf(group, source)),
      now,
    );
    for (const [k, group] of part.entries()) matched.set(group, { id: ids[k] ?? '', how: 'made' });
  }
  return matched;
}

/** Company data of a group: the first row with a value decides each field. */
function companyOf({ name, nameKey, cityCode, regionCode, rows }: CompanyGroup, source: string) {
  const first = <T>(read: (row: CompanyGroup['rows'][number]) => T | null) =>
    rows.map(read).find((value) => value !== null);
  return {
    name,
    nameKey,
    cityCode,
    regionCode,
    source,
    type:
      first(({ fields }) => (fields.companyType.certainty === 'read' ? fields.companyType.value : null)) ??
      rows[0]?.fields.companyType.value ??
      'other',
    size: first(({ fields }) => fields.size.value) ?? '',
    address: (first(({ cells }) => cells.address || null) ?? '').slice(0, 120),
  };
}
