import { salaryText } from '#contract/posts/salary-text.ts';
import { type Load, metaOf } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { paths } from '#web/paths.ts';
import type { JobData } from './load-job.ts';

/** Opening a dialog changes the URL, not the post. */
export const isOtherPost = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id');

/** The metadata of a post's page. Search engines index only its page on the wide site. */
export const jobMeta = metaOf<Load<JobData>>('/jobs/details', ({ post }) => ({
  name: post.title,
  description: `${post.company.name}招聘${post.title}，${post.place}，${salaryText(post.salary)}。${post.description}`,
  canonical: paths.job(post.id),
  type: 'article',
  picture: sharePicture('post', post.id),
}));
