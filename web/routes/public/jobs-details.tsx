import { pages } from '#contract/pages.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { inBrowser, type MetaArgs, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { loadJob } from '#web/features/posts/detail/load-job.ts';
import { paths } from '#web/paths.ts';

export const loader = onServer(loadJob);
export const clientLoader = inBrowser(loadJob);

/** Search engines index the page on the wide site alone. */
export const meta = ({ matches, loaderData }: MetaArgs<typeof loadJob>) => {
  const post = loaderData && unpack(loaderData).post;
  if (!post) return pageMeta(matches, { name: pages['/jobs/details'].title });
  return pageMeta(matches, {
    name: post.title,
    description: `${post.company.name}招聘${post.title}，${post.place}，${salaryText(post.salary)}。${post.description}`,
    canonical: paths.job(post.id),
    type: 'article',
    picture: sharePicture('post', post.id),
  });
};

export default packedPage(JobPage, (data) => data.post.id);

/** Opening a dialog changes the URL, not the post. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id');
