import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { AdmissionsPage } from '#web/areas/public/content/admissions-page.tsx';
import { loadList } from '#web/areas/public/content/load-content.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/recruitstudents';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadList('admission', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadList('admission', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters = {}, page = 1 } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/recruitstudents'].title,
    description: '教育类专业在线招生：院校、专业、层次、计划、学费与报名时间。',
    canonical: paths.admissions({ ...filters, page: page > 1 ? String(page) : undefined }),
  });
};

export default function RecruitStudents({ loaderData }: Route.ComponentProps) {
  return <AdmissionsPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
