import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { paths } from '#web/paths.ts';
import { listMeta, listOf } from '../../public/content-route.ts';
import { ListPage } from '../../public/list-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(listOf('article'));
export const clientLoader = inBrowser(listOf('article'));
export const meta = listMeta(
  '/consultation',
  '教师资格考试、考编公告、招聘动态、政策解读与教师成长的最新资讯。',
  paths.articles,
);
export default packedPage(ListPage);
