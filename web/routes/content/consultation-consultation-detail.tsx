import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { ArticlePage } from '#web/areas/public/content/article/article-page.tsx';
import { loadDetail } from '#web/areas/public/content/load-content.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import '#web/styles/areas/article.css';
import type { Route } from './+types/consultation-consultation-detail';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadDetail('article', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadDetail('article', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const item = loaderData && unpack(loaderData).item;
  if (!item) return pageMeta(matches, { name: pages['/consultation/ConsultationDetail'].title });
  return pageMeta(matches, {
    name: item.title,
    description: item.summary || item.title,
    canonical: paths.article(item.id),
    picture: sharePicture('content', item.id),
    type: 'article',
  });
};

export default function ConsultationDetail({ loaderData }: Route.ComponentProps) {
  const data = unpack(loaderData);
  return <ArticlePage key={data.item.id} data={data} />;
}

export { PageError as ErrorBoundary };
