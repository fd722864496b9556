import { FairsPage } from '#web/areas/public/fairs/fairs-page.tsx';
import { fairsMeta, fairsOf } from '#web/areas/public/fairs/fairs-route.ts';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/fairs.css';

export const loader = onServer(fairsOf('school'));
export const clientLoader = inBrowser(fairsOf('school'));
export const meta = fairsMeta('school');
export default packedPage(FairsPage);
