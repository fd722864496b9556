import type { Api, Call } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { pages } from '#contract/pages.ts';
import { contentKinds, guideTopics } from '#contract/taxonomy/content-categories.ts';
import { codesOf, isCode } from '#contract/taxonomy/list.ts';
import { addressAt } from '#web/features/page/page-at.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';
import type { ContentCard, ContentDetail } from '../../contract/content-items.ts';
import { contentHref } from './content-words.ts';

/** The most regions whose policies are compared. */
export const MAX_COMPARED = 4;
const DEEPEST_PAGE = 50;
const listCalls = {
  article: 'GET /api/content/articles',
  admission: 'GET /api/content/admissions',
  lecture: 'GET /api/content/lectures',
  policy: 'GET /api/content/policies',
  guide: 'GET /api/content/guides',
} as const;
export type ListedKind = keyof typeof listCalls;

/** Where each kind is listed. */
export const listPaths = {
  article: '/consultation',
  admission: '/recruitstudents',
  lecture: '/entrepreneurship/expert',
  policy: '/entrepreneurship/policy',
  guide: '/entrepreneurship/guide',
} as const satisfies Record<ListedKind, string>;

/** The filters of a list's URL; unknown ones are ignored. */
export interface ContentFilters {
  category?: string;
  cityCode?: string;
  when?: 'upcoming' | 'past';
}

function readContentFilters(kind: ListedKind, query: URLSearchParams): ContentFilters {
  const category = query.get('category');
  const place = query.get('cityCode') ?? '';
  const when = query.get('when');
  return {
    category: isCode(contentKinds[kind].categories, category) ? category : undefined,
    cityCode: /^[1-9][0-9]{5}$/.test(place) ? place : undefined,
    when: kind === 'lecture' && (when === 'upcoming' || when === 'past') ? when : undefined,
  };
}

/** A page of the kind that the address names, by its filters; 就业创业 is another address of the guides. */
export async function loadList(call: Call, url: URL) {
  const address = addressAt(url.pathname);
  const listed = codesOf(listPaths).find((one) => listPaths[one] === address);
  const kind = listed ?? (address === '/entrepreneurship' ? 'guide' : 'article');
  const filters = readContentFilters(kind, url.searchParams);
  const requested = Number(url.searchParams.get('page'));
  const page = Number.isInteger(requested) && requested > 1 ? Math.min(requested, DEEPEST_PAGE) : 1;
  const query = { ...filters, page } as InputOf<Api['GET /api/content/articles']>['query'];
  const found = await call(listCalls[kind], { query }).catch(failPage);
  return { title: pages[address ?? listPaths[kind]].title, kind, filters, page, found, now: Date.now() };
}
export type ListData = Awaited<ReturnType<typeof loadList>>;

/** Whom an article is about, by its title: '心理' of 心理老师. */
const teachersOf = (title: string) => /幼儿园|学前|高中|特岗|\p{Script=Han}{2}(?=老师|教师)/u.exec(title)?.[0];
const MAX_POSTS = 3;

/** Open posts of the teachers that an article is about, or of teachers at the place of a policy. */
async function postsOf(call: Call, { kind, title, regionCode, place }: ContentDetail) {
  const cityCode = kind === 'policy' ? (regionCode ?? undefined) : undefined;
  const keyword = kind === 'article' ? teachersOf(title) : cityCode && '教师';
  const word = cityCode ? place.split('·').at(-1) : keyword;
  if (!word) return null;
  const found = await call('GET /api/posts', { query: { keyword, cityCode } }, { background: true, quiet: true }).catch(
    () => null,
  );
  if (!found?.items.length) return null;
  const items = found.items.slice(0, MAX_POSTS);
  return {
    word,
    href: paths.jobs({ keyword, cityCode }),
    total: found.total,
    items: items.map(({ id, title, salary, company }) => ({ id, title, salary, company })),
  };
}

/** The item of the URL's `id`, at the address of its kind; others are not found there. */
export async function loadDetail(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!isId(id)) throw missingPage();
  const item: ContentDetail = await call('GET /api/content/items/:id', { params: { id } }).catch(failPage);
  if (item.kind === 'banner' || contentHref(item) !== `${addressAt(url.pathname)}?id=${id}`) throw missingPage();
  return { item, posts: await postsOf(call, item), now: Date.now() };
}
export type DetailData = Awaited<ReturnType<typeof loadDetail>>;

/** Guides in the order of a teacher's way: from the certificate to the first week, and to one's own business. */
export const inOrder = (guides: readonly ContentCard[]): ContentCard[] => {
  const topics: string[] = codesOf(guideTopics);
  return guides.toSorted((one, other) => topics.indexOf(one.category) - topics.indexOf(other.category));
};

/** Talent policies, and the compared regions of the URL. */
export async function loadTalent(call: Call, url: URL) {
  const { items } = await call('GET /api/content/talent-policies').catch(failPage);
  const requested = (url.searchParams.get('regions') ?? '').split(',');
  const known = new Set(items.map(({ regionCode }) => regionCode));
  const regions = [...new Set(requested)].filter((code) => known.has(code)).slice(0, MAX_COMPARED);
  return { items, regions, now: Date.now() };
}
export type TalentData = Awaited<ReturnType<typeof loadTalent>>;
