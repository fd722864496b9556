import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { ListPage, listMeta } from '../../public/list-page.tsx';
import { loadList } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadList);
export const clientLoader = inBrowser(loadList);
export { listMeta as meta };
export default packedPage(ListPage);
