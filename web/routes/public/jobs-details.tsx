import { salaryText } from '#contract/posts/salary-text.ts';
import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { loadJob } from '#web/features/posts/detail/load-job.ts';
import { paths } from '#web/paths.ts';

export const loader = onServer(loadJob);
export const clientLoader = inBrowser(loadJob);

/** Search engines index the page on the wide site alone. */
export const meta = metaOf<typeof loadJob>('/jobs/details', ({ post }) => ({
  name: post.title,
  description: `${post.company.name}招聘${post.title}，${post.place}，${salaryText(post.salary)}。${post.description}`,
  canonical: paths.job(post.id),
  type: 'article',
  picture: sharePicture('post', post.id),
}));

export default packedPage(JobPage, (data) => data.post.id);

/** Opening a dialog changes the URL, not the post. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id');
