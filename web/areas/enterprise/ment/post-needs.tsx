import type { OwnPost } from '#contract/posts/post-card.ts';
import { lateIn } from './post-columns.tsx';

export const needs = ['all', 'waiting', 'answered', 'none'] as const;
export type Need = (typeof needs)[number];

const needOf = ({ unanswered, deliveryCount }: OwnPost): Need =>
  unanswered > 0 ? 'waiting' : deliveryCount > 0 ? 'answered' : 'none';

/** The posts with this need, those that wait first: the longest waiting, then the most. */
export const byNeed = (posts: readonly OwnPost[], need: Need) =>
  posts
    .filter((post) => need === 'all' || needOf(post) === need)
    .toSorted(
      (one, other) =>
        needs.indexOf(needOf(one)) - needs.indexOf(needOf(other)) ||
        lateIn(other) - lateIn(one) ||
        other.unanswered - one.unanswered,
    );

/** '10 个职位有 28 份投递等您答复', and how many of them are late; nothing without any. */
export function Waiting({ posts }: { posts: readonly OwnPost[] }) {
  const waiting = byNeed(posts, 'waiting');
  if (waiting.length === 0) return null;
  const late = posts.reduce((sum, post) => sum + lateIn(post), 0);
  return (
    <span className="font-semibold text-ink-1">
      {waiting.length} 个职位有 {waiting.reduce((sum, { unanswered }) => sum + unanswered, 0)} 份投递等您答复
      {late > 0 && <span className="ml-2 text-warm-ink">其中 {late} 份超过 7 天</span>}
    </span>
  );
}

/** What the open posts need, as choices with their numbers. */
export const needOptions = (posts: readonly OwnPost[]) =>
  (
    [
      ['waiting', '等您答复'],
      ['answered', '都已答复'],
      ['none', '还没有投递'],
    ] as const
  ).flatMap(([value, label]) => {
    const n = byNeed(posts, value).length;
    return n > 0 ? [{ value, label: `${label} ${n}` }] : [];
  });
