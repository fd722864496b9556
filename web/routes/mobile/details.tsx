import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { inBrowser, onServer, packedPage, unpack } from '#web/features/page/page-route.tsx';
import { isOtherPost, jobMeta } from '#web/features/posts/detail/job-route.ts';
import { loadJob } from '#web/features/posts/detail/load-job.ts';
import type { Route } from './+types/details';

export const loader = onServer(loadJob);
export const clientLoader = inBrowser(loadJob);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  jobMeta(matches, '/mobile/details', loaderData && unpack(loaderData).post);

export default packedPage(JobPage, (data) => data.post.id);

export { isOtherPost as shouldRevalidate };
