import { inBrowser, type LoadedBy, metaOf, onServer, unpack } from '#web/features/page/page-route.tsx';
import { drawKinds } from '../../../contract/draw.ts';
import { DrawPage, loadDraw } from '../../public/draw/draw-page.tsx';
import '#web/styles/classes.css';
import '../../exams.css';

export const loader = onServer(loadDraw);
export const clientLoader = inBrowser(loadDraw);

export const meta = metaOf<typeof loadDraw>('/exams/draw', ({ draw }) =>
  draw ? { name: `${draw.title}${drawKinds[draw.kind]}` } : {},
);

export default function Draw({ loaderData }: { loaderData: LoadedBy<typeof loadDraw> }) {
  return <DrawPage {...unpack(loaderData)} />;
}
