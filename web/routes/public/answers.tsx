import { pages } from '#contract/pages.ts';
import { loadRedList } from '#web/areas/public/answers/load-red-list.ts';
import { RedListPage } from '#web/areas/public/answers/red-list-page.tsx';
import { inBrowser, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import '#web/styles/classes.css';
import type { Route } from './+types/answers';

export const loader = onServer(loadRedList);
export const clientLoader = inBrowser(loadRedList);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const data = loaderData && unpack(loaderData);
  return pageMeta(matches, {
    name: `${data?.cityName ?? ''}${pages['/answers'].title}`,
    description: `${data?.cityName || '全国'}学校回复投递的排行：七天内答复的比例、一半投递多久得到答复，近 90 天。`,
    canonical: paths.answers({ cityCode: data?.cityCode }),
  });
};

export default packedPage(RedListPage);
