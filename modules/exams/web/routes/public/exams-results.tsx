import '#web/styles/classes.css';
import { pages } from '#contract/pages.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { loadResults } from '../../public/load-exams.ts';
import { ResultsPage } from '../../public/results/results-page.tsx';

export const loader = onServer(loadResults);
export const clientLoader = inBrowser(loadResults);

export const meta = metaOf<typeof loadResults>('/exams/results', ({ title }) => ({
  name: `${title}${pages['/exams/results'].title}`,
}));

export default packedPage(ResultsPage);
