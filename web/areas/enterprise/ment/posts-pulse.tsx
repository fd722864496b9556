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

const parts = [
  { need: 'waiting', label: '等您答复', look: 'bg-brand-solid' },
  { need: 'answered', label: '都已答复', look: 'bg-(--chart-2)' },
  { need: 'none', label: '还没有投递', look: 'bg-line-strong' },
] as const;

interface Props {
  posts: readonly OwnPost[];
  chosen: Need;
  onChoose(need: Need): void;
}

/** The open posts by what they need, as shares of one bar; each share is a filter of the list below. */
export function PostsPulse({ posts, chosen, onChoose }: Props) {
  const shown = parts.map((part) => ({ ...part, n: byNeed(posts, part.need).length })).filter(({ n }) => n > 0);
  return (
    <ul aria-label="按答复筛选" className="flex min-w-72 flex-1 px-4 py-1 xl:max-w-96">
      {shown.map(({ need, label, look, n }) => (
        <li key={need} className="group min-w-24 basis-0" style={{ flexGrow: n }}>
          <button
            type="button"
            aria-pressed={need === chosen}
            className="w-full cursor-pointer rounded-ctl py-1 text-left text-14 text-ink-2 hover:bg-fill aria-pressed:bg-brand-tint aria-pressed:text-brand"
            onClick={() => onChoose(need === chosen ? 'all' : need)}
          >
            <span className={`block h-1.5 group-first:rounded-l-full group-last:rounded-r-full ${look}`} />
            <span className="mt-1 block px-1.5 whitespace-nowrap">
              {label} <b className="num text-14 text-ink-1">{n}</b>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
