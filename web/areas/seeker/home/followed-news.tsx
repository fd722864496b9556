import type { PostCard } from '#contract/posts/post-card.ts';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const shown = 6;

/** Recent posts of followed companies; nothing without any. */
export function FollowedNews({ posts, now }: { posts: PostCard[]; now: number }) {
  if (posts.length === 0) return null;
  return (
    <Card
      heading="关注的单位有新职位"
      aside={
        <a href={paths.favourites({ tab: 'follows' })} className="link">
          我的关注
        </a>
      }
    >
      <ul>
        {posts.slice(0, shown).map((post) => (
          <li key={post.id} className="border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex items-baseline justify-between gap-3">
              <a href={paths.job(post.id)} className="truncate font-semibold text-ink-1 hover:text-brand">
                {post.title}
              </a>
              <DeliveredTag id={post.id} />
              <Pay value={post.salary} className="shrink-0 text-14" />
            </p>
            <p className="truncate text-14 text-ink-3">
              <a href={paths.company(post.company.id)} className="hover:text-brand">
                {post.company.name}
              </a>{' '}
              · {post.place} · {agoText(post.refreshedAt, now)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
