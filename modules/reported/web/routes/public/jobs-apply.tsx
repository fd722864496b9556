import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { ApplyPage } from '../../apply-page.tsx';
import { loadApply } from '../../load-apply.ts';
import '#web/styles/classes.css';

export const loader = onServer(loadApply);
export const clientLoader = inBrowser(loadApply);

export const meta = metaOf<typeof loadApply>('/jobs/apply', ({ title }) => ({ name: `报名方式：${title}` }));

export default packedPage(ApplyPage, ({ postId, examId }) => `${postId ?? examId}`);
