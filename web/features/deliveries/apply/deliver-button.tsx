import { use } from 'react';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';
import { useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Frame } from '#web/slots.tsx';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { deliverState } from './deliver-state.ts';

interface Props {
  post: { id: string; status: string; company: { claimed: boolean }; applyWay?: ApplyWay | undefined };
  onDeliver(): void;
  size?: 'm' | 'l';
  wide?: boolean;
}

const reasons = { closed: '已停止招聘', unclaimed: '该单位尚未入驻', elsewhere: '请按公告报名' };

/** The main button of a post. For a visitor it is a sign-in link, which works without scripts. */
export function DeliverButton({ post, onDeliver, size = 'm', wide }: Props) {
  const seeker = useSession(isSeekerSignedIn);
  const places = use(PlacesContext);
  const state = deliverState(post, useDeliveryStatus(post.id));
  const look = { look: 'filled', size, wide } as const;
  if (state === 'closed' || state === 'unclaimed' || state === 'elsewhere') {
    const reason = (
      <button type="button" disabled className={buttonClass(look)}>
        {reasons[state]}
      </button>
    );
    if (state !== 'elsewhere' || !post.applyWay) return reason;
    return (
      <Frame name="job.apply" subject={{ postId: post.id }} way={post.applyWay} className={buttonClass(look)}>
        {reason}
      </Frame>
    );
  }
  if (state === 'delivered') {
    return (
      <ButtonLink {...look} look={wide ? 'filled' : 'tint'} href={places.deliveries()}>
        已投递，看进度
      </ButtonLink>
    );
  }
  if (!seeker) {
    return (
      <ButtonLink {...look} href={places.login(`${places.job(post.id)}&deliver=1`)}>
        投递简历
      </ButtonLink>
    );
  }
  return (
    <Button {...look} onClick={onDeliver}>
      {state === 'again' ? '再次投递' : '投递简历'}
    </Button>
  );
}
