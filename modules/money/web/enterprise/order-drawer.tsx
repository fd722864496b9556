import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import type { Order } from '../../contract/order-shapes.ts';
import { order as machine } from '../../contract/order-state.ts';
import { OrderFacts } from '../orders/order-facts.tsx';
import { OrderSteps } from '../orders/order-steps.tsx';
import { orderTones, price } from '../orders/order-words.ts';
import { VoucherView } from '../orders/voucher-view.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PayOnline } from './pay-online.tsx';
import { TransferBlock } from './transfer-block.tsx';
import { settleCalls, useOrder } from './use-settle.ts';

function Opened({ order }: { order: Order }) {
  const cancel = useAction('POST /api/company/orders/:id/cancel', {
    invalidates: settleCalls,
    done: '订单已取消',
  });
  const [billing, setBilling] = useState(false);
  return (
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
            description="不能恢复，需要时重新下单"
            okText="取消订单"
            cancelText="返回"
            onConfirm={() => cancel.send({ params: { id: order.id } })}
          >
            <Button danger>取消订单</Button>
          </Popconfirm>
        )}
      </div>
      {billing && <InvoiceDialog order={order} onClose={() => setBilling(false)} />}
    </div>
  );
}

/** One order: its content, payment, history, and invoice. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <DetailDrawer title="订单" width={520} id={id} query={useOrder(id)} onClose={onClose}>
      {(order) => <Opened key={order.id} order={order} />}
    </DetailDrawer>
  );
}
