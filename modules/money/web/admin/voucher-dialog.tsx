import { Form } from 'antd';
import { fenOf } from '#contract/money.ts';
import { TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import type { OperatorOrder } from '../../contract/order-shapes.ts';
import { price } from '../orders/order-words.ts';
import { AmountItem } from './amount-item.tsx';

interface Props {
  order: OperatorOrder;
  loading: boolean;
  onClose(): void;
  onConfirm(fen: number, reference: string): void;
}

/** What arrived in the account, typed from the bank's statement: the quotas are given at once and cannot be recalled. */
export function VoucherDialog({ order, loading, onClose, onConfirm }: Props) {
  const [form] = Form.useForm<{ amount: string; reference: string }>();
  return (
    <FormDialog
      title="确认到账"
      okText="确认并发放权益"
      cancelText="返回"
      busy={loading}
      form={form}
      onSend={({ amount, reference }) => onConfirm(fenOf(amount) ?? 0, reference.trim())}
      onClose={onClose}
    >
      <p className="mb-3 text-13 text-ink-2">
        订单金额 {price(order.price)}。请照银行流水填写，确认后权益立即发放，不能撤回。
      </p>
      <AmountItem name="amount" label="到账金额" />
      <TextField name="reference" label="银行流水号" required maxLength={60} />
    </FormDialog>
  );
}
