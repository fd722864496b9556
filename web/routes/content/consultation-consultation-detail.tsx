import { ArticlePage } from '#web/areas/public/content/article/article-page.tsx';
import { detailMeta, detailOf } from '#web/areas/public/content/content-route.ts';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';
import '#web/styles/areas/article.css';

export const loader = onServer(detailOf('article'));
export const clientLoader = inBrowser(detailOf('article'));
export const meta = detailMeta('/consultation/ConsultationDetail', paths.article);
export default packedPage(ArticlePage, (data) => data.item.id);
