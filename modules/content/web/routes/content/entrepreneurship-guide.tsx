import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { listMeta, listOf } from '../../public/content-route.ts';
import { ListPage } from '../../public/list-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(listOf('guide'));
export const clientLoader = inBrowser(listOf('guide'));
export const meta = listMeta(
  '/entrepreneurship/guide',
  '教师资格认定、简历、笔试面试、签约、入职与创业的分步指导和材料清单。',
  paths.guides,
);
export default packedPage(ListPage);
