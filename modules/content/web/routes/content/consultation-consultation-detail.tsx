import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { ArticlePage } from '../../public/article/article-page.tsx';
import { detailMeta, detailOf } from '../../public/content-route.ts';
import '#web/styles/classes.css';
import '../../content.css';
import '#web/styles/areas/article.css';

export const loader = onServer(detailOf('article'));
export const clientLoader = inBrowser(detailOf('article'));
export const meta = detailMeta('/consultation/ConsultationDetail', paths.article);
export default packedPage(ArticlePage, (data) => data.item.id);
