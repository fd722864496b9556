import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { listMeta, listOf } from '../../public/content-route.ts';
import { ListPage } from '../../public/list-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(listOf('policy'));
export const clientLoader = inBrowser(listOf('policy'));
export const meta = listMeta(
  '/entrepreneurship/policy',
  '各地教师就业、人才引进、补贴与创业政策，含文号、有效期、要点和原文。',
  paths.policies,
);
export default packedPage(ListPage);
