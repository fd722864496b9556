import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';

export const companyTabs = { intro: '单位简介', posts: '在招岗位' } as const;
export type CompanyTab = keyof typeof companyTabs;

const isId = (text: string) => /^[1-9][0-9]{0,18}$/.test(text);

/** A company's page; its posts come along, since most who open it look for them. */
export async function loadCompany(call: Call, url: URL) {
  const companyId = url.searchParams.get('id') ?? '';
  if (!isId(companyId)) throw missingPage();
  const tab: CompanyTab = url.searchParams.get('tab') === 'posts' ? 'posts' : 'intro';
  const given = Number(url.searchParams.get('page'));
  const page = Number.isInteger(given) && given > 1 ? Math.min(given, 50) : 1;
  const [company, posts] = await Promise.all([
    call('GET /api/company/queryCompanyDetail', { query: { companyId } }),
    call('GET /api/company/getPostByCompanyId', { query: { companyId, status: 'open', page } }),
  ]).catch(failPage);
  return { company, posts, tab, page, now: Date.now() };
}

export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;
