import type { Call } from '#contract/api.ts';
import { applicantText, usualApplicant } from '#contract/search/applicant.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { loadForHome } from '#web/slots.tsx';

const SHOWN = 10;
/** The first stands above the posts, the others among them. */
const ANSWERS = 4;
const aside = { background: true, quiet: true };
const orNull = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

/** The mobile home page's data for a city, or the whole country: hot and newest posts. */
export async function loadMobileHome(call: Call, url: URL) {
  const given = url.searchParams.get('cityCode') ?? '';
  const cityCode = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : undefined;
  const now = Date.now();
  const check = { applicant: usualApplicant, cityCode };
  const asked = { applicant: applicantText(check.applicant), cityCode };
  // All but the posts are optional.
  const others = Promise.all([
    orNull(call('GET /api/posts/open-to', { query: asked }, aside)),
    loadForHome(call, 'mobileHome', now),
    orNull(call('GET /api/answers', {}, aside)),
    orNull(call('GET /api/posts/facets', { query: { cityCode } }, aside)),
  ]);
  const { hot, newest, stats, hotWords } = await call('GET /api/home', { query: { cityCode } }).catch(failPage);
  const all = Object.values(hot).flat();
  const known = new Map(all.map((post) => [post.id, post]));
  const hotPosts = [...known.values()].slice(0, SHOWN);
  const companies = [...new Set([...hotPosts, ...newest.slice(0, SHOWN)].map(({ company }) => company.id))].join(',');
  const strips = companies && (await orNull(call('GET /api/answers/strips', { query: { companies } }, aside)));
  const [openTo, loaded, answers, facets] = await others;
  return {
    cityCode,
    stats,
    check,
    openTo,
    established: facets?.tenure.establishment ?? null,
    loaded,
    answers: answers?.recent.slice(0, ANSWERS) ?? [],
    answeredToday: answers?.today ?? null,
    strips: strips || {},
    // The first shortcut leads to the posts of 事业编制.
    hotWords: hotWords.filter((word) => word !== '事业编制').slice(0, 6),
    hot: hotPosts.map(listedPost),
    newest: newest.slice(0, SHOWN).map(listedPost),
    now,
  };
}

export type MobileHomeData = Awaited<ReturnType<typeof loadMobileHome>>;
