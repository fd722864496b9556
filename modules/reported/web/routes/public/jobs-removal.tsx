import { inBrowser, type MetaArgs, onServer, packedPage, pageMeta } from '#web/features/page/page-route.tsx';
import { loadRemoval } from '../../load-removal.ts';
import { RemovalPage } from '../../removal-page.tsx';
import '#web/styles/classes.css';

export const loader = onServer(loadRemoval);
export const clientLoader = inBrowser(loadRemoval);

export const meta = ({ matches }: MetaArgs<typeof loadRemoval>) => pageMeta(matches, { name: '申请移除信息' });

export default packedPage(RemovalPage, (data) => data.id);
