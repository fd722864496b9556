import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { legalTexts } from '#web/features/legal/legal-texts.ts';
import { loadLegal } from '#web/features/legal/load-legal.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadLegal);
export const clientLoader = inBrowser(loadLegal);

export const meta = metaOf<typeof loadLegal>('/serviceAgreement', ({ name }) => ({
  name: legalTexts[name].title,
  description: legalTexts[name].opening[0],
  canonical: name === 'privacy' ? paths.privacy() : paths.agreement(),
}));

export default packedPage(LegalPage);
