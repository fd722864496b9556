import { Form, Radio } from 'antd';
import { toast } from '#web/api/toasts.ts';
import { useOwnCompany } from '#web/areas/enterprise/means/use-own-company.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { type InvoiceTitle, invoiceKinds, invoiceTitle } from '../../contract/invoices.ts';
import type { Order } from '../../contract/order-shapes.ts';
import { price } from '../orders/order-words.ts';
import { StoredTitles } from './stored-titles.tsx';
import { settleCalls } from './use-settle.ts';

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
      <Form.Item name="kind" label="发票类型">
        <Radio.Group options={Object.entries(invoiceKinds).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
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
