import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { contentHref } from '../../public/content-words.ts';
import { DetailPage } from '../../public/detail/detail-page.tsx';
import { loadDetail } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../content.css';

export const loader = onServer(loadDetail);
export const clientLoader = inBrowser(loadDetail);

export const meta = metaOf<typeof loadDetail>('/consultation/ConsultationDetail', ({ item }) => ({
  name: item.title,
  description: item.summary || item.title,
  canonical: contentHref(item),
  picture: sharePicture('content', item.id),
  type: 'article',
}));

export default packedPage(DetailPage, (data) => data.item.id);
