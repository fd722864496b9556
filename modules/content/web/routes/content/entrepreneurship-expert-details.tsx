import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { detailMeta } from '../../public/content-route.ts';
import { LecturePage } from '../../public/lecture/lecture-page.tsx';
import { loadDetail } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../content.css';

export const loader = onServer(loadDetail('lecture'));
export const clientLoader = inBrowser(loadDetail('lecture'));
export const meta = detailMeta('/entrepreneurship/expert/details');
export default packedPage(LecturePage, (data) => data.item.id);
