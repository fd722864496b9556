import { sql } from 'drizzle-orm';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { nameKeyIn } from './group-companies.ts';
import { readPlace } from './read/read-place.ts';

/** The company of the post behind each key; keys without a post are omitted. */
export async function companyOfKeys(tx: Database, keys: readonly string[]): Promise<Map<string, string>> {
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

interface EarlierRow extends Record<string, unknown> {
  companyId: string;
  name: string;
  place: string;
  address: string;
  title: string;
}

/**
 * Names in earlier tables of companies that were claimed since: a claim may have changed name and place. Unclaimed companies keep
 * theirs.
 */
export async function formerNames(tx: Database): Promise<FormerName[]> {
  const { rows } = await tx.execute<EarlierRow>(sql`
    select distinct company.id as "companyId", import_row.raw ->> 'company' as name,
      coalesce(import_row.raw ->> 'place', '') as place, coalesce(import_row.raw ->> 'address', '') as address,
      coalesce(import_row.raw ->> 'title', '') as title
    from company
    join post on post.company_id = company.id
    join import_row on import_row.post_id = post.id
    where company.source is not null and company.status <> 'unclaimed' and import_row.raw ->> 'company' <> ''
    order by company.id`);
  return rows.flatMap(({ companyId, name, place, address, title }) => {
    const found = readPlace(place, address, title).value;
    return found ? [{ companyId, name, nameKey: nameKeyIn(name, found.regionCode), cityCode: found.cityCode }] : [];
  });
}
