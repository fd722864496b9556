import { Button, Input } from 'antd';
import { useState } from 'react';
import type { StoredFile } from '#contract/files/files.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Slot } from '#web/slots.tsx';
import type { Order } from '../../contract/order-shapes.ts';
import { price } from '../orders/order-words.ts';
import { settleCalls, usePackages } from './use-settle.ts';

/** The bank account for the transfer, and its voucher. */
export function TransferBlock({ order }: { order: Order }) {
  const { data } = usePackages();
  const sendVoucher = useAction('POST /api/company/orders/:id/voucher', {
    invalidates: settleCalls,
    opened: order.events.length,
  });
  const [file, setFile] = useState<StoredFile>();
  const [note, setNote] = useState('');
  const send = async () => {
    if (!file) return;
    const sent = await sendVoucher.send({ params: { id: order.id }, body: { fileId: file.id, note } });
    if (sent) toast.success('凭证已提交，核对后权益自动生效');
  };
  const bank = data?.bank;
  return (
    <section className="rounded-ctl border border-line p-4" aria-label="对公转账">
      <p className="text-13 text-ink-2">
        请在 <b className="tabular font-medium text-ink-1">{dayAndTime(order.expiresAt)}</b> 前转账{' '}
        <b className="tabular font-medium text-ink-1">{price(order.price)}</b>，附言填写订单号，然后上传凭证。
      </p>
      {bank ? (
        <dl className="mt-3 grid grid-cols-[64px_1fr] gap-y-1 text-13">
          <dt className="text-ink-3">户名</dt>
          <dd className="text-ink-1">{bank.holder}</dd>
          <dt className="text-ink-3">开户行</dt>
          <dd className="text-ink-1">{bank.bank}</dd>
          <dt className="text-ink-3">账号</dt>
          <dd className="tabular text-ink-1">{bank.account}</dd>
        </dl>
      ) : (
        <p className="mt-2 text-13 text-ink-3">
          收款账户请向平台客服索取。
          <Slot name="help" className="link" />
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <UploadButton kind="voucher" onDone={setFile}>
          {file ? '重新选择' : '上传转账凭证'}
        </UploadButton>
        {file && <span className="cut text-13 text-ink-2">{file.name}</span>}
      </div>
      <Input
        className="mt-3!"
        placeholder="转账说明（选填），如付款户名"
        aria-label="转账说明"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        className="mt-3!"
        type="primary"
        disabled={!file}
        loading={sendVoucher.isPending}
        onClick={() => void send()}
      >
        提交凭证
      </Button>
    </section>
  );
}
