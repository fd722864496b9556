import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { ListPage, listMeta } from '../../public/list-page.tsx';
import { loadList } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadList('policy'));
export const clientLoader = inBrowser(loadList('policy'));
export const meta = listMeta('policy');
export default packedPage(ListPage);
