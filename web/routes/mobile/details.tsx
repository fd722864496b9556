import { call } from '#web/api/browser-call.ts';
import { DetailsPage } from '#web/areas/mobile/details/details-page.tsx';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { isOtherPost, jobMeta } from '#web/features/posts/detail/job-route.ts';
import { loadJob } from '#web/features/posts/detail/load-job.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/details';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadJob(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadJob(call, new URL(request.url)));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  jobMeta(matches, '/mobile/details', loaderData && unpack(loaderData).post);

export default function MobileDetails({ loaderData }: Route.ComponentProps) {
  const data = unpack(loaderData);
  return <DetailsPage key={data.post.id} data={data} />;
}

export { isOtherPost as shouldRevalidate, PageError as ErrorBoundary };
