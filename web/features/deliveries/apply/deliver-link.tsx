import { clsx } from 'clsx';
import { useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { paths, postPath } from '#web/paths.ts';
import { deliverState } from './deliver-state.ts';

interface Props {
  post: { id: string; title: string; company: { claimed: boolean }; exam?: { id: string } | null };
  className?: string;
  /** Includes the title, where the link is outside the post's own item. */
  isNamed?: boolean;
}

const words = { ready: '投递', again: '再次投递', delivered: '已投递' };

/** 投递 for an open post in a list, 去报名 for one of a 公开招聘; once delivered, a link to its progress. Nothing for an unclaimed company. */
export function DeliverLink({ post, className, isNamed }: Props) {
  const deliveryStatus = useDeliveryStatus(post.id);
  const state = deliverState({ status: 'open', claimed: post.company.claimed, deliveryStatus });
  if (state === 'closed' || state === 'unclaimed') return null;
  const sent = state === 'delivered';
  const word = post.exam ? '去报名' : words[state];
  return (
    <a
      className={clsx('btn', sent ? 'btn-outline' : 'btn-filled', className)}
      href={post.exam ? postPath(post) : sent ? paths.deliveries() : `${paths.job(post.id)}&deliver=1`}
      aria-label={isNamed ? `${word}：${post.title}` : undefined}
      rel="nofollow"
    >
      {word}
    </a>
  );
}
