import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const tones: Partial<Record<DeliveryStatus, Tone>> = {
  shortlisted: 'brand',
  interview: 'brand',
  offer: 'ok',
  accepted: 'ok',
  hired: 'ok',
};

/** The state's label; overdue is highlighted. */
export function StatusTag({ delivery }: { delivery: OwnDelivery }) {
  if (delivery.overdue) return <Tag tone="warm">超时未处理</Tag>;
  return <Tag tone={tones[delivery.status] ?? 'plain'}>{machine.labels.seeker[delivery.status]}</Tag>;
}
