import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { postEndpoints } from '#contract/posts/posts.ts';
import { type CompanyTypeCode, companyTypes } from '#contract/taxonomy/company-types.ts';
import type { CompanyTypeGroup } from '#contract/taxonomy/groups.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { staffRoles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { publicCompaniesIn, publicCompany } from '#database/schema/companies.ts';
import { hotWords } from '#server/domains/moderation-lists/public.ts';
import { countPosts, facetCounts } from '#server/domains/search/public.ts';
import { cachedBy, type MadeFrom } from '#server/platform/cached-by.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { cardTags, companyCardTag, firstDeadline } from './page-tags.ts';
import { cityOf } from './place.ts';
import { graduatingYear, type HomePosts, homePosts } from './reading/home-posts.ts';
import { publicRoutes } from './reading/public-routes.ts';
import { seekerRoutes } from './reading/seeker-routes.ts';
import { ownRoutes } from './recruiter/own-routes.ts';

const FAMOUS = 12;
const RAIL_SUBJECTS = 24;

const typesOf = (...groups: CompanyTypeGroup[]): CompanyTypeCode[] =>
  codesOf(companyTypes).filter((code) => groups.includes(companyTypes[code].group) && code !== 'international-school');

/** The tabs of 名校名企 with their company types. */
const famousTabs: Record<string, CompanyTypeCode[]> = {
  高校: typesOf('university'),
  中小学: typesOf('school'),
  职业院校: typesOf('vocational'),
  幼儿园: typesOf('kindergarten'),
  特教: typesOf('special'),
  国际与双语: ['international-school'],
};

type FamousCompany = AnswerOf<(typeof postEndpoints)['GET /api/home']>['famous'][string][number];

/** Approved companies with most open posts under each tab: one scan of the ordered index per type. */
async function famousCompanies(db: Database, cityCode: string | undefined): Promise<Record<string, FamousCompany[]>> {
  const inCity = cityCode ? sql`and company.city_code = ${cityCode}` : sql``;
  const requested = Object.entries(famousTabs).flatMap(([tab, types]) => types.map((type) => ({ tab, type })));
  const rows = await rowsOf(db, typed<Omit<FamousCompany, 'cityName'> & { tab: string; city: string }>())`
    select tab, id, name, city_code as city, logo_url as "logoUrl", open_posts as "openPosts" from (
      select wanted.tab, best.*, row_number() over (partition by wanted.tab order by best.open_posts desc, best.id) as place
      from unnest(
        ${sql.param(requested.map(({ tab }) => tab))}::text[], ${sql.param(requested.map(({ type }) => type))}::text[]
      ) as wanted (tab, type)
      cross join lateral (
        select company.id, company.name, company.city_code, company.logo_url, company.open_posts from company
        where company.type = wanted.type and company.status = 'approved' and ${publicCompany('company')} ${inCity}
        order by company.open_posts desc, company.id
        limit ${FAMOUS}
      ) as best
    ) as placed
    where place <= ${FAMOUS}
    order by place`;
  const companies = rows.map(({ tab, city, ...row }) => ({ tab, shown: { ...row, cityName: cityOf(city) } }));
  const under = (name: string) => companies.filter(({ tab }) => tab === name).map(({ shown }) => shown);
  return Object.fromEntries(Object.keys(famousTabs).map((tab) => [tab, under(tab)]));
}

/** Open posts, public companies and the mean reply rate of the site, or of a city; from counters stored with companies. */
async function siteStats(source: SearchSource, cityCode: string | undefined, now: Date) {
  const row = await rowOf(source.db, { posts: 'number', companies: 'number', replyRate: 'number' })`
    select coalesce(sum(company.open_posts), 0)::int as posts,
      count(*)::int as companies,
      coalesce(round(avg(company.reply_rate)), 0)::int as "replyRate"
    from company where ${publicCompaniesIn(cityCode)}`;
  const whole = row ?? { posts: 0, companies: 0, replyRate: 0 };
  if (!cityCode) return whole;
  const { city, county } = await facetCounts(source, { cityCode }, now, ['city', 'county']);
  return { ...whole, posts: city[cityCode] ?? county[cityCode] ?? 0 };
}

/**
 * Number of posts of each 学段 and by its subjects, most first, and of staff roles. Queried together, so that memory checks for
 * changes once.
 */
