import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { AdmissionPage } from '../../public/admission/admission-page.tsx';
import { detailMeta, detailOf } from '../../public/content-route.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../content.css';

export const loader = onServer(detailOf('admission'));
export const clientLoader = inBrowser(detailOf('admission'));
export const meta = detailMeta('/recruitstudents/details', paths.admission);
export default packedPage(AdmissionPage, (data) => data.item.id);
