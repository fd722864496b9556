import { pages } from '#contract/pages.ts';
import { loadRedList } from '#web/areas/public/answers/load-red-list.ts';
import { RedListPage } from '#web/areas/public/answers/red-list-page.tsx';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadRedList);
export const clientLoader = inBrowser(loadRedList);

export const meta = metaOf<typeof loadRedList>('/answers', ({ cityName, cityCode }) => ({
  name: `${cityName ?? ''}${pages['/answers'].title}`,
  description: `${cityName || '全国'}学校回复投递的排行：七天内答复的比例、一半投递多久得到答复，近 90 天。`,
  canonical: paths.answers({ cityCode }),
}));

export default packedPage(RedListPage);
