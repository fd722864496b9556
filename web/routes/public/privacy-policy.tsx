import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { legalTexts } from '#web/features/legal/legal-texts.ts';
import { loadLegal } from '#web/features/legal/load-legal.ts';
import { inBrowser, type MetaArgs, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadLegal);
export const clientLoader = inBrowser(loadLegal);

export const meta = ({ matches, loaderData }: MetaArgs<typeof loadLegal>) => {
  const { name = 'agreement' } = loaderData ? unpack(loaderData) : {};
  const { title, opening } = legalTexts[name];
  return pageMeta(matches, {
    name: title,
    description: opening[0],
    canonical: name === 'privacy' ? paths.privacy() : paths.agreement(),
  });
};

export default packedPage(LegalPage);
