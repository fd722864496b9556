import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { listMeta, listOf } from '../../public/content-route.ts';
import { ListPage } from '../../public/list-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(listOf('lecture'));
export const clientLoader = inBrowser(listOf('lecture'));
export const meta = listMeta(
  '/entrepreneurship/expert',
  '面试试讲、考编备考、教学能力、政策权益与创业实践的专家讲座，免费报名，可看回放。',
  paths.lectures,
);
export default packedPage(ListPage);
