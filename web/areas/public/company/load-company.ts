import type { Call } from '#contract/api.ts';
import type { PostCard } from '#contract/posts/post-card.ts';
import { addressAt } from '#web/features/page/page-at.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { loadForCompany, offeredModules } from '#web/slots.tsx';

const DEEPEST_PAGE = 50;
const aside = { background: true, quiet: true };
const rowOf = (post: PostCard) => ({ ...listedPost(post), deadline: post.deadline });
type Row = ReturnType<typeof rowOf>;

/** 急聘 first, then the nearest closing day. */
const byUrgency = (one: Row, other: Row) =>
  Number(other.urgent) - Number(one.urgent) || (one.deadline ?? '9').localeCompare(other.deadline ?? '9');

export const companyTabs = () => offeredModules().flatMap(({ companyTabs = [] }) => companyTabs);

/** Where a module shows one thing of a company at an address of its own. */
async function loadItem(call: Call, { pathname }: URL, id: string) {
  const address = addressAt(pathname);
  const ofItem = companyTabs().find(({ item }) => item?.path === address);
  const found = await ofItem?.item?.find(call, id).catch(failPage);
  return found ? { ...found, key: ofItem?.key, href: `${address}?id=${id}` } : null;
}

/** A company with its hot posts, all posts under the tab 在招岗位, or what a module shows on its tab. */
export async function loadCompany(call: Call, url: URL) {
  const named = url.searchParams.get('id');
  if (!isId(named)) throw missingPage();
  const item = await loadItem(call, url, named);
  const id = item?.companyId ?? named;
  const asked = item?.key ?? url.searchParams.get('tab');
  const ofModule = companyTabs().find(({ key }) => key === asked);
  const tab = asked === 'posts' ? 'posts' : (ofModule?.key ?? 'home');
  const requested = Number(url.searchParams.get('page'));
  const page = Number.isInteger(requested) && requested > 1 ? Math.min(requested, DEEPEST_PAGE) : 1;
  const shown = item
    ? item.shown
    : (ofModule?.load(call, id, { page, params: url.searchParams }).catch(() => null) ?? null);
  const posts =
    tab === 'posts'
      ? call('GET /api/company/getPostByCompanyId', { query: { companyId: id, status: 'open', page } }, aside)
      : call('GET /api/company/getHostPostByCompanyId', { query: { companyId: id } }, aside);
  const stored = posts.catch(() => null);
  const answers = call('GET /api/companies/:id/answers', { params: { id } }, aside).catch(() => null);
  const detail = call('GET /api/company/queryCompanyDetail', { query: { companyId: id } });
  const loading = tab === 'home' ? loadForCompany(call, id, detail) : Promise.resolve({});
  const company = await detail.catch(failPage);
  const { items = [], total = 0 } = (await stored) ?? {};
  const rows = items.map(rowOf);
  return {
    company,
    tab,
    page,
    posts: tab === 'home' ? rows.sort(byUrgency) : rows,
    total,
    shown: await shown,
    item: item && { title: item.title, about: item.about, href: item.href },
    answers: (await answers) ?? null,
    loaded: await loading,
    now: Date.now(),
  } as const;
}

export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;
