import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { MobileHomePage } from '#web/areas/mobile/home/home-page.tsx';
import { loadMobileHome } from '#web/areas/mobile/home/load-home.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/home';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadMobileHome(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadMobileHome(call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: pages['/mobile'].title,
    description: '在手机上找教师和教育行业的工作：按学段、学科、编制筛选，随手投递，进度随时看，没有网络也能读。',
    canonical: paths.mobile(),
  });

export default function MobileHome({ loaderData }: Route.ComponentProps) {
  return <MobileHomePage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
