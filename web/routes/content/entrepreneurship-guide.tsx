import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { GuidesPage } from '#web/areas/public/content/guides-page.tsx';
import { loadList } from '#web/areas/public/content/load-content.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/entrepreneurship-guide';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadList('guide', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadList('guide', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters = {}, page = 1 } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/entrepreneurship/guide'].title,
    description: '教师资格认定、简历、笔试面试、签约、入职与创业的分步指导和材料清单。',
    canonical: paths.guides({ ...filters, page: page > 1 ? String(page) : undefined }),
  });
};

export default function Guides({ loaderData }: Route.ComponentProps) {
  return <GuidesPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
