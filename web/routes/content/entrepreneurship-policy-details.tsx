import { detailMeta, detailOf } from '#web/areas/public/content/content-route.ts';
import { PolicyPage } from '#web/areas/public/content/policy-page.tsx';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';

export const loader = onServer(detailOf('policy'));
export const clientLoader = inBrowser(detailOf('policy'));
export const meta = detailMeta('/entrepreneurship/policy/details', paths.policyDetails);
export default packedPage(PolicyPage, (data) => data.item.id);