async function railCounts(source: SearchSource, cityCode: string | undefined, now: Date) {
  const [{ stage: all }, staff] = await Promise.all([
    facetCounts(source, { cityCode }, now, ['stage']),
    countPosts(source, { cityCode, role: [...staffRoles] }, now),
  ]);
  const entries = codesOf(stages)
    .filter((stage) => all[stage])
    .map(async (stage) => {
      const { subject } = await facetCounts(source, { stage: [stage], cityCode }, now, ['subject']);
      const sorted = Object.entries(subject).sort(([, one], [, other]) => other - one);
      const subjects = sorted.slice(0, RAIL_SUBJECTS).map(([code, n]) => ({ code, n }));
      return [stage, { posts: all[stage] ?? 0, subjects }] as const;
    });
  return { ...Object.fromEntries(await Promise.all(entries)), staff: { posts: staff, subjects: [] } };
}

const MINUTE = 60_000;
/** Maximum number of cities whose home page is cached. */
const CITIES = 400;

/** Used while operators have chosen none. */
const usualWords = (now: Date) => [
  '事业编制',
  '高中数学',
  '小学语文',
  '辅导员',
  '幼儿教师',
  '思政课教师',
  '银龄返聘',
  '心理健康',
  `${graduatingYear(now)} 届校招`,
];

function ofPosts({ hot, newest }: HomePosts): MadeFrom {
  const shown = [...Object.values(hot).flat(), ...newest];
  return { tags: cardTags(shown), until: firstDeadline(shown) };
}

const ofCompanies = ({ famous }: { famous: Record<string, FamousCompany[]> }): MadeFrom => ({
  tags: Object.values(famous)
    .flat()
    .map(({ id }) => companyCardTag(id)),
  until: Number.POSITIVE_INFINITY,
});

/** The dependencies of a home page. */
function madeHomeFrom(home: Parameters<typeof ofPosts>[0] & Parameters<typeof ofCompanies>[0]): MadeFrom {
  const [posts, companies] = [ofPosts(home), ofCompanies(home)];
  return { tags: [...posts.tags, ...companies.tags], until: posts.until };
}

/**
 * Content of the home page, for the whole country or a city. Posts are renewed at most once a minute per city and process;
 * schools and subject counts, which cost most and change least, every ten minutes. Nobody waits for a renewal. Closed or changed
 * items are evicted at once.
 */
function homeReader({ db, memories, clock, changes }: Pick<Deps, 'db' | 'memories' | 'clock' | 'changes'>) {
  const source = { db, memories };
  const codeOf = (key: string) => (key === '' ? undefined : key);
  const lively = { freshMs: MINUTE, staleMs: MINUTE, max: CITIES, clock, following: { changes, madeFrom: ofPosts } };
  const readPosts = cachedBy(lively, async (key: string) => {
    const now = clock.now();
    const [stats, words, posts] = await Promise.all([
      siteStats(source, codeOf(key), now),
      hotWords(db),
      homePosts(source, codeOf(key), now),
    ]);
    return { stats, hotWords: words.length > 0 ? words : usualWords(now), ...posts };
  });
  const slow = {
    freshMs: 10 * MINUTE,
    staleMs: 50 * MINUTE,
    max: CITIES,
    clock,
    following: { changes, madeFrom: ofCompanies },
  };
  const readRest = cachedBy(slow, async (key: string) => {
    const [famous, rail] = await Promise.all([
      famousCompanies(db, codeOf(key)),
      railCounts(source, codeOf(key), clock.now()),
    ]);
    return { famous, rail };
  });
  return async (cityCode: string) => {
    const [posts, rest] = await Promise.all([readPosts(cityCode), readRest(cityCode)]);
    return { ...posts, ...rest };
  };
}

export const postHandlers = (deps: Deps): Handlers<typeof postEndpoints> => {
  const readHome = homeReader(deps);
  return {
    ...publicRoutes(deps),
    ...seekerRoutes(deps),
    ...ownRoutes(),
    'GET /api/home': async (ctx, { query }) => {
      const home = await readHome(query.cityCode ?? '');
      const { tags, until } = madeHomeFrom(home);
      for (const tag of tags) ctx.dependsOn(tag);
      if (Number.isFinite(until)) ctx.freshUntil(new Date(until));
      return home;
    },
  };
};
