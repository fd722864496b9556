import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { HubPage } from '#web/areas/public/content/hub/hub-page.tsx';
import { loadHub } from '#web/areas/public/content/load-content.ts';
import { pack } from '#web/features/page/packed.ts';
import { packedPage } from '#web/features/page/packed-page.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import type { Route } from './+types/entrepreneurship';

export const loader = async ({ context }: Route.LoaderArgs) => pack(await loadHub(context.get(pageContext).call));
export const clientLoader = async (_: Route.ClientLoaderArgs) => pack(await loadHub(call));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: pages['/entrepreneurship'].title,
    description: '教师就业创业：专家讲座、各地政策、人才待遇对比与分步指导。',
    canonical: paths.entrepreneurship(),
  });

export default packedPage(HubPage);
