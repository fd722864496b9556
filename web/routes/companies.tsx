import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { CompaniesPage } from '#web/areas/public/companies/companies-page.tsx';
import { companiesHref } from '#web/areas/public/companies/company-filters.tsx';
import { loadCompanies } from '#web/areas/public/companies/load-companies.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/companies';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadCompanies(context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCompanies(call, new URL(request.url));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    name: pages['/business'].title,
    description: `${loaderData?.city ?? ''}招聘教师的学校、幼儿园、高校与教育机构，看在招岗位、回复率和平均回复时间。`,
    canonical: companiesHref(loaderData?.filters ?? {}),
  });

export default function Companies({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage data={loaderData} />;
}

export { PageError as ErrorBoundary };
