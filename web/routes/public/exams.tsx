import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { ExamsPage } from '#web/areas/public/exams/exams-page.tsx';
import { examsHref, loadExams } from '#web/areas/public/exams/load-exams.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/exams';
import '#web/styles/classes.css';
import '#web/styles/areas/exams.css';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadExams(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadExams(call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filters = loaderData ? unpack(loaderData).filters : {};
  return pageMeta(matches, {
    name: pages['/exams'].title,
    description: '教师公开招聘：教育局和学校的编制岗位公告、岗位表、报名时间和资格审核，按地区、学段和进度查找。',
    canonical: examsHref({ filters: { ...filters, keyword: undefined } }),
  });
};

export default function Exams({ loaderData }: Route.ComponentProps) {
  return <ExamsPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
