import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { detailMeta } from '../../public/content-route.ts';
import { GuidePage } from '../../public/guide-page.tsx';
import { loadDetail } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadDetail('guide'));
export const clientLoader = inBrowser(loadDetail('guide'));
export const meta = detailMeta('/entrepreneurship/guide/details');
export default packedPage(GuidePage, (data) => data.item.id);
