import { Suspense, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { CompanyHead } from './company-head.tsx';
import { HomeTab } from './home-tab.tsx';
import { type CompanyData, companyTabs } from './load-company.ts';
import { PostsTab } from './posts-tab.tsx';

/** Whether the signed-in seeker follows a company; false for a visitor and while loading. */
function useFollowed(id: string): boolean {
  const seeker = useSession(isSeekerSignedIn);
  const [known, setKnown] = useState<{ id: string; followed: boolean } | null>(null);
  useEffect(() => {
    if (!seeker) return setKnown(null);
    let gone = false;
    call('GET /api/companies/:id/mine', { params: { id } }, { background: true, quiet: true }).then(
      ({ followed }) => gone || setKnown({ id, followed }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, seeker]);
  return known?.id === id && known.followed;
}

/** Its script may come after the first view's; the server draws it with the page. */
const CompanySide = lazyPart(() => import('./company-side.tsx').then(({ CompanySide }) => CompanySide));

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
      <div className="page reading-grid pt-4">
        <div className="flex min-w-0 flex-col gap-4 max-sm:gap-3">
          <Suspense fallback={null}>
            <OpenTab data={data} />
          </Suspense>
        </div>
        <aside aria-label="单位信息" className="reading-side">
          <Suspense fallback={null}>
            <CompanySide data={data} />
          </Suspense>
        </aside>
      </div>
    </>
  );
}
