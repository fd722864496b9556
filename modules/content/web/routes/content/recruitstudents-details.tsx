import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { AdmissionPage } from '../../public/admission/admission-page.tsx';
import { detailMeta } from '../../public/content-route.ts';
import { loadDetail } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../content.css';

export const loader = onServer(loadDetail('admission'));
export const clientLoader = inBrowser(loadDetail('admission'));
export const meta = detailMeta('/recruitstudents/details');
export default packedPage(AdmissionPage, (data) => data.item.id);
