import { clsx } from 'clsx';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { paths, postPath } from '#web/paths.ts';
import { deliverState } from './deliver-state.ts';

interface Props {
  post: {
    id: string;
    title: string;
    company: { claimed: boolean };
    applyWay?: ApplyWay | undefined;
    exam?: { id: string } | null;
  };
  /** Of the button before a delivery. */
  look?: 'filled' | 'tint';
  className?: string;
  /** Includes the title, where the link is outside the post's own item. */
  isNamed?: boolean;
}

const words = { ready: '投递', again: '再次投递', delivered: '已投递' };

/**
 * 投递 for an open post in a list, 去报名 for one of a 公开招聘; once delivered, a link to its progress. Where one applies elsewhere,
 * its page says how. Nothing for an unclaimed company.
 */
export function DeliverLink({ post, look = 'filled', className, isNamed }: Props) {
  const deliveryStatus = useDeliveryStatus(post.id);
  const { applyWay } = post;
  const state = deliverState({ ...post, status: 'open' }, deliveryStatus);
  if (state === 'closed' || state === 'unclaimed') return null;
  const sent = state === 'delivered';
  const [word, href] = post.exam
    ? ['去报名', postPath(post)]
    : applyWay && state === 'elsewhere'
      ? [applyWays[applyWay], paths.job(post.id)]
      : [words[state as keyof typeof words], sent ? paths.deliveries() : `${paths.job(post.id)}&deliver=1`];
  return (
    <a
      className={clsx('btn', `btn-${sent ? 'outline' : look}`, className)}
      href={href}
      aria-label={isNamed ? `${word}：${post.title}` : undefined}
      rel="nofollow"
    >
      {word}
    </a>
  );
}
