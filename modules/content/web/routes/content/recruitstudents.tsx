import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { listMeta, listOf } from '../../public/content-route.ts';
import { ListPage } from '../../public/list-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(listOf('admission'));
export const clientLoader = inBrowser(listOf('admission'));
export const meta = listMeta(
  '/recruitstudents',
  '教育类专业在线招生：院校、专业、层次、计划、学费与报名时间。',
  paths.admissions,
);
export default packedPage(ListPage);
