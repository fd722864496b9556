import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';

/** What every part that answers needs: the delivery, and where the updated one goes. */
export interface AnswerProps {
  delivery: OwnDelivery;
  onChange(next: OwnDelivery): void;
}
