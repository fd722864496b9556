import { detailMeta, detailOf } from '#web/areas/public/content/content-route.ts';
import { LecturePage } from '#web/areas/public/content/lecture/lecture-page.tsx';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '#web/styles/areas/content.css';

export const loader = onServer(detailOf('lecture'));
export const clientLoader = inBrowser(detailOf('lecture'));
export const meta = detailMeta('/entrepreneurship/expert/details', paths.lecture);
export default packedPage(LecturePage, (data) => data.item.id);
