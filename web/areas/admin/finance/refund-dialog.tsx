import { Form, Input, Modal } from 'antd';
import { fenOf, yuanOf } from '#contract/money.ts';
import type { OperatorOrder } from '#contract/order-shapes.ts';
import { price, unitsText } from '#web/features/orders/order-words.ts';
import { AmountItem } from './amount-item.tsx';

interface Props {
  order: OperatorOrder;
  loading: boolean;
  onClose(): void;
  onRefund(fen: number, reason: string): void;
}

/** How much is given back and why; what is left of the order's quotas goes. */
export function RefundDialog({ order, loading, onClose, onRefund }: Props) {
  const [form] = Form.useForm<{ amount: string; reason: string }>();
  return (
    <Modal
      open
      title="退款"
      okText="开始退款"
      cancelText="返回"
      okButtonProps={{ danger: true, loading }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="mb-3 text-13 text-ink-2">
        未使用：{unitsText(order.left) || '无'}，将全部收回。按剩余权益计算可退 {price(order.refundable)}。
      </p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ amount: order.refundable > 0 ? yuanOf(order.refundable) : '', reason: '' }}
        onFinish={({ amount, reason }) => onRefund(fenOf(amount) ?? 0, reason.trim())}
      >
        <AmountItem name="amount" label="退款金额" />
        <Form.Item
          name="reason"
          label="原因（会告知单位）"
          rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
        >
          <Input.TextArea rows={2} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
