import { Form, Input } from 'antd';
import { amountRules } from '#web/features/forms/amount-rules.ts';

/** A required amount in yuan, as typed; `fenOf` parses it. Errors use the messages of the amount rule. */
export function AmountItem({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label} required rules={amountRules} validateTrigger="onBlur">
      <Input prefix="¥" suffix="元" inputMode="decimal" maxLength={16} className="tabular" />
    </Form.Item>
  );
}
