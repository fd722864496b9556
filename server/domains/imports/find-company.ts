import { companiesById, companiesByKey, type KnownCompany } from '#server/domains/companies/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { formerNames } from './earlier-imports.ts';
import { type CompanyGroup, isFirm } from './group-companies.ts';

/**
 * The company that already has most of these posts. A few may match another by coincidence, since links of two sites may be
 * equal.
 */
function ownerOf(keys: readonly string[], owners: ReadonlyMap<string, string>): string | undefined {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const id = owners.get(key);
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count * 2 > keys.length)?.[0];
}

const named = <T extends Pick<KnownCompany, 'name' | 'nameKey' | 'cityCode'>>(
  list: readonly T[],
  { name, nameKey, cityCode }: CompanyGroup,
) =>
  list.find((one) => one.nameKey === nameKey && one.cityCode === cityCode) ??
  list.find((one) => isFirm(name) && one.name === name && one.nameKey === nameKey);

/**
 * Finds a group's company: by its existing posts, by its name in earlier tables, and by its name. A claim may have changed name
 * and place, and a school of the old name created by a later import is a different one.
 */
export async function finder(tx: Database, groups: readonly CompanyGroup[], owners: ReadonlyMap<string, string>) {
  const former = await formerNames(tx);
  const ids = new Set([...owners.values(), ...former.map(({ companyId }) => companyId)]);
  const byId = new Map((await companiesById(tx, [...ids])).map((one) => [one.id, one]));
  const present = await companiesByKey(
    tx,
    groups.map(({ nameKey }) => nameKey),
  );
  return (group: CompanyGroup, keys: readonly string[]): KnownCompany | undefined =>
    byId.get(ownerOf(keys, owners) ?? '') ?? byId.get(named(former, group)?.companyId ?? '') ?? named(present, group);
}
