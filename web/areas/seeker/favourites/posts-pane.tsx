import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { CompareBar, CompareChoice } from '#web/features/compare/compare-choice.tsx';
import { useCompared } from '#web/features/compare/compared.ts';
import { deliverState } from '#web/features/deliveries/apply/deliver-state.ts';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { setFavourite, useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { PostRow } from '#web/features/posts/post-row.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths, postPath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ListOf } from './load-favourites.ts';
import { MoreButton } from './more-button.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useMore } from './use-more.ts';

type FavouritePost = ListOf<'posts'>['items'][number];

/** The next step of a favourite post: deliver, or view the progress. */
function Next({ post }: { post: FavouritePost }) {
  const state = deliverState(post, useDeliveryStatus(post.id) ?? post.deliveryStatus);
  if (state === 'closed' || state === 'unclaimed') return null;
  const sent = state === 'delivered';
  const text = post.exam ? '去报名' : sent ? '看进度' : state === 'again' ? '再次投递' : '投递';
  return (
    <ButtonLink
      size="s"
      look={sent ? 'outline' : 'tint'}
      className="sm:min-w-20"
      aria-label={`${text}：${post.title}`}
      href={post.exam ? postPath(post) : sent ? paths.deliveries() : `${paths.job(post.id)}&deliver=1`}
    >
      {text}
    </ButtonLink>
  );
}

/** Until when one may apply. */
function noteOf({ deadline, status }: FavouritePost, now: number) {
  if (status !== 'open') return { text: '已停止招聘', soon: false };
  if (!deadline) return { text: '招满为止', soon: false };
  const days = daysUntil(deadline, now);
  return { text: `${days <= 0 ? '今天' : `${monthDay(deadline)} `}截止`, soon: days < 3 };
}

const groupOf = (post: FavouritePost) =>
  post.status !== 'open' ? 2 : deliverState(post, post.deliveryStatus) === 'delivered' ? 1 : 0;

/** What closes first stands first, what was applied for behind it, what is closed last. */
const byUse = (a: FavouritePost, b: FavouritePost) =>
  groupOf(a) - groupOf(b) || (a.deadline ?? '9').localeCompare(b.deadline ?? '9');

/** Favourite posts. A removed one stays visible until the page is left, and can be restored. */
export function PostsPane({ list, now }: { list: ListOf<'posts'>; now: number }) {
  const { items, ...more } = useMore(list, (cursor) =>
    call('GET /api/favourites', { query: { cursor } }, { background: true }),
  );
  useFitsOf(items.map(({ id }) => id));
  const [comparing, setComparing] = useState(useCompared(({ ids }) => ids.length > 0));
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, on: boolean) =>
    setGone((before) => new Set(on ? [...before].filter((other) => other !== id) : [...before, id]));
  const turn = async (id: string, on: boolean) => {
    mark(id, on);
    if (!(await setFavourite(id, on))) mark(id, !on);
  };
  if (items.length === 0)
    return <NothingYet title="还没有收藏职位" text="在职位上点“收藏”，截止日会记进你的日程，职位有变化也会告诉你" />;
  return (
    <>
      <CompareBar />
      <p className="mb-3 flex items-center justify-between gap-3 text-14 text-ink-3">
        没投的在前
        <Button size="s" look="text" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
          {comparing ? '不对比了' : '选几个对比'}
        </Button>
      </p>
      <ul className="card rows post-own">
        {items.toSorted(byUse).map((post) => {
          const off = gone.has(post.id);
          const { text, soon } = noteOf(post, now);
          return (
            <PostRow
              key={post.id}
              post={listedPost(post)}
              now={now}
              note={<span className={clsx('flex-none text-14 font-normal', soon && 'text-warm-ink')}>{text}</span>}
              act={
                <>
                  {!off && comparing && post.status === 'open' && <CompareChoice id={post.id} title={post.title} />}
                  {!off && <Next post={post} />}
                  <IconButton
                    label={`${off ? '重新收藏' : '取消收藏'}：${post.title}`}
                    aria-pressed={!off}
                    onClick={({ detail }) => detail < 2 && void turn(post.id, off)}
                  >
                    <span className={`i i-heart ${off ? 'bg-ink-4' : 'bg-brand'} text-16`} aria-hidden="true" />
                  </IconButton>
                </>
              }
            />
          );
        })}
      </ul>
      <MoreButton {...more} />
    </>
  );
}
