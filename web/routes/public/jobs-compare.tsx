import { ComparePage } from '#web/areas/public/compare/compare-page.tsx';
import { loadCompare } from '#web/areas/public/compare/load-compare.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import '#web/styles/classes.css';

export const loader = onServer(loadCompare);
export const clientLoader = inBrowser(loadCompare);

export const meta = metaOf('/jobs/compare');

export default packedPage(ComparePage);
