import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { ArticlePage } from '../../public/article/article-page.tsx';
import { detailMeta } from '../../public/content-route.ts';
import { loadDetail } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadDetail('article'));
export const clientLoader = inBrowser(loadDetail('article'));
export const meta = detailMeta('/consultation/ConsultationDetail');
export default packedPage(ArticlePage, (data) => data.item.id);
