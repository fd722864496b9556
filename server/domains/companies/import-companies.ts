import { type SQL, sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { company, companyEvent } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';

/** A company of an imported table; public at once, marked 未认领, until it is claimed. */
type ImportedCompany = Pick<
  typeof company.$inferInsert,
  'name' | 'nameKey' | 'type' | 'cityCode' | 'regionCode' | 'address' | 'size'
> & { source: string };

/** A company that an import may refer to. */
export interface KnownCompany {
  id: string;
  name: string;
  nameKey: string;
  cityCode: string;
  /** Certified: an import does not change it. */
  certified: boolean;
}

/** Companies that an import may refer to; without drafts and rejected applications, which nobody has verified. */
async function knownCompanies(db: Database, where: SQL): Promise<KnownCompany[]> {
  const rows = await db
    .select(pick(company, 'id', 'name', 'nameKey', 'cityCode', 'status'))
    .from(company)
    .where(where)
    .orderBy(company.createdAt, company.id);
  return rows.flatMap(({ status, ...row }) => {
    const certified = status === 'approved' || status === 'suspended';
    return status === 'unclaimed' || certified ? [{ ...row, certified }] : [];
  });
}

/** The companies that share a name key with the import's. */
export const companiesByKey = (db: Database, nameKeys: readonly string[]): Promise<KnownCompany[]> =>
  knownCompanies(db, sql`${company.nameKey} = any(${sql.param(nameKeys)}::text[])`);

export const companiesById = (db: Database, ids: readonly string[]): Promise<KnownCompany[]> =>
  knownCompanies(db, sql`${company.id} = any(${sql.param(ids)}::bigint[])`);

/** Adds companies of an import, with their events; returns ids in the given order. */
export async function insertUnclaimed(
  tx: Database,
  companies: readonly ImportedCompany[],
  now: Date,
): Promise<string[]> {
  if (companies.length === 0) return [];
  const rows = companies.map((values) => ({
    ...values,
    id: newId(),
    status: 'unclaimed' as const,
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
