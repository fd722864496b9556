import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { detailMeta, detailOf } from '../../public/content-route.ts';
import { PolicyPage } from '../../public/policy-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(detailOf('policy'));
export const clientLoader = inBrowser(detailOf('policy'));
export const meta = detailMeta('/entrepreneurship/policy/details', paths.policyDetails);
export default packedPage(PolicyPage, (data) => data.item.id);
