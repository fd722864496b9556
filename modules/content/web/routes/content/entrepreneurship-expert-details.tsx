import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { detailMeta, detailOf } from '../../public/content-route.ts';
import { LecturePage } from '../../public/lecture/lecture-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../content.css';

export const loader = onServer(detailOf('lecture'));
export const clientLoader = inBrowser(detailOf('lecture'));
export const meta = detailMeta('/entrepreneurship/expert/details', paths.lecture);
export default packedPage(LecturePage, (data) => data.item.id);
