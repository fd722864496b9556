import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';

/** An announcement of a school with its open posts, and what else the school announced. */
export async function loadAnnouncement(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!id || !/^[1-9][0-9]{0,18}$/.test(id)) throw missingPage();
  const { posts, ...announcement } = await call('GET /api/announcements/:id', { params: { id } }).catch(failPage);
  const rows = posts.map((post) => ({ ...listedPost(post), deadline: post.deadline }));
  const { items } = await call(
    'GET /api/companies/:id/announcements',
    { params: { id: announcement.company.id }, query: {} },
    { background: true, quiet: true },
  ).catch(() => ({ items: [] }));
  return { announcement, posts: rows, others: items.filter((other) => other.id !== id).slice(0, 4), now: Date.now() };
}

export type AnnouncementData = Awaited<ReturnType<typeof loadAnnouncement>>;
