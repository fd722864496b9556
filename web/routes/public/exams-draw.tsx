import { drawKinds } from '#contract/exams/draw.ts';
import { pages } from '#contract/pages.ts';
import { DrawPage, loadDraw } from '#web/areas/public/exams/draw/draw-page.tsx';
import { unpack } from '#web/features/page/packed.ts';
import { inBrowser, onServer } from '#web/features/page/packed-page.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import type { Route } from './+types/exams-draw';
import '#web/styles/classes.css';
import '#web/styles/areas/exams.css';

export const loader = onServer(loadDraw);
export const clientLoader = inBrowser(loadDraw);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const draw = loaderData && unpack(loaderData).draw;
  return pageMeta(matches, { name: draw ? `${draw.title}${drawKinds[draw.kind]}` : pages['/exams/draw'].title });
};

export default function Draw({ loaderData }: Route.ComponentProps) {
  return <DrawPage {...unpack(loaderData)} />;
}
