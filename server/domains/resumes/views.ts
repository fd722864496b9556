import { sql } from 'drizzle-orm';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  beyond,
  cappedTotal,
  cursorParts,
  cutPage,
  type PageRequest,
  pageOf,
  TOTAL_CAP,
} from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';

interface ViewRow extends Record<string, unknown> {
  id: string;
  memberId: string;
  viewedAt: Date;
  times: number;
  via: Viewer['via'];
  deliveryId: string | null;
  deliveryStatus: Viewer['deliveryStatus'];
  companyId: string;
  companyName: string;
  companyType: string;
  cityCode: string;
  logoUrl: string | null;
  recruiterName: string;
  recruiterTitle: string;
  postTitle: string | null;
}

const present = (row: ViewRow): Viewer => ({
  ...pick(row, 'id', 'times', 'via', 'postTitle', 'deliveryId', 'deliveryStatus'),
  viewedAt: new Date(row.viewedAt).toISOString(),
  company: {
    id: row.companyId,
    name: row.companyName,
    type: row.companyType,
    cityName: cityName(row.cityCode),
    logoUrl: row.logoUrl,
  },
  recruiter: { name: row.recruiterName, title: row.recruiterTitle },
});

/** Views of a seeker: one row per recruiter of a company, with the last view and their number, latest first. */
export async function viewsPage(db: Database, joberId: string, query: PageRequest) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const looks = sql`
    select resume_view.company_id, resume_view.member_id, max(resume_view.viewed_at) as last, count(*)::int as times
    from resume_view where resume_view.jober_id = ${joberId} group by resume_view.company_id, resume_view.member_id`;
  const after = sql`where ${beyond(page, sql`looks.last, looks.member_id`)}`;
  const found = await db.execute<ViewRow>(sql`
    select newest.id, looks.member_id as "memberId", looks.last as "viewedAt", looks.times, newest.via,
      newest.delivery_id as "deliveryId", delivery.status as "deliveryStatus", company.id as "companyId", company.name as "companyName",
      company.type as "companyType", company.city_code as "cityCode", company.logo_url as "logoUrl",
      company_member.name as "recruiterName", company_member.title as "recruiterTitle", post.title as "postTitle"
    from (
      select * from (${looks}) as looks ${after}
      order by looks.last desc, looks.member_id desc limit ${page.size + 1} offset ${page.offset}
    ) as looks
    cross join lateral (
      select resume_view.id, resume_view.via, resume_view.delivery_id from resume_view
      where resume_view.jober_id = ${joberId} and resume_view.member_id = looks.member_id
        and resume_view.company_id = looks.company_id
      order by resume_view.viewed_at desc limit 1
    ) as newest
    join company on company.id = looks.company_id
    join company_member on company_member.id = looks.member_id
    left join delivery on delivery.id = newest.delivery_id
    left join post on post.id = delivery.post_id
    order by looks.last desc, looks.member_id desc`);
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${looks} limit ${TOTAL_CAP + 1}) as counted`,
  );
  const { rows, nextCursor } = cutPage(found.rows, page, (row) => [new Date(row.viewedAt).toISOString(), row.memberId]);
  return { items: rows.map(present), nextCursor, ...cappedTotal(counted.rows[0]?.n ?? 0) };
}
