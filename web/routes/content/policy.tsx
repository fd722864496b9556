import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { loadTalent } from '#web/areas/public/content/load-content.ts';
import { TalentPage } from '#web/areas/public/content/talent/talent-page.tsx';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/policy';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadTalent(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadTalent(call, new URL(request.url)));

/** All comparisons are one page to search engines. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: pages['/policy'].title,
    description: '各地教育人才引进政策对比：安家费、科研启动费、编制、住房与家属安置。',
    canonical: paths.talentPolicies(),
  });

export default function TalentPolicies({ loaderData }: Route.ComponentProps) {
  return <TalentPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
