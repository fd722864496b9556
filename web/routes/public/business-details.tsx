import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyPage } from '#web/areas/public/company/company-page.tsx';
import { loadCompany } from '#web/areas/public/company/load-company.ts';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/business-details';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadCompany(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadCompany(call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const company = loaderData && unpack(loaderData).company;
  if (!company) return pageMeta(matches, { name: pages['/business/details'].title });
  return pageMeta(matches, {
    name: company.name,
    description: `${company.name}，${companyTypeLabel(company.type)}，${company.regionName}，在招 ${company.openPosts} 个岗位。${company.intro}`,
    canonical: paths.company(company.id),
    picture: sharePicture('company', company.id),
    type: 'profile',
  });
};

export default function Company({ loaderData }: Route.ComponentProps) {
  return <CompanyPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
