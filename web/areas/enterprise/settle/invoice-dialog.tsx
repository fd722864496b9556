import { App, Form, Input, Modal, Radio } from 'antd';
import { type InvoiceTitle, invoiceKinds } from '#contract/orders/invoices.ts';
import type { Order } from '#contract/orders/order-shapes.ts';
import { isTaxNumber } from '#contract/orders/tax-number.ts';
import { rules } from '#contract/rules.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { price } from '#web/features/orders/order-words.ts';
import { useOwnCompany } from '../means/use-own-company.ts';
import { settleCalls } from './use-settle.ts';

const holds = (test: (value: string) => boolean, message: string) => ({
  validator: (_: unknown, value = '') => (test(value) ? Promise.resolve() : Promise.reject(new Error(message))),
});

/** Requests the invoice of an order. The last invoice title is prefilled, the first time the company's name. */
export function InvoiceDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<InvoiceTitle>();
  const { data: titles } = useCall('GET /api/company/invoiceTitles', {}, { background: true });
  const askInvoice = useAction('POST /api/company/invoices', { invalidates: settleCalls });
  const kind = Form.useWatch('kind', form);
  const ask = async (title: InvoiceTitle) => {
    if (!(await askInvoice.send({ body: { orderId: order.id, title } }))) return;
    message.success('已申请，开具后发送到邮箱');
    onClose();
  };
  const own = useOwnCompany();
  if (!titles || own.isPending) return null;
  const [last] = titles;
  const first: Partial<InvoiceTitle> = { kind: 'plain', name: own.data?.name, taxNumber: own.data?.creditCode };
  return (
    <Modal
      open
      title={`申请发票 ${price(order.price)}`}
      okText="提交申请"
      cancelText="取消"
      confirmLoading={askInvoice.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={last?.title ?? first}
        onFinish={(title) => void ask(title)}
        validateTrigger="onBlur"
      >
        <Form.Item name="kind" label="发票类型">
          <Radio.Group options={Object.entries(invoiceKinds).map(([value, label]) => ({ value, label }))} />
        </Form.Item>
        <Form.Item name="name" label="发票抬头" rules={[{ required: true, min: 2, message: '请填写发票抬头' }]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item
          name="taxNumber"
          label="纳税人识别号"
          required
          rules={[holds((value) => isTaxNumber(value.trim().toUpperCase()), '纳税人识别号不正确')]}
        >
          <Input maxLength={20} className="tabular" />
        </Form.Item>
        <Form.Item
          name="email"
          label="接收邮箱"
          required
          rules={[holds((value) => value !== '' && rules.email.test(value), rules.email.message)]}
        >
          <Input maxLength={254} />
        </Form.Item>
        {kind === 'special' && (
          <>
            <Form.Item name="address" label="注册地址和电话" rules={[{ required: true, message: '专用发票须填写' }]}>
              <Input maxLength={120} />
            </Form.Item>
            <Form.Item name="bank" label="开户行和账号" rules={[{ required: true, message: '专用发票须填写' }]}>
              <Input maxLength={120} />
            </Form.Item>
          </>
        )}
      </Form>
    </Modal>
  );
}
