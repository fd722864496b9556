import type { OperatorOrder } from '#contract/orders/order-shapes.ts';
import { payMethods } from '#contract/orders/order-shapes.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

/** The progress of a refund through the payment provider. */
export function RefundState({ order: { refund, method } }: { order: OperatorOrder }) {
  if (refund?.status !== 'waiting') return null;
  const by = payMethods[method];
  const tried = refund.triedAt ? `已请求 ${refund.attempts} 次，最近 ${dayAndTime(refund.triedAt)}` : '等待发出';
  const [title, note] = refund.problem
    ? [`${by}没有退成：${refund.problem}`, `${tried}。系统会自动再试；如已用其他方式退款，请填写凭据完成。`]
    : [`正在由${by}原路退回`, `${tried}，到账后自动完成。`];
  return (
    <div role="status" className={`rounded-card p-3 text-13 ${refund.problem ? 'bg-warm-tint' : 'bg-brand-tint'}`}>
      <p className={`font-medium ${refund.problem ? 'text-warm-ink' : 'text-ink-1'}`}>{title}</p>
      <p className="tabular mt-1 text-ink-2">{note}</p>
    </div>
  );
}
