import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { loadRemoval } from '../../load-removal.ts';
import { RemovalPage } from '../../removal-page.tsx';
import '#web/styles/classes.css';

export const loader = onServer(loadRemoval);
export const clientLoader = inBrowser(loadRemoval);

export const meta = metaOf('/jobs/removal');

export default packedPage(RemovalPage, (data) => data.id);
