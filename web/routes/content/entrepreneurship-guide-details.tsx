import { detailMeta, detailOf } from '#web/areas/public/content/content-route.ts';
import { GuidePage } from '#web/areas/public/content/guide-page.tsx';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';

export const loader = onServer(detailOf('guide'));
export const clientLoader = inBrowser(detailOf('guide'));
export const meta = detailMeta('/entrepreneurship/guide/details', paths.guide);
export default packedPage(GuidePage, (data) => data.item.id);
