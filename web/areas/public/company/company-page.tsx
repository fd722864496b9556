import { lazyPart } from '#web/api/lazy-part.tsx';
import { Prose } from '#web/features/page/prose.tsx';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Section } from '#web/ui/section.tsx';
import { CompanyHead } from './company-head.tsx';
import { Album } from './company-photos.tsx';
import { type CompanyData, companyTabs } from './load-company.ts';

/** Whether the signed-in seeker follows a company; false for a visitor and while loading. */
function useFollowed(id: string): boolean {
  const seeker = useSession(isSeekerSignedIn);
  return useCall('GET /api/companies/:id/mine', seeker ? { params: { id } } : null, quietly).data?.followed ?? false;
}

/** Its script may come after the first view's; the server draws it with the page. */
const CompanyTerms = lazyPart(() => import('./company-terms.tsx'), 'CompanyTerms');

/** Structured data of the company (schema.org Organization) and its breadcrumbs. */
function structuredData({ company }: CompanyData, siteUrl: string) {
  const origin = siteOrigin(siteUrl);
  const organization = {
    '@type': 'Organization',
    name: company.name,
    url: absolute(origin, paths.company(company.id)),
    logo: absolute(origin, company.logoUrl),
    description: company.intro || undefined,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressRegion: company.regionName,
      streetAddress: company.address || undefined,
    },
  };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '找单位', item: absolute(origin, paths.companies()) },
      { '@type': 'ListItem', position: 2, name: company.name },
    ],
  };
  return { '@context': 'https://schema.org', '@graph': [organization, breadcrumb] };
}

function OpenTab({ data }: { data: CompanyData }) {
  if (data.tab === 'home') return <HomeTab data={data} />;
  if (data.tab === 'posts') return <PostsTab data={data} />;
  const Tab = companyTabs().find(({ key }) => key === data.tab)?.Tab;
  return Tab ? <Tab company={data.company} page={data.page} shown={data.shown} /> : null;
}

export function CompanyPage({ data }: { data: CompanyData }) {
  const site = useSite();
  const followed = useFollowed(data.company.id);
  return (
    <>
      <StructuredData value={structuredData(data, site?.pcSiteUrl ?? '')} />
      <CompanyHead data={data} following={followed} />
      <div className="page flex flex-col gap-4 pt-4 max-sm:gap-3">
        <OpenTab data={data} />
      </div>
    </>
  );
}

const PAGE_SIZE = 20;

/** 在招岗位: all open posts, newest first. */
function PostsTab({ data: { company, posts, total, page, now } }: { data: CompanyData }) {
  const base = `${paths.company(company.id)}&tab=posts`;
  if (posts.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="暂时没有在招的岗位"
          text="关注这家单位，有新岗位时会出现在你的求职首页。"
          next={{ label: `看${company.cityName}的其他岗位`, href: paths.jobs({ cityCode: company.cityCode }) }}
        />
      </div>
    );
  }
  return (
    <section aria-labelledby="posts-title">
      <h2 id="posts-title" className="sr-only">
        在招岗位
      </h2>
      <PostRows posts={posts} now={now} own />
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}&page=${to}`)}
      />
    </section>
  );
}

function Posts({ company, posts, now }: CompanyData) {
  const isEmpty = posts.length === 0;
  return (
    <Section title="在招岗位" note={isEmpty ? undefined : '急聘在前，再按截止日'}>
      {isEmpty ? (
        <p className="text-14 text-ink-3">现在没有在招的岗位。关注这家单位，有新岗位会告诉你。</p>
      ) : (
        <PostRows posts={posts} now={now} own className="-mx-6 rounded-none border-0 max-sm:-mx-4" />
      )}
      {!isEmpty && company.openPosts > posts.length && (
        <a className="btn btn-tint mt-3 w-full" href={`${paths.company(company.id)}&tab=posts`} data-keep-scroll>
          看全部 {company.openPosts} 个岗位
        </a>
      )}
    </Section>
  );
}

function Source({ company: { source, sourceAt } }: CompanyData) {
  if (!source) return null;
  return (
    <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-14 text-ink-3">
      资料来源：{source}
      {sourceAt && `，${dateText(sourceAt)} 收录`}。单位认证后可自行修改。
    </p>
  );
}

/** 主页: what may be applied for, how the school answers, what it offers, then the school in its own words. */
function HomeTab({ data }: { data: CompanyData }) {
  const { intro } = data.company;
  return (
    <>
      <Slot name="company.section" company={data.company} loaded={data.loaded} now={data.now} />
      <div className="card">
        <Album {...data} />
        <Posts {...data} />
        <CompanyTerms data={data} />
        <Section title="单位简介">
          {intro ? <Prose text={intro} /> : <p className="text-ink-3">这家单位还没有写简介。</p>}
          <Source {...data} />
        </Section>
      </div>
    </>
  );
}
