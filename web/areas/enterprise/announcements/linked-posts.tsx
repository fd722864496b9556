import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';

const SHOWN = 4;

/** What came of all announcements: the open posts that they link, by their deliveries. */
export function LinkedPosts({ items, open }: { items: readonly OwnAnnouncement[]; open: readonly OwnPost[] }) {
  const linked = open
    .filter(({ id }) => items.some(({ postIds }) => postIds.includes(id)))
    .toSorted((one, other) => other.deliveryCount - one.deliveryCount);
  const most = linked[0]?.deliveryCount ?? 0;
  if (most === 0) return null;
  const total = linked.reduce((sum, { deliveryCount }) => sum + deliveryCount, 0);
  return (
    <section
      aria-label="公告带来的投递"
      className="mb-3 grid items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface p-5 max-sm:p-4 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <p className="text-13 text-ink-2">
        <b className="num mr-1 text-32 leading-none text-ink-1">{total}</b>份投递
        <span className="mt-1 block text-ink-3">来自公告里的 {linked.length} 个在招职位</span>
      </p>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {linked.slice(0, SHOWN).map(({ id, title, deliveryCount, viewCount }) => (
          <li key={id} className={clsx('min-w-0', deliveryCount === 0 && 'max-sm:hidden')}>
            <Link to={paths.box({ postId: id })} className="block text-13 text-ink-1! hover:text-brand!">
              <span className="flex items-baseline justify-between gap-2">
                <span className="cut">{title}</span>
                <b className="num text-16">{deliveryCount}</b>
              </span>
              <Meter className="mt-1 h-2!" value={deliveryCount} of={most} />
              <span className="tabular mt-1 block text-12 text-ink-3">浏览 {viewCount.toLocaleString('zh-CN')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
