import { companiesByKey, insertUnclaimed, type KnownCompany } from '#server/domains/companies/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CompanyGroup, isFirm } from './group-companies.ts';

/** Which company of the database a group became. */
export interface Matched {
  id: string;
  /** `made` by this import, `known` from an earlier one, `certified` by the school itself. */
  how: 'made' | 'known' | 'certified';
}

const INSERTED_AT_ONCE = 500;

const find = (known: readonly KnownCompany[], { name, nameKey, cityCode }: CompanyGroup) =>
  known.find((one) => one.nameKey === nameKey && one.cityCode === cityCode) ??
  known.find((one) => isFirm(name) && one.name === name && one.nameKey === nameKey);

/**
 * Finds each group's company by its key, and makes those that are new as 未认领. Of two imports at once the second waits, and
 * finds what the first made.
 */
export async function matchCompanies(
  tx: Database,
  groups: readonly CompanyGroup[],
  source: string,
  now: Date,
): Promise<Map<CompanyGroup, Matched>> {
  const known = await companiesByKey(
    tx,
    groups.map(({ nameKey }) => nameKey),
  );
  const matched = new Map<CompanyGroup, Matched>();
  const fresh: CompanyGroup[] = [];
  for (const group of groups) {
    const found = find(known, group);
    if (found) matched.set(group, { id: found.id, how: found.certified ? 'certified' : 'known' });
    else fresh.push(group);
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

/** What the table tells of the company: its first row that says something decides each field. */
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
