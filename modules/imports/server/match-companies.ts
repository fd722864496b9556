import { sql } from 'drizzle-orm';
import { post } from '#database/schema/posts.ts';
import { companiesById, companiesByKey, insertUnclaimed, type KnownCompany } from '#server/domains/companies/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { type CompanyGroup, isFirm, nameKeyIn } from './group-companies.ts';
import type { ImportPlan } from './plan-import.ts';
import { readPlace } from './read/read-place.ts';

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
  list.find((known) => known.nameKey === nameKey && known.cityCode === cityCode) ??
  list.find((known) => isFirm(name) && known.name === name && known.nameKey === nameKey);

/**
 * Finds a group's company: by its existing posts, by its name in earlier tables, and by its name. A claim may have changed name
 * and place, and a school of the old name created by a later import is a different one.
 */
async function finder(tx: Database, groups: readonly CompanyGroup[], owners: ReadonlyMap<string, string>) {
  const former = await formerNames(tx);
  const ids = new Set([...owners.values(), ...former.map(({ companyId }) => companyId)]);
  const byId = new Map((await companiesById(tx, [...ids])).map((row) => [row.id, row]));
  const nameKeys = groups.map(({ nameKey }) => nameKey);
  const present = await companiesByKey(tx, nameKeys);
  return (group: CompanyGroup, keys: readonly string[]): KnownCompany | undefined =>
    byId.get(ownerOf(keys, owners) ?? '') ?? byId.get(named(former, group)?.companyId ?? '') ?? named(present, group);
}

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
    const list = keys.get(company);
    if (list) list.push(sourceKey);
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
    const portion = fresh.slice(at, at + INSERTED_AT_ONCE);
    const ids = await insertUnclaimed(
      tx,
      portion.map((group) => companyOf(group, source)),
      now,
    );
    for (const [k, group] of portion.entries()) matched.set(group, { id: ids[k] ?? '', how: 'made' });
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

/** The company of the post behind each key; keys without a post are omitted. */
async function companyOfKeys(tx: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ key: post.sourceKey, companyId: post.companyId })
    .from(post)
    .where(sql`${post.sourceKey} = any(${sql.param(keys)}::text[])`);
  return new Map(rows.map(({ key, companyId }) => [key ?? '', companyId]));
}

/** A company's name in an earlier table, with its key and city. */
interface FormerName {
  companyId: string;
  name: string;
  nameKey: string;
  cityCode: string;
}

/**
 * Names in earlier tables of companies that were claimed since: a claim may have changed name and place. Unclaimed companies keep
 * theirs.
 */
async function formerNames(tx: Database): Promise<FormerName[]> {
  const rows = await rowsOf(tx, {
    companyId: 'string',
    name: 'string',
    place: 'string',
    address: 'string',
    title: 'string',
  })`
    select distinct company.id as "companyId", import_row.raw ->> 'company' as name,
      coalesce(import_row.raw ->> 'place', '') as place, coalesce(import_row.raw ->> 'address', '') as address,
      coalesce(import_row.raw ->> 'title', '') as title
    from company
    join post on post.company_id = company.id
    join import_row on import_row.post_id = post.id
    where company.source is not null and company.status <> 'unclaimed' and import_row.raw ->> 'company' <> ''
    order by company.id`;
  return rows.flatMap(({ companyId, name, place, address, title }) => {
    const found = readPlace(place, address, title).value;
    return found ? [{ companyId, name, nameKey: nameKeyIn(name, found.regionCode), cityCode: found.cityCode }] : [];
  });
}
