import { Button } from 'antd';
import { Link } from 'react-router';
import { order as orderMachine, ordersPath, price } from '#modules/money/web/public.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isOffered } from '#web/slots.tsx';
import type { SupportAbout } from '../../contract.ts';

interface Cause {
  title: string;
  text: string;
  to: string;
  act: string;
  /** Whose work it is. */
  role: string;
  /** The number of the order that it is about. */
  order?: string;
}

/** What of the writer waits for somebody in this console: as likely as not what the question is about. */
export function causeOf({ company, orders }: SupportAbout): Cause | undefined {
  const order = isOffered('money') && orders.find(({ status }) => status === 'voucher-submitted');
  if (order)
    return {
      title: `${order.packageName} ${price(order.price)} ${orderMachine.labels.operator['voucher-submitted']}`,
      text: `${dayAndTime(order.at)}，订单 …${order.number.slice(-8)}，核对后额度马上到账`,
      to: ordersPath(order.number),
      act: '去核对凭证',
      role: 'finance',
      order: order.number,
    };
  if (company?.status === 'pending')
    return {
      title: '单位认证等着审核',
      text: '通过后才能发布职位',
      to: paths.adminReviews(),
      act: '去审核',
      role: 'review',
    };
  return undefined;
}

/** Over the conversation, what would answer it, with the way there for those whose work it is: `isNext` unless an answer is written. */
export function CauseCard({ cause, isOwn, isNext }: { cause: Cause; isOwn: boolean; isNext: boolean }) {
  const { title, text, to, act } = cause;
  return (
    <section
      aria-label="可能的原因"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warm-line bg-warm-tint px-5 py-3"
    >
      <p className="min-w-0 flex-1 text-13 text-ink-2">
        <b className="tabular block text-14 font-semibold text-ink-1">{title}</b>
        {text}
      </p>
      {isOwn && (
        <Link to={to}>
          <Button type={isNext ? 'primary' : 'default'}>{act}</Button>
        </Link>
      )}
    </section>
  );
}
