import { call } from '#web/api/browser-call.ts';
import { CompanyPage } from '#web/areas/public/company/company-page.tsx';
import { loadCompany } from '#web/areas/public/company/load-company.ts';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/company';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadCompany(context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCompany(call, new URL(request.url));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { name: '单位主页' });
  const { company } = loaderData;
  return pageMeta(matches, {
    name: company.name,
    description: `${company.name}，${companyTypeLabel(company.type)}，${company.regionName}，在招岗位 ${company.openPosts} 个。${company.intro}`,
    canonical: paths.company(company.id),
    type: 'profile',
  });
};

export default function Company({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: company.name,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressRegion: company.regionName,
      streetAddress: company.address,
    },
  };
  return (
    <>
      <StructuredData value={organisation} />
      <CompanyPage data={loaderData} />
    </>
  );
}

export { PageError as ErrorBoundary };
