import { Form } from 'antd';
import { fenOf, yuanOf } from '#contract/money.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import type { OperatorOrder } from '../../contract/order-shapes.ts';
import { price, unitsText } from '../orders/order-words.ts';
import { AmountItem } from './amount-item.tsx';

interface Props {
  order: OperatorOrder;
  loading: boolean;
  onClose(): void;
  onRefund(fen: number, reason: string): void;
}

/** Amount and reason of a refund; the order's remaining quotas are removed. */
export function RefundDialog({ order, loading, onClose, onRefund }: Props) {
  const first = order.refundFirst;
  const suggested = first?.amount ?? order.refundable;
  const [form] = Form.useForm<{ amount: string; reason: string }>();
  return (
    <FormDialog
      title="退款"
      okText="开始退款"
      cancelText="返回"
      danger
      busy={loading}
      form={form}
      initialValues={{ amount: suggested > 0 ? yuanOf(suggested) : '', reason: '' }}
      onSend={({ amount, reason }) => onRefund(fenOf(amount) ?? 0, reason.trim())}
      onClose={onClose}
    >
      <p className="mb-3 text-13 text-ink-2">
        未使用：{unitsText(order.left) || '无'}，将全部收回。按剩余权益计算最多可退 {price(order.refundable)}。
      </p>
      {first && (
        <p className="mb-3 rounded-ctl bg-warm-tint px-3 py-2 text-13 text-warm-ink">
          {first.mine
            ? `您已提出退款 ${price(first.amount)}，须由另一位运营以同样金额确认；也可以改为其他金额重新提出。`
            : `${first.name}提出退款 ${price(first.amount)}。金额超过限额，由您核对后以同样金额确认。`}
        </p>
      )}
      <AmountItem name="amount" label="退款金额" />
      <TextField name="reason" label="原因（会告知单位）" required="请填写原因" rows={2} maxLength={200} />
    </FormDialog>
  );
}
