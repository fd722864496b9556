import type { Database, RowOf } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { cardSource, sourceColumns, sourceTables } from './index/card-sources.ts';
import { between, betweenColumns, betweenTables, relationsOf } from './relation-columns.ts';

/** A person in talent search with their relation to a company. */
const talentFound = { ...cardSource, ...between, accountId: 'string', avatarUrl: 'string?', phone: 'string' } as const;
export type TalentFound = RowOf<typeof talentFound>;

/** People by id from the tables, in the order of the ids; those not in talent search are omitted. */
export async function foundTalents(
  db: Database,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<TalentFound[]> {
  if (ids.length === 0) return [];
  const values = new Values();
  const query = relationsOf(values, companyId, ids, now);
  const text = `select ${sourceColumns}, jober.account_id::text as "accountId", jober.avatar_url as "avatarUrl", account.phone,
      ${betweenColumns('jober.id', query)}
    ${sourceTables} ${betweenTables('jober.id', query)}
    where talent_search.jober_id = any(${query.people}::int8[])`;
  const rows = await runPrepared(db, talentFound, text, values);
  const byId = new Map(rows.map((row) => [row.joberId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
