import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { inBrowser, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { isOtherPost, jobMeta } from '#web/features/posts/detail/job-route.ts';
import { loadJob } from '#web/features/posts/detail/load-job.ts';

export const loader = onServer(loadJob);
export const clientLoader = inBrowser(loadJob);

export default packedPage(JobPage, (data) => data.post.id);

export { isOtherPost as shouldRevalidate, jobMeta as meta };
