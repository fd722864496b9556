import { pages } from '#contract/pages.ts';
import { call } from '#web/api/browser-call.ts';
import { DetailsPage } from '#web/areas/mobile/details/details-page.tsx';
import { loadJob } from '#web/features/job/load-job.ts';
import { pack, unpack } from '#web/features/page/packed.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import { salaryText } from '#web/features/posts/salary-text.ts';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/mobile-details';

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  pack(await loadJob(context.get(pageContext).call, new URL(request.url)));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  pack(await loadJob(call, new URL(request.url)));

/** Opening a dialog changes the address, not the post. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id');

/** Search engines know a post by its page on the wide site. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const post = loaderData && unpack(loaderData).post;
  if (!post) return pageMeta(matches, { name: pages['/mobile/details'].title });
  return pageMeta(matches, {
    name: post.title,
    description: `${post.company.name}招聘${post.title}，${post.place}，${salaryText(post.salary)}。${post.description}`,
    canonical: paths.job(post.id),
    type: 'article',
  });
};

export default function MobileDetails({ loaderData }: Route.ComponentProps) {
  const data = unpack(loaderData);
  return <DetailsPage key={data.post.id} data={data} />;
}

export { PageError as ErrorBoundary };
