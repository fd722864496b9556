import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { CompaniesPage } from '#web/areas/public/companies/companies-page.tsx';
import { companiesHref } from '#web/areas/public/companies/company-filters.tsx';
import { loadCompanies } from '#web/areas/public/companies/load-companies.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/business';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadCompanies(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadCompanies(call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { city = '', filters = {} } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/business'].title,
    description: `${city}招聘教师的学校、幼儿园、高校与教育机构，看在招岗位、回复率和平均回复时间。`,
    canonical: companiesHref(filters),
  });
};

export default function Companies({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
