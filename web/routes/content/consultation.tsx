import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { ArticlesPage } from '#web/areas/public/content/articles-page.tsx';
import { loadList } from '#web/areas/public/content/load-content.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/consultation';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadList('article', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadList('article', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters = {}, page = 1 } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/consultation'].title,
    description: '教师资格考试、考编公告、招聘动态、政策解读与教师成长的最新资讯。',
    canonical: paths.articles({ ...filters, page: page > 1 ? String(page) : undefined }),
  });
};

export default function Consultation({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
