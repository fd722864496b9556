import { type SQL, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { company, companyEvent } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A company of an imported table; public at once, marked 未认领, until somebody certifies it. */
export type ImportedCompany = Pick<
  typeof company.$inferInsert,
  'name' | 'nameKey' | 'type' | 'cityCode' | 'regionCode' | 'address' | 'size'
> & { source: string };

/** A company that an import may mean. */
export interface KnownCompany {
  id: string;
  name: string;
  nameKey: string;
  cityCode: string;
  /** Certified by itself: an import adds nothing to it. */
  certified: boolean;
}

/** Those of the companies that an import may mean: drafts and refused newcomers are left out, nobody vouches for them. */
async function knownCompanies(db: Database, where: SQL): Promise<KnownCompany[]> {
  const rows = await db
    .select({
      id: company.id,
      name: company.name,
      nameKey: company.nameKey,
      cityCode: company.cityCode,
      status: company.status,
    })
    .from(company)
    .where(where)
    .orderBy(company.createdAt, company.id);
  return rows.flatMap(({ status, ...row }) => {
    const certified = status === 'approved' || status === 'suspended';
    return status === 'unclaimed' || certified ? [{ ...row, certified }] : [];
  });
}

/** The companies that share a key with an import's. */
export const companiesByKey = (db: Database, nameKeys: readonly string[]): Promise<KnownCompany[]> =>
  knownCompanies(db, sql`${company.nameKey} = any(${sql.param(nameKeys)}::text[])`);

/** The companies of these ids. */
export const companiesById = (db: Database, ids: readonly string[]): Promise<KnownCompany[]> =>
  knownCompanies(db, sql`${company.id} = any(${sql.param(ids)}::bigint[])`);

/** Adds companies of an import, with their events; the ids come in the order given. */
export async function insertUnclaimed(
  tx: Database,
  companies: readonly ImportedCompany[],
  now: Date,
): Promise<string[]> {
  if (companies.length === 0) return [];
  const rows = companies.map((values) => ({
    ...values,
    id: newId(),
    status: 'unclaimed',
    shortName: [...values.name].slice(0, 20).join(''),
    sourceAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(company).values(rows);
  await tx
    .insert(companyEvent)
    .values(rows.map(({ id }) => ({ id: newId(), companyId: id, move: 'import', toStatus: 'unclaimed', at: now })));
  return rows.map(({ id }) => id);
}
