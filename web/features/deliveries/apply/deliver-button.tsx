import { use } from 'react';
import { useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { deliverState } from './deliver-state.ts';

interface Props {
  post: { id: string; status: string; company: { claimed: boolean } };
  onDeliver(): void;
  size?: 'm' | 'l';
  wide?: boolean;
}

const reasons = { closed: '已停止招聘', unclaimed: '该单位尚未入驻' };

/** The main button of a post. For a visitor it is a sign-in link, which works without scripts. */
export function DeliverButton({ post, onDeliver, size = 'm', wide }: Props) {
  const seeker = useSession(isSeekerSignedIn);
  const places = use(PlacesContext);
  const deliveryStatus = useDeliveryStatus(post.id);
  const state = deliverState({ status: post.status, claimed: post.company.claimed, deliveryStatus });
  if (state === 'closed' || state === 'unclaimed') {
    return (
      <button type="button" disabled className={buttonClass({ look: 'filled', size, wide })}>
        {reasons[state]}
      </button>
    );
  }
  const look = { look: 'filled', size, wide } as const;
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
