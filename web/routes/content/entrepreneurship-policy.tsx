import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { loadList } from '#web/areas/public/content/load-content.ts';
import { PoliciesPage } from '#web/areas/public/content/policies-page.tsx';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/entrepreneurship-policy';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadList('policy', context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadList('policy', call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters = {}, page = 1 } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/entrepreneurship/policy'].title,
    description: '各地教师就业、人才引进、补贴与创业政策，含文号、有效期、要点和原文。',
    canonical: paths.policies({ ...filters, page: page > 1 ? String(page) : undefined }),
  });
};

export default function Policies({ loaderData }: Route.ComponentProps) {
  return <PoliciesPage data={unpack(loaderData)} />;
}

export { PageError as ErrorBoundary };
