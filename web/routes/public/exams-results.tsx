import { pages } from '#contract/pages.ts';
import { loadResults } from '#web/areas/public/exams/results/load-results.ts';
import { ResultsPage } from '#web/areas/public/exams/results/results-page.tsx';
import { unpack } from '#web/features/page/packed.ts';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import type { Route } from './+types/exams-results';
import '#web/styles/classes.css';

export const loader = onServer(loadResults);
export const clientLoader = inBrowser(loadResults);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData && unpack(loaderData).title;
  const name = pages['/exams/results'].title;
  return pageMeta(matches, { name: title ? `${title}${name}` : name });
};

export default packedPage(ResultsPage);
