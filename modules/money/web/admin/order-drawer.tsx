import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type OperatorOrder, payMethods } from '../../contract/order-shapes.ts';
import { order as machine } from '../../contract/order-state.ts';
import { OrderFacts } from '../orders/order-facts.tsx';
import { OrderSteps } from '../orders/order-steps.tsx';
import { orderTones, price } from '../orders/order-words.ts';
import { VoucherView } from '../orders/voucher-view.tsx';
import { moneyCalls } from './money-calls.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { VoucherDialog } from './voucher-dialog.tsx';

/** The progress of a refund through the payment provider. */
function RefundState({ order: { refund, method } }: { order: OperatorOrder }) {
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

type Asking = 'confirm-voucher' | 'reject-voucher' | 'refund' | 'finish-refund';

function Facts({ order }: { order: OperatorOrder }) {
  const { companyId, companyName, packageName, firstEyes, refundFirst } = order;
  const books = (
    <Link to={`/admin/finance?tab=books&companyId=${companyId}`} title="查看单位账目">
      {companyName}
    </Link>
  );
  return (
    <OrderFacts
      order={order}
      first={[
        ['单位', books],
        ['套餐', packageName],
      ]}
      last={[
        ...(firstEyes ? ([['初次确认', firstEyes.name]] as const) : []),
        ...(refundFirst ? ([['退款初次确认', `${refundFirst.name}，${price(refundFirst.amount)}`]] as const) : []),
      ]}
    />
  );
}

type OrderAction = InputOf<Api['POST /api/admin/orders/:id/moves']>['body'];

function Opened({ order }: { order: OperatorOrder }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const moveOrder = useAction('POST /api/admin/orders/:id/moves', {
    invalidates: moneyCalls,
    // An order whose state changed may be moved in the same way again.
    opened: order.events.length,
  });
  const act = async (body: OrderAction, done: string) => {
    const moved = await moveOrder.send({ params: { id: order.id }, body });
    if (!moved) return;
    setAsking(null);
    const waitsForSecond =
      moved.status === 'voucher-submitted' || (body.move === 'refund' && moved.status !== 'refunding');
    toast.success(waitsForSecond ? '已初次确认，等待另一位运营' : done);
  };
  const may = (move: string) => order.moves.includes(move as never);
  const waits = order.needsTwo && order.firstEyes?.mine;
  return (
    <div className="grid grid-cols-2 gap-6 max-sm:grid-cols-1" data-testid="order">
      <div className="space-y-5">
        <div className="flex items-center gap-3">
          <b className="tabular text-24 font-semibold text-ink-1">{price(order.price)}</b>
          <span className={orderTones[order.status]}>{machine.labels.operator[order.status]}</span>
        </div>
        <Facts order={order} />
        <RefundState order={order} />
        <OrderSteps events={order.events} />
        <div className="flex flex-wrap gap-2">
          {may('confirm-voucher') && (
            <Button type="primary" disabled={waits === true} onClick={() => setAsking('confirm-voucher')}>
              {waits ? '等待另一位运营确认' : '确认到账'}
            </Button>
          )}
          {may('reject-voucher') && (
            <Button danger onClick={() => setAsking('reject-voucher')}>
              驳回凭证
            </Button>
          )}
          {may('refund') && (
            <Button onClick={() => setAsking('refund')}>
              {order.refundFirst && !order.refundFirst.mine ? '确认退款' : '退款'}
            </Button>
          )}
          {may('finish-refund') && (order.refund?.status !== 'waiting' || order.refund.problem !== '') && (
            <Button type="primary" onClick={() => setAsking('finish-refund')}>
              退款已转出
            </Button>
          )}
        </div>
      </div>
      <VoucherView voucher={order.voucher} note={order.voucherNote} />
      {asking === 'confirm-voucher' && (
        <VoucherDialog
          order={order}
          loading={moveOrder.isPending}
          onClose={() => setAsking(null)}
          onConfirm={(amount, reference) =>
            void act({ move: 'confirm-voucher', amount, reference }, '已确认，权益已发放')
          }
        />
      )}
      {asking === 'refund' && (
        <RefundDialog
          order={order}
          loading={moveOrder.isPending}
          onClose={() => setAsking(null)}
          onRefund={(amount, reason) => void act({ move: 'refund', amount, reason }, '已开始退款，并通知了单位')}
        />
      )}
      {(asking === 'reject-voucher' || asking === 'finish-refund') && (
        <ReasonDialog
          title={asking === 'reject-voucher' ? '驳回凭证' : '退款已转出'}
          label={asking === 'reject-voucher' ? '原因（会告知单位）' : '退款凭据，如银行回单号'}
          busy={moveOrder.isPending}
          onClose={() => setAsking(null)}
          onDone={(reason) => void act({ move: asking, reason }, '已处理，并通知了单位')}
        />
      )}
    </div>
  );
}

/** One order with its voucher, and an operator's moves. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const order = useCall('GET /api/admin/orders/:id', id === null ? null : { params: { id } }, { background: true });
  return (
    <DetailDrawer title="核对订单" width={880} id={id} query={order} onClose={onClose}>
      {(opened) => <Opened key={opened.id} order={opened} />}
    </DetailDrawer>
  );
}
