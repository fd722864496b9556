import { sql } from 'drizzle-orm';
import { type CompanyTypeCode, type CompanyTypeGroup, companyTypes } from '#contract/taxonomy/company-types.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { facetCounts } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cityOf } from './place.ts';

const FAMOUS = 12;
const RAIL_SUBJECTS = 24;

const typesOf = (...groups: CompanyTypeGroup[]): CompanyTypeCode[] =>
  codesOf(companyTypes).filter((code) => groups.includes(companyTypes[code].group) && code !== 'international-school');

/** The tabs of 名校名企 and the company types under each. */
const famousTabs: Record<string, CompanyTypeCode[]> = {
  高校: typesOf('university'),
  中小学: typesOf('school'),
  职业院校: typesOf('vocational'),
  幼儿园: typesOf('kindergarten'),
  特教: typesOf('special'),
  国际与双语: ['international-school'],
};

export interface FamousCompany {
  id: string;
  name: string;
  cityName: string;
  logoUrl: string | null;
  openPosts: number;
}

/** Approved companies with the most open posts under each tab: one walk of the ordered index for each type. */
export async function famousCompanies(
  db: Database,
  cityCode: string | undefined,
): Promise<Record<string, FamousCompany[]>> {
  const inCity = cityCode ? sql`and company.city_code = ${cityCode}` : sql``;
  const found = await Promise.all(
    Object.entries(famousTabs).map(async ([tab, types]) => {
      const { rows } = await db.execute<{
        id: string;
        name: string;
        city: string;
        logoUrl: string | null;
        openPosts: number;
      }>(sql`
        select best.id, best.name, best.city_code as city, best.logo_url as "logoUrl", best.open_posts as "openPosts"
        from unnest(${sql.param(types)}::text[]) as wanted (type)
        cross join lateral (
          select company.* from company
          where company.type = wanted.type and company.status in ('approved', 'unclaimed') and company.status = 'approved' ${inCity}
          order by company.open_posts desc, company.id
          limit ${FAMOUS}
        ) as best
        order by best.open_posts desc, best.id
        limit ${FAMOUS}`);
      return [tab, rows.map(({ city, ...row }) => ({ ...row, cityName: cityOf(city) }))] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** Open posts, companies and the mean reply rate of the site, or of a city; from counters kept on the companies. */
export async function siteStats(db: Database, cityCode: string | undefined, now: Date) {
  const inCity = cityCode ? sql`and company.city_code = ${cityCode}` : sql``;
  const { rows } = await db.execute<{ posts: number; companies: number; replyRate: number }>(sql`
    select coalesce(sum(company.open_posts), 0)::int as posts, count(*)::int as companies,
      coalesce(round(avg(company.reply_rate)), 0)::int as "replyRate"
    from company where company.status in ('approved', 'unclaimed') ${inCity}`);
  const whole = rows[0] ?? { posts: 0, companies: 0, replyRate: 0 };
  if (!cityCode) return whole;
  const { city, county } = await facetCounts(db, { cityCode }, now);
  return { ...whole, posts: city[cityCode] ?? county[cityCode] ?? 0 };
}

/** How many posts each subject of each 学段 has, most first. */
export async function railCounts(db: Database, cityCode: string | undefined, now: Date) {
  const rail: Record<string, { subjects: { code: string; n: number }[] }> = {};
  const { stage: all } = await facetCounts(db, { cityCode }, now);
  for (const stage of codesOf(stages)) {
    if (!all[stage]) continue;
    const { subject } = await facetCounts(db, { stage: [stage], cityCode }, now);
    const sorted = Object.entries(subject).sort(([, one], [, other]) => other - one);
    rail[stage] = { subjects: sorted.slice(0, RAIL_SUBJECTS).map(([code, n]) => ({ code, n })) };
  }
  return rail;
}
