import { Button, Form } from 'antd';
import { Trash2 } from 'lucide-react';
import { fenOf, yuanOf } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { amountRules } from '#web/features/forms/amount-rules.ts';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { labourTaxOf } from '../../contract/pay/labour-tax.ts';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { wageCalls } from './use-wages.ts';

interface Item {
  kind: 'add' | 'deduct';
  name: string;
  yuan: string;
}
interface Fields {
  items: Item[];
  note?: string;
}

const TAX = '代扣个税（劳务报酬）';

/** Allowances and deductions of a draft; the tax on 劳务报酬 can be filled in from the table. */
export function ItemsForm({ slip, onDone }: { slip: WageSlip; onDone(): void }) {
  const [form] = Form.useForm<Fields>();
  const edit = useAction('PUT /api/company/wages/slips/:id', {
    invalidates: wageCalls,
    done: '草稿已保存，课时已重算',
  });
  const typed = slip.items.map(({ kind, name, fen }) => ({ kind, name, yuan: yuanOf(fen) }));
  const send = async ({ items, note = '' }: Fields) => {
    const given = items.map(({ kind, name, yuan }) => ({ kind, name, fen: fenOf(yuan) ?? 0 }));
    if (await edit.send({ params: { id: slip.id }, body: { items: given, note } })) onDone();
  };
  const withTax = () => {
    const rest = (form.getFieldValue('items') as Item[]).filter(({ name }) => name !== TAX);
    const added = rest.reduce((all, { kind, yuan }) => all + BigInt(kind === 'add' ? (fenOf(yuan) ?? 0) : 0), 0n);
    const tax = labourTaxOf(BigInt(slip.payFen) + added);
    const own: Item[] = tax > 0n ? [{ kind: 'deduct', name: TAX, yuan: yuanOf(tax) }] : [];
    form.setFieldValue('items', [...rest, ...own]);
    if (tax === 0n) toast.success('劳务报酬不超过 800 元，不用扣税');
  };
  return (
    <Form<Fields> form={form} layout="vertical" initialValues={{ items: typed, note: slip.note }} onFinish={send}>
      <Form.List name="items">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <div key={key} className="grid grid-cols-[88px_minmax(0,1fr)_120px_32px] gap-2">
                <ChoiceField
                  name={[name, 'kind']}
                  className="mb-2!"
                  aria-label="类别"
                  options={[
                    { value: 'add', label: '加发' },
                    { value: 'deduct', label: '扣项' },
                  ]}
                />
                <TextField
                  name={[name, 'name']}
                  className="mb-2!"
                  required="请填写项目名称"
                  maxLength={30}
                  placeholder="项目名称"
                />
                <TextField
                  name={[name, 'yuan']}
                  className="mb-2!"
                  rules={amountRules}
                  inputMode="decimal"
                  suffix="元"
                  aria-label="金额"
                />
                <Button type="text" aria-label="去掉" icon={<Trash2 size={16} />} onClick={() => remove(name)} />
              </div>
            ))}
            <div className="mb-3 flex flex-wrap gap-2">
              <Button size="small" onClick={() => add({ kind: 'add', name: '', yuan: '' })}>
                加一项
              </Button>
              <Button size="small" onClick={withTax}>
                按劳务报酬算个税
              </Button>
            </div>
          </>
        )}
      </Form.List>
      <TextField name="note" label="说明" className="mb-3!" maxLength={300} />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>取消</Button>
        <Button type="primary" htmlType="submit" loading={edit.isPending}>
          保存草稿
        </Button>
      </div>
    </Form>
  );
}
