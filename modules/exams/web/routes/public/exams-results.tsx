import '#web/styles/classes.css';
import { pages } from '#contract/pages.ts';
import { inBrowser, type MetaArgs, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { loadResults } from '../../public/load-exams.ts';
import { ResultsPage } from '../../public/results/results-page.tsx';

export const loader = onServer(loadResults);
export const clientLoader = inBrowser(loadResults);

export const meta = ({ matches, loaderData }: MetaArgs<typeof loadResults>) => {
  const title = loaderData && unpack(loaderData).title;
  const name = pages['/exams/results'].title;
  return pageMeta(matches, { name: title ? `${title}${name}` : name });
};

export default packedPage(ResultsPage);
