import { Form, Input } from 'antd';
import { fenOf } from '#contract/money.ts';
import { rules } from '#contract/rules.ts';

/** A required amount in yuan, as typed; `fenOf` reads it. What is wrong is said in the words of the amount rule. */
export function AmountItem({ name, label }: { name: string; label: string }) {
  const right = (_: unknown, value = '') =>
    fenOf(value) === null ? Promise.reject(new Error(rules.amount.message)) : Promise.resolve();
  return (
    <Form.Item name={name} label={label} required rules={[{ validator: right }]} validateTrigger="onBlur">
      <Input prefix="¥" suffix="元" inputMode="decimal" maxLength={16} className="tabular" />
    </Form.Item>
  );
}
