import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { DrawPage, loadDraw } from '#web/areas/public/exams/draw-page.tsx';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/exams-draw';
import '#web/styles/classes.css';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadDraw(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadDraw(call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData && unpack(loaderData).draw.title;
  const name = pages['/exams/draw'].title;
  return pageMeta(matches, { name: title ? `${title}${name}` : name });
};

export default function Draw({ loaderData }: Route.ComponentProps) {
  return <DrawPage {...unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
