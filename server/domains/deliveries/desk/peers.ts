import { type SQL, sql } from 'drizzle-orm';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { provinceByCode } from '#contract/taxonomy/places/cities.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';

/** With fewer companies a median would reveal one of them. */
export const fewestPeers = 3;
/** Figures of more companies would read a province's deliveries each time. */
const mostPeers = 100;

export interface Peers {
  /** '浙江民办中小学' */
  name: string;
  /** Ids of the peers, as a subquery. */
  ids: SQL;
}

/** Companies of the same type and province, whose figures a company is compared with: those with most open posts. */
export async function peersOf(db: Database, companyId: string): Promise<Peers> {
  const company = await rowOf(db, { type: 'string', cityCode: 'string' })`
    select company.type, company.city_code as "cityCode" from company where company.id = ${companyId}`;
  if (!company) throw new Error(`no company ${companyId}`);
  return {
    name: `${provinceByCode(company.cityCode)?.name ?? ''}${labelOf(companyTypes, company.type)}`,
    ids: sql`(select peer.id from company as peer
      where peer.type = ${company.type} and left(peer.city_code, 2) = ${company.cityCode.slice(0, 2)}
        and peer.id <> ${companyId} and ${publicCompany('peer')}
      order by peer.open_posts desc, peer.id limit ${mostPeers})`,
  };
}
