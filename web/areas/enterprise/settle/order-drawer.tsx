import { App, Button, Drawer, Popconfirm } from 'antd';
import { useState } from 'react';
import { order as machine } from '#contract/orders/order-state.ts';
import { OrderFacts } from '#web/features/orders/order-facts.tsx';
import { OrderSteps } from '#web/features/orders/order-steps.tsx';
import { orderTones, price } from '#web/features/orders/order-words.ts';
import { VoucherView } from '#web/features/orders/voucher-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PayOnline } from './pay-online.tsx';
import { TransferBlock } from './transfer-block.tsx';
import { useActions, useOrder } from './use-settle.ts';

/** One order: what it brings, how to pay it, what has happened, and its invoice. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const { message } = App.useApp();
  const { data: order } = useOrder(id);
  const { cancel } = useActions();
  const [billing, setBilling] = useState(false);
  const dismiss = async (orderId: string) => {
    if (await cancel.mutateAsync(orderId).catch(() => null)) message.success('订单已取消');
  };
  return (
    <Drawer open={id !== null} onClose={onClose} title="订单" size={520}>
      {!order ? (
        <Skeleton className="h-60" />
      ) : (
        <div className="space-y-5" data-testid="order">
          <div className="flex items-center gap-3">
            <b className="text-16 font-semibold text-ink-1">{order.packageName}</b>
            <span className={orderTones[order.status]}>{machine.labels.recruiter[order.status]}</span>
            <b className="tabular ml-auto text-20 font-semibold text-ink-1">{price(order.price)}</b>
          </div>
          <OrderFacts order={order} last={[['有效期', `${order.validDays} 天`]]} />
          {order.status === 'created' && order.method === 'transfer' && <TransferBlock order={order} />}
          {order.status === 'created' && order.method !== 'transfer' && <PayOnline order={order} />}
          {order.voucher && <VoucherView voucher={order.voucher} note={order.voucherNote} />}
          <OrderSteps events={order.events} />
          <div className="flex gap-2">
            {order.status === 'fulfilled' && !order.invoice && (
              <Button type="primary" onClick={() => setBilling(true)}>
                申请发票
              </Button>
            )}
            {order.moves.includes('cancel') && (
              <Popconfirm
                title="取消这个订单？"
                okText="取消订单"
                cancelText="返回"
                onConfirm={() => dismiss(order.id)}
              >
                <Button danger>取消订单</Button>
              </Popconfirm>
            )}
          </div>
          {billing && <InvoiceDialog order={order} onClose={() => setBilling(false)} />}
        </div>
      )}
    </Drawer>
  );
}
