import { inBrowser, type MetaArgs, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { ApplyPage } from '../../apply-page.tsx';
import { loadApply } from '../../load-apply.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadApply);
export const clientLoader = inBrowser(loadApply);

export const meta = ({ matches, loaderData }: MetaArgs<typeof loadApply>) =>
  pageMeta(matches, { name: loaderData ? `报名方式：${unpack(loaderData).title}` : '报名方式' });

export default packedPage(ApplyPage, ({ postId, examId }) => `${postId ?? examId}`);
