import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { FairsPage } from '../../public/fairs-page.tsx';
import { fairsMeta, fairsOf } from '../../public/fairs-route.ts';
import '#web/styles/classes.css';
import '../../fairs.css';

export const loader = onServer(fairsOf(''));
export const clientLoader = inBrowser(fairsOf(''));
export const meta = fairsMeta('');
export default packedPage(FairsPage);
