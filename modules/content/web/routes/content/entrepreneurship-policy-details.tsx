import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { detailMeta } from '../../public/content-route.ts';
import { loadDetail } from '../../public/load-content.ts';
import { PolicyPage } from '../../public/policy-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadDetail('policy'));
export const clientLoader = inBrowser(loadDetail('policy'));
export const meta = detailMeta('/entrepreneurship/policy/details');
export default packedPage(PolicyPage, (data) => data.item.id);
