import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { fairsHref } from '#web/areas/public/fairs/fairs-href.ts';
import { FairsPage } from '#web/areas/public/fairs/fairs-page.tsx';
import { loadFairs } from '#web/areas/public/fairs/load-fairs.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/recruitment';
import '#web/styles/classes.css';
import '#web/styles/areas/fairs.css';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadFairs(context.get(pageContext).call, new URL(request.url), ''));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadFairs(call, new URL(request.url), ''));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const filters = loaderData ? unpack(loaderData).filters : {};
  const { type, cityCode, month } = filters;
  return pageMeta(matches, {
    name: pages['/recruitment'].title,
    description: '教师招聘会日历：双选会、宣讲会、教育局组团招聘与线上专场，按城市和时间查找，免费报名领入场码。',
    canonical: fairsHref({ kind: '', filters: { type, cityCode, month } }),
  });
};

export default function Fairs({ loaderData }: Route.ComponentProps) {
  return <FairsPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
