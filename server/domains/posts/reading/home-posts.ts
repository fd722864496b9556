import { sql } from 'drizzle-orm';
import type { PostCard } from '#contract/posts/post-card.ts';
import type { PostFilters } from '#contract/search/post-search.ts';
import type { sorts } from '#contract/taxonomy/filters/sorts.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { searchPosts } from '#server/domains/search/public.ts';
import { type Database, type RowOf, rowsOf } from '#server/platform/database/database.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { postCards } from './post-cards.ts';

const POSTS_PER_TAB = 9;
/** The roles that most teachers look for. */
const usualRoles: RoleCode[] = [
  ...(['teacher', 'homeroom', 'kindergarten', 'psychologist', 'resource'] as const),
  ...(['teaching-research', 'teaching-first', 'ideology', 'counsellor'] as const),
];
/** 0–100. */
const ANSWERS_WELL = 88;
const COMPANIES_LOOKED_AT = 60;
/** Of each company. */
const POSTS_LOOKED_AT = 3;
/** Of one 学段 among the recommended. */
const OF_A_STAGE = 2;
const SHANGHAI_MS = 8 * 3_600_000;
/** From September on, schools look for next summer's graduates. */
const SEPTEMBER = 8;

/** The graduating year that is now looking for work: 2027 in November 2026. */
export function graduatingYear(now: Date): number {
  const local = new Date(now.getTime() + SHANGHAI_MS);
  return local.getUTCFullYear() + (local.getUTCMonth() >= SEPTEMBER ? 1 : 0);
}

type Tab = PostFilters & { sort?: keyof typeof sorts };

/** The tabs of 热门岗位, each a search. */
const hotTabs = (now: Date): Record<string, Tab> => ({
  事业编制: { tenure: ['establishment', 'quota'] },
  高校人才: { stage: ['undergraduate', 'postgraduate', 'vocational-undergraduate'] },
  [`${graduatingYear(now)}届应届`]: { experience: ['graduate'] },
  特岗与公费师范: { tenure: ['special-post', 'targeted'] },
  民办与国际: { companyType: ['private-school', 'international-school'] },
  银龄返聘: { tenure: ['retired'] },
});

/** At most one card per company while there are others, so that one large school does not fill a tab. */
export function spread(cards: readonly PostCard[], requested: number): PostCard[] {
  const seen = new Set<string>();
  const first = cards.filter(({ company }) => !seen.has(company.id) && seen.add(company.id));
  const rest = cards.filter((card) => !first.includes(card));
  return [...first, ...rest].slice(0, requested);
}

/** Enough results for a tab to show as many companies as posts. */
async function foundFor(source: SearchSource, tab: Tab, cityCode: string | undefined, now: Date): Promise<string[]> {
  const { ids } = await searchPosts(source, { sort: 'newest', ...tab, cityCode }, now);
  return ids;
}

const candidateColumns = { id: 'string', company: 'string', kind: 'string', stage: 'string' } as const;
type Candidate = RowOf<typeof candidateColumns>;

/** Takes the best posts in order: one a company, one a kind, few of a 学段; then fills up with the others. */
function chosenFrom(candidates: readonly Candidate[], wanted: number): string[] {
  const stages = new Map<string, number>();
  const seen = new Set<string>();
  const first = candidates.filter(({ company, kind, stage }) => {
    const isTaken = seen.has(company) || seen.has(kind) || (stages.get(stage) ?? 0) >= OF_A_STAGE;
    if (isTaken) return false;
    for (const name of [company, kind]) seen.add(name);
    stages.set(stage, (stages.get(stage) ?? 0) + 1);
    return true;
  });
  const rest = candidates.filter((candidate) => !first.includes(candidate) && !seen.has(candidate.company));
  return [...first, ...rest].slice(0, wanted).map(({ id }) => id);
}

/**
 * Open posts of companies with a high reply rate: by that rate, how fresh the post is and whether it is on the public payroll, not
 * by who refreshed last. One scan of companies, then for each the first entries of `post_company_open_idx`, whose order this must be.
 */
async function recommended(db: Database, cityCode: string | undefined, now: Date): Promise<string[]> {
  const inCity = cityCode ? sql`and company.city_code = ${cityCode}` : sql``;
  const rows = await rowsOf(db, candidateColumns)`
    select latest.id::text as id, good.id::text as company, coalesce(latest.stages[1], '') as stage,
      concat_ws(' ', latest.stages[1], coalesce(latest.subjects[1], latest.role)) as kind
    from (
      select company.id, company.reply_rate from company
      where ${publicCompany('company')} and company.reply_rate >= ${ANSWERS_WELL} ${inCity}
      order by company.open_posts desc, company.id
      limit ${COMPANIES_LOOKED_AT}
    ) as good
    cross join lateral (
      select post.id, post.stages, post.subjects, post.role, post.tenure, coalesce(refreshed_at, created_at) as at from post
      where post.company_id = good.id and post.status = 'open' and (post.deadline is null or post.deadline > ${now})
        and post.role = any(${sql.param(usualRoles)}::text[])
      order by coalesce(refreshed_at, created_at) desc, post.id desc
      limit ${POSTS_LOOKED_AT}
    ) as latest
    order by good.reply_rate / 10 + (case when latest.tenure in ('establishment', 'quota') then 3 else 0 end)
      - least(10, extract(epoch from ${now}::timestamptz - latest.at) / 259200) desc nulls last, latest.id`;
  return chosenFrom(rows, POSTS_PER_TAB);
}

export interface HomePosts {
  /** By tab. */
  hot: Record<string, PostCard[]>;
  newest: PostCard[];
}

/** 热门岗位 by tab, and 最新岗位: finds all lists first, then reads all cards in one statement. */
export async function homePosts(source: SearchSource, cityCode: string | undefined, now: Date): Promise<HomePosts> {
  const { db } = source;
  const requested = Object.entries(hotTabs(now));
  const [tabs, latest, best] = await Promise.all([
    Promise.all(requested.map(([, tab]) => foundFor(source, tab, cityCode, now))),
    foundFor(source, {}, cityCode, now),
    recommended(db, cityCode, now),
  ]);
  const cards = await postCards(db, [...new Set([...tabs.flat(), ...latest, ...best])], undefined, now);
  const shown = (ids: readonly string[] = []) => ids.flatMap((id) => cards.get(id) ?? []);
  const hot: Record<string, PostCard[]> = { 推荐: shown(best) };
  for (const [index, [name]] of requested.entries()) hot[name] = spread(shown(tabs[index]), POSTS_PER_TAB);
  return { hot, newest: spread(shown(latest), POSTS_PER_TAB) };
}
