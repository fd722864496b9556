import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';

/** What every part that answers needs: the delivery, and where the updated one goes. */
export interface AnswerProps {
  delivery: OwnDelivery;
  /** Of the button that says yes: one of a page is filled. */
  look?: 'filled' | 'tint';
  onChange(next: OwnDelivery): void;
}
