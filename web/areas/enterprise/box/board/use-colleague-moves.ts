import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { toast } from '#web/api/toasts.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { useSession } from '#web/session/session-store.ts';

/** Reports a colleague's move of a delivery on the screen, so that nobody decides by an outdated state. */
export function useColleagueMoves(rows: readonly BoxRow[]): void {
  const me = useSession((state) => state.companyJober?.name);
  useLive('delivery', ({ payload }) => {
    const { by, deliveryId, status, move } = payload as Record<string, string>;
    const row = rows.find(({ id }) => id === deliveryId);
    if (!by || by === me || !row || move === 'open') return;
    toast.info(`${by}把${row.person.name}的投递变为“${delivery.labels.recruiter[status as DeliveryStatus]}”`);
  });
}
