import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';

/** An announcement of a school with its open posts. */
export async function loadAnnouncement(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!id || !/^[1-9][0-9]{0,18}$/.test(id)) throw missingPage();
  const { posts, ...announcement } = await call('GET /api/announcements/:id', { params: { id } }).catch(failPage);
  const rows = posts.map((post) => ({ ...listedPost(post), deadline: post.deadline }));
  return { announcement, posts: rows, now: Date.now() };
}

export type AnnouncementData = Awaited<ReturnType<typeof loadAnnouncement>>;
