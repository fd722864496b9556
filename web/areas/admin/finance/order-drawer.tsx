import { App, Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OperatorOrder } from '#contract/orders/order-shapes.ts';
import { order as machine } from '#contract/orders/order-state.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { OrderFacts } from '#web/features/orders/order-facts.tsx';
import { OrderSteps } from '#web/features/orders/order-steps.tsx';
import { orderTones, price } from '#web/features/orders/order-words.ts';
import { VoucherView } from '#web/features/orders/voucher-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundState } from './refund-state.tsx';
import { type OrderAction, useActions, useAnOrder } from './use-finance.ts';

type Asking = 'reject-voucher' | 'refund' | 'finish-refund';

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

/** One order with its voucher beside it, and what an operator may do. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const { message } = App.useApp();
  const { data: order } = useAnOrder(id);
  const { moveOrder } = useActions();
  // An order that moved on may be moved in the same way again.
  const key = useFormKey(`${id} ${order?.events.length}`);
  const [asking, setAsking] = useState<Asking | null>(null);
  const act = async (body: OrderAction, done: string) => {
    const moved = id && (await moveOrder.mutateAsync({ id, body, key: key.of(body) }).catch(() => null));
    if (!moved) return;
    setAsking(null);
    const waitsForSecond =
      moved.status === 'voucher-submitted' || (body.move === 'refund' && moved.status !== 'refunding');
    message.success(waitsForSecond ? '已初次确认，等待另一位运营' : done);
  };
  const may = (move: string) => order?.moves.includes(move) ?? false;
  const waits = order?.needsTwo && order.firstEyes?.mine;
  return (
    <Drawer open={id !== null} onClose={onClose} title="核对订单" size={880}>
      {!order ? (
        <Skeleton className="h-80" />
      ) : (
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
                <Button
                  type="primary"
                  disabled={waits === true}
                  loading={moveOrder.isPending}
                  onClick={() => void act({ move: 'confirm-voucher' }, '已确认，权益已发放')}
                >
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
              loading={moveOrder.isPending}
              onClose={() => setAsking(null)}
              onDone={(reason) => void act({ move: asking, reason }, '已处理，并通知了单位')}
            />
          )}
        </div>
      )}
    </Drawer>
  );
}
