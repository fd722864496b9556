import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import { loadTalent } from '../../public/load-content.ts';
import { TalentPage } from '../../public/talent/talent-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadTalent);
export const clientLoader = inBrowser(loadTalent);

/** All comparisons are one page to search engines. */
export const meta = metaOf('/policy', () => ({
  description: '各地教育人才引进政策对比：安家费、科研启动费、编制、住房与家属安置。',
  canonical: paths.talentPolicies(),
}));

export default packedPage(TalentPage);
