import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { detailMeta, detailOf } from '../../public/content-route.ts';
import { GuidePage } from '../../public/guide-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(detailOf('guide'));
export const clientLoader = inBrowser(detailOf('guide'));
export const meta = detailMeta('/entrepreneurship/guide/details', paths.guide);
export default packedPage(GuidePage, (data) => data.item.id);
