import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { loadJob } from '#web/areas/public/job/load-job.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { salaryText } from '#web/features/posts/salary-text.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/job';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadJob(context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadJob(call, new URL(request.url));

/** Opening a dialog changes the address, not the post. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const post = loaderData?.post;
  if (!post) return pageMeta(matches, { name: pages['/jobs/details'].title });
  return pageMeta(matches, {
    name: post.title,
    description: `${post.company.name}招聘${post.title}，${post.place}，${salaryText(post.salary)}。${post.description}`,
    canonical: paths.job(post.id),
    type: 'article',
  });
};

export default function Job({ loaderData }: Route.ComponentProps) {
  return <JobPage key={loaderData.post.id} data={loaderData} />;
}

export { PageError as ErrorBoundary };
