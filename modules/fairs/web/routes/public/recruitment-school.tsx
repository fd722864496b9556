import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { FairsPage } from '../../public/fairs-page.tsx';
import { fairsMeta, fairsOf } from '../../public/fairs-route.ts';
import '#web/styles/classes.css';
import '../../fairs.css';

export const loader = onServer(fairsOf('school'));
export const clientLoader = inBrowser(fairsOf('school'));
export const meta = fairsMeta('school');
export default packedPage(FairsPage);
