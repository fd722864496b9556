import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type Order, payMethods } from '../../contract/order-shapes.ts';

/** Online payment: a code for WeChat, a page of Alipay. The order's page shows when it is paid. */
export function PayOnline({ order }: { order: Order }) {
  const pay = useAction('POST /api/company/orders/:id/payment');
  const [code, setCode] = useState('');
  const begin = async () => {
    const begun = await pay.send({ params: { id: order.id } });
    if (begun?.provider === 'wechat') setCode(begun.url);
    if (begun?.provider === 'alipay') location.assign(begun.url);
  };
  return (
    <section className="rounded-ctl border border-line p-4 text-center" aria-label="在线付款">
      <p className="text-13 text-ink-2">
        请在 <b className="tabular font-medium text-ink-1">{dayAndTime(order.expiresAt)}</b>{' '}
        前付款，到账后权益自动生效。
      </p>
      {code ? (
        <div className="mx-auto mt-3 w-45">
          <QrText text={code} size={180} label="微信付款码" />
          <p className="mt-2 text-12 text-ink-3">请用微信扫码付款</p>
        </div>
      ) : (
        <Button className="mt-3!" type="primary" loading={pay.isPending} onClick={() => void begin()}>
          {payMethods[order.method]}
        </Button>
      )}
    </section>
  );
}
