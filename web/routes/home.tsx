import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { HomePage } from '#web/areas/public/home/home-page.tsx';
import { loadHome } from '#web/areas/public/home/load-home.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/home';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadHome(context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHome(call, new URL(request.url));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: pages['/'].title,
    description: '面向教育行业的招聘网站：按学段、学科、编制、职称找教师岗位，资格一键自检，每次投递都有回音。',
    canonical: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}

export { PageError as ErrorBoundary };
