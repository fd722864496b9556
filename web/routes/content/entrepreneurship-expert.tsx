import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { LecturesPage } from '#web/areas/public/content/lectures-page.tsx';
import { loadList } from '#web/areas/public/content/load-content.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/entrepreneurship-expert';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadList('lecture', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadList('lecture', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters = {}, page = 1 } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/entrepreneurship/expert'].title,
    description: '面试试讲、考编备考、教学能力、政策权益与创业实践的专家讲座，免费报名，可看回放。',
    canonical: paths.lectures({ ...filters, page: page > 1 ? String(page) : undefined }),
  });
};

export default function Lectures({ loaderData }: Route.ComponentProps) {
  return <LecturesPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
