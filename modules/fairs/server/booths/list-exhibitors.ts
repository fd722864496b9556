import { sql } from 'drizzle-orm';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { postCards } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { FairExhibitor } from '../../contract/fair-views.ts';
import { admittedExhibitor } from '../../schema.ts';

interface ExhibitorListRow extends Record<string, unknown> {
  companyId: string;
  name: string;
  type: string;
  cityCode: string;
  logoUrl: string | null;
  replyRate: number | null;
  status: string;
  boothId: string | null;
  number: string | null;
  hall: number | null;
  postIds: string[] | null;
}

/** Exhibitors of a fair with their posts, in the order of booths, without posts that have ended. */
export async function listExhibitors(db: Database, fairId: string, now: Date): Promise<FairExhibitor[]> {
  const { rows } = await db.execute<ExhibitorListRow>(sql`
    select exhibitor.company_id as "companyId", company.name, company.type,
      company.city_code as "cityCode", company.logo_url as "logoUrl", company.reply_rate as "replyRate",
      exhibitor.status,
      booth.id as "boothId", booth.number, booth.hall,
      (select array_agg(post_id::text order by place) from fair_exhibitor_post where exhibitor_id = exhibitor.id) as "postIds"
    from fair_exhibitor as exhibitor
    join company on company.id = exhibitor.company_id
    left join fair_booth as booth on booth.fair_id = exhibitor.fair_id and booth.company_id = exhibitor.company_id
    where exhibitor.fair_id = ${fairId} and ${admittedExhibitor('exhibitor')} and company.status = 'approved'
    order by booth.hall nulls last, booth.number, company.name`);
  const cards = await postCards(db, [...new Set(rows.flatMap(({ postIds }) => postIds ?? []))], undefined, now);
  return rows.map(({ postIds, boothId, number, hall, cityCode, status, ...company }) => ({
    ...company,
    cityName: cityName(cityCode),
    booth: boothId === null ? null : { id: boothId, number: number ?? '', hall: hall ?? 0 },
    checkedIn: status === 'checked-in',
    posts: (postIds ?? []).flatMap((id) => cards.get(id) ?? []).filter(({ status }) => status === 'open'),
  }));
}
