import { pages } from '#contract/pages.ts';
import { ComparePage } from '#web/areas/public/compare/compare-page.tsx';
import { loadCompare } from '#web/areas/public/compare/load-compare.ts';
import { inBrowser, onServer, packedPage, pageMeta } from '#web/features/page/page-route.tsx';
import type { Route } from './+types/jobs-compare';
import '#web/styles/classes.css';

export const loader = onServer(loadCompare);
export const clientLoader = inBrowser(loadCompare);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { name: pages['/jobs/compare'].title });

export default packedPage(ComparePage);
