import { type Workbench, workbench } from '#contract/deliveries/workbench.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { admittedExhibitor, comingFair } from '../schema.ts';

/** The company's next fair with its booth. */
export async function nextFair(db: Database, companyId: string, now: Date): Promise<Workbench['fair']> {
  const fair = await rowOf(db, workbench.shape.fair.unwrap())`
    select fair.id::text as id, fair.title, fair.starts_at as "startsAt", fair.online, fair.taken as visitors,
      (select booth.number from fair_booth as booth
        where booth.fair_id = fair.id and booth.company_id = ${companyId} limit 1) as booth
    from fair_exhibitor as exhibitor join fair on fair.id = exhibitor.fair_id
    where exhibitor.company_id = ${companyId} and ${admittedExhibitor('exhibitor')}
      and ${comingFair('fair')} and fair.ends_at > ${now}
    order by fair.starts_at, fair.id limit 1`;
  return fair ?? null;
}
