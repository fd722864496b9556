import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';

const DEEPEST_PAGE = 50;
const isId = (text: string | null): text is string => text !== null && /^[1-9][0-9]{0,18}$/.test(text);

/** A company with its hot posts, or all posts under the tab 在招岗位. */
export async function loadCompany(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!isId(id)) throw missingPage();
  const tab = url.searchParams.get('tab') === 'posts' ? 'posts' : 'intro';
  const requested = Number(url.searchParams.get('page'));
  const page = Number.isInteger(requested) && requested > 1 ? Math.min(requested, DEEPEST_PAGE) : 1;
  const aside = { background: true, quiet: true };
  const posts =
    tab === 'posts'
      ? call('GET /api/company/getPostByCompanyId', { query: { companyId: id, status: 'open', page } }, aside)
      : call('GET /api/company/getHostPostByCompanyId', { query: { companyId: id } }, aside);
  const stored = posts.catch(() => null);
  const company = await call('GET /api/company/queryCompanyDetail', { query: { companyId: id } }).catch(failPage);
  const { items = [], total = 0 } = (await stored) ?? {};
  return { company, tab, page, posts: items.map(listedPost), total, now: Date.now() } as const;
}

export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;
