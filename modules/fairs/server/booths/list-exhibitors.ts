import { cityName } from '#contract/taxonomy/places/regions.ts';
import { postCards } from '#server/domains/posts/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { FairExhibitor } from '../../contract/fair-views.ts';
import { admittedExhibitor } from '../../schema.ts';

type Row = Omit<FairExhibitor, 'cityName' | 'checkedIn' | 'posts'> & {
  cityCode: string;
  status: string;
  postIds: string[];
};

/** Exhibitors of a fair with their posts, in the order of booths, without posts that have ended. */
export async function listExhibitors(db: Database, fairId: string, now: Date): Promise<FairExhibitor[]> {
  const rows = await rowsOf(db, typed<Row>())`
    select exhibitor.company_id as "companyId", company.name, company.type,
      company.city_code as "cityCode", company.logo_url as "logoUrl", company.reply_rate as "replyRate",
      exhibitor.status, case when booth.id is not null
        then json_build_object('id', booth.id::text, 'number', booth.number, 'hall', booth.hall) end as booth,
      array(select post_id::text from fair_exhibitor_post where exhibitor_id = exhibitor.id order by place) as "postIds"
    from fair_exhibitor as exhibitor
    join company on company.id = exhibitor.company_id
    left join fair_booth as booth on booth.fair_id = exhibitor.fair_id and booth.company_id = exhibitor.company_id
    where exhibitor.fair_id = ${fairId} and ${admittedExhibitor('exhibitor')} and company.status = 'approved'
    order by booth.hall nulls last, booth.number, company.name`;
  const cards = await postCards(db, [...new Set(rows.flatMap(({ postIds }) => postIds))], undefined, now);
  return rows.map(({ postIds, cityCode, status, ...company }) => ({
    ...company,
    cityName: cityName(cityCode),
    checkedIn: status === 'checked-in',
    posts: postIds.flatMap((id) => cards.get(id) ?? []).filter(({ status }) => status === 'open'),
  }));
}
