import { TopBar } from '#web/areas/mobile/shell/top-bar.tsx';
import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { inBrowser, onServer, packedPage, unpack } from '#web/features/page/page-route.tsx';
import { isOtherPost, jobMeta } from '#web/features/posts/detail/job-route.ts';
import { type JobData, loadJob } from '#web/features/posts/detail/load-job.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/details';

export const loader = onServer(loadJob);
export const clientLoader = inBrowser(loadJob);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  jobMeta(matches, '/mobile/details', loaderData && unpack(loaderData).post);

const Details = ({ data }: { data: JobData }) => <JobPage data={data} top={<TopBar back={paths.mobileList()} />} />;

export default packedPage(Details, (data) => data.post.id);

export { isOtherPost as shouldRevalidate };
