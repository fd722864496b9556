import { useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import { isDelivered } from './deliver-state.ts';

/** Marks a listed post that the seeker delivered to. */
export const DeliveredTag = ({ id }: { id: string }) =>
  isDelivered(useDeliveryStatus(id)) ? <span className="state state-now delivered">已投递</span> : null;
