import { pages } from '#contract/pages.ts';
import { inBrowser, type LoadedBy, type MetaArgs, onServer, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { drawKinds } from '../../../contract/draw.ts';
import { DrawPage, loadDraw } from '../../public/draw/draw-page.tsx';
import '#web/styles/classes.css';
import '../../exams.css';

export const loader = onServer(loadDraw);
export const clientLoader = inBrowser(loadDraw);

export const meta = ({ matches, loaderData }: MetaArgs<typeof loadDraw>) => {
  const draw = loaderData && unpack(loaderData).draw;
  return pageMeta(matches, { name: draw ? `${draw.title}${drawKinds[draw.kind]}` : pages['/exams/draw'].title });
};

export default function Draw({ loaderData }: { loaderData: LoadedBy<typeof loadDraw> }) {
  return <DrawPage {...unpack(loaderData)} />;
}
