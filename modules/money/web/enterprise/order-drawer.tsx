import { Button, Form, Input } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredFile } from '#contract/files/files.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { FormDialog, fieldsOf, RadioField, TextField } from '#web/features/forms/fields.tsx';
import { QrText } from '#web/features/page/qr-code.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Slot } from '#web/slots.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { type InvoiceTitle, invoiceKinds, invoiceTitle, type StoredTitle } from '../../contract/invoices.ts';
import { type Order, payMethods } from '../../contract/order-shapes.ts';
import { order as machine } from '../../contract/order-state.ts';
import { OrderFacts, OrderSteps, VoucherView } from '../orders/order-facts.tsx';
import { orderTones, price } from '../orders/order-words.ts';
import { settleCalls, useOrder, usePackages } from './use-settle.ts';

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
          <AskButton
            danger
            ask="取消这个订单？"
            about="不能恢复，需要时重新下单"
            onYes={() => cancel.send({ params: { id: order.id } })}
          >
            取消订单
          </AskButton>
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

/** Online payment: a code for WeChat, a page of Alipay. The order's page shows when it is paid. */
function PayOnline({ order }: { order: Order }) {
  const pay = useAction('POST /api/company/orders/:id/payment');
  const [code, setCode] = useState('');
  const begin = async () => {
    const begun = await pay.send({ params: { id: order.id } });
    if (begun?.provider === 'wechat') setCode(begun.url);
    if (begun?.provider === 'alipay') location.assign(begun.url);
  };
  return (
    <section className="rounded-ctl border border-line p-4 text-center" aria-label="在线付款">
      <p className="text-14 text-ink-2">
        请在 <b className="tabular font-semibold text-ink-1">{dayAndTime(order.expiresAt)}</b>{' '}
        前付款，到账后权益自动生效。
      </p>
      {code ? (
        <div className="mx-auto mt-3 w-45">
          <QrText text={code} size={180} label="微信付款码" />
          <p className="mt-2 text-12 text-ink-3">请用微信扫码付款</p>
        </div>
      ) : (
        <Button className="mt-3" type="primary" loading={pay.isPending} onClick={() => void begin()}>
          {payMethods[order.method]}
        </Button>
      )}
    </section>
  );
}

/** The bank account for the transfer, and its voucher. */
function TransferBlock({ order }: { order: Order }) {
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
      <p className="text-14 text-ink-2">
        请在 <b className="tabular font-semibold text-ink-1">{dayAndTime(order.expiresAt)}</b> 前转账{' '}
        <b className="tabular font-semibold text-ink-1">{price(order.price)}</b>，附言填写订单号，然后上传凭证。
      </p>
      {bank ? (
        <FactRows
          className="tabular mt-3 grid-cols-[64px_1fr] gap-y-1"
          facts={[
            ['户名', bank.holder],
            ['开户行', bank.bank],
            ['账号', bank.account],
          ]}
        />
      ) : (
        <p className="mt-2 text-14 text-ink-3">
          收款账户请向平台客服索取。
          <Slot name="help" className="link" />
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <UploadButton kind="voucher" onDone={setFile}>
          {file ? '重新选择' : '上传转账凭证'}
        </UploadButton>
        {file && <span className="cut text-14 text-ink-2">{file.name}</span>}
      </div>
      <Input
        className="mt-3"
        placeholder="转账说明（选填），如付款户名"
        aria-label="转账说明"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        className="mt-3"
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

const field = fieldsOf(invoiceTitle);

/** Requests the invoice of an order. The last invoice title is prefilled, the first time the company's name. */
export function InvoiceDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const [form] = Form.useForm<InvoiceTitle>();
  const { data: titles } = useCall('GET /api/company/invoiceTitles', {}, { background: true });
  const askInvoice = useAction('POST /api/company/invoices', { invalidates: settleCalls });
  const kind = Form.useWatch('kind', form);
  const ask = async (title: InvoiceTitle) => {
    if (!(await askInvoice.send({ body: { orderId: order.id, title } }))) return;
    toast.success('已申请，开具后发送到邮箱');
    onClose();
  };
  const own = useOwnCompany();
  if (!titles || own.isPending) return null;
  const [last] = titles;
  const first: Partial<InvoiceTitle> = { kind: 'plain', name: own.data?.name, taxNumber: own.data?.creditCode };
  return (
    <FormDialog
      title={`申请发票 ${price(order.price)}`}
      okText="提交申请"
      busy={askInvoice.isPending}
      form={form}
      initialValues={last?.title ?? first}
      validateTrigger="onBlur"
      onSend={(title) => void ask(title)}
      onClose={onClose}
    >
      {titles.length > 0 && <StoredTitles titles={titles} onPick={(title) => form.setFieldsValue(title)} />}
      <RadioField {...field('kind')} labels={invoiceKinds} />
      <TextField {...field('name')} />
      <TextField {...field('taxNumber')} maxLength={20} width="tabular" />
      <TextField {...field('email')} maxLength={254} />
      {kind === 'special' && (
        <>
          <TextField {...field('address')} required="专用发票须填写" />
          <TextField {...field('bank')} required="专用发票须填写" />
        </>
      )}
    </FormDialog>
  );
}

/** The invoice titles that the company has used: each fills the form in, and can be deleted. */
function StoredTitles({ titles, onPick }: { titles: readonly StoredTitle[]; onPick(title: InvoiceTitle): void }) {
  const drop = useAction('DELETE /api/company/invoiceTitles/:id', { invalidates: ['GET /api/company/invoiceTitles'] });
  return (
    <ul className="mb-4 max-h-40 space-y-1 overflow-y-auto" aria-label="用过的抬头">
      {titles.map(({ id, title }) => (
        <li key={id} className="flex items-center gap-1">
          <button
            type="button"
            className="cut min-w-0 flex-1 cursor-pointer text-left text-14 text-brand hover:underline"
            onClick={() => onPick(title)}
          >
            {title.name} <span className="tabular text-12 text-ink-3">{title.taxNumber}</span>
          </button>
          <AskButton
            size="small"
            type="text"
            icon={<Trash2 size={14} />}
            aria-label={`删除抬头：${title.name}`}
            ask="删除这个抬头？"
            about="已开的发票不受影响"
            yes="删除"
            onYes={() => drop.send({ params: { id } })}
          />
        </li>
      ))}
    </ul>
  );
}
