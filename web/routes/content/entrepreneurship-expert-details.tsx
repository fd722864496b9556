import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { LecturePage } from '#web/areas/public/content/lecture-page.tsx';
import { loadDetail } from '#web/areas/public/content/load-content.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/entrepreneurship-expert-details';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadDetail('lecture', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadDetail('lecture', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const item = loaderData && unpack(loaderData).item;
  if (!item) return pageMeta(matches, { name: pages['/entrepreneurship/expert/details'].title });
  return pageMeta(matches, {
    name: item.title,
    description: item.summary || item.title,
    canonical: paths.lecture(item.id),
    picture: sharePicture('content', item.id),
    type: 'article',
  });
};

export default function Lecture({ loaderData }: Route.ComponentProps) {
  const data = unpack(loaderData);
  return <LecturePage key={data.item.id} data={data} />;
}

export { PageError as ErrorBoundary };
