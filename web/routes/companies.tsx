import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { CompaniesPage } from '#web/areas/public/companies/companies-page.tsx';
import { loadCompanies } from '#web/areas/public/companies/load-companies.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/companies';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadCompanies(context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadCompanies(call, new URL(request.url));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    name: pages['/business'].title,
    description: '公办与民办学校、高校、职业院校、教育局和教育机构，按城市和类型查看在招岗位与回复率。',
    canonical: paths.companies({ ...loaderData?.filters }),
  });

export default function Companies({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage data={loaderData} />;
}

export { PageError as ErrorBoundary };
