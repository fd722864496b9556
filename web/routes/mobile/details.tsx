import { DetailsPage } from '#web/areas/mobile/details/details-page.tsx';
import { unpack } from '#web/features/page/packed.ts';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { isOtherPost, jobMeta } from '#web/features/posts/detail/job-route.ts';
import { loadJob } from '#web/features/posts/detail/load-job.ts';
import type { Route } from './+types/details';

export const loader = onServer(loadJob);
export const clientLoader = inBrowser(loadJob);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  jobMeta(matches, '/mobile/details', loaderData && unpack(loaderData).post);

export default packedPage(DetailsPage, (data) => data.post.id);

export { isOtherPost as shouldRevalidate };
