import { Form } from 'antd';
import { isSoldUnit, type QuotaUnit, quotaUnits, soldUnits } from '#contract/ledger/ledger-units.ts';
import { fenOf, yuanOf } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { NumberField, SwitchField, TextField } from '#web/features/forms/fields.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { packageBody, type SalesPackage } from '../../contract/order-shapes.ts';
import { AmountItem } from './amount-item.tsx';
import { moneyCalls } from './money-calls.ts';

const field = fieldsOf(packageBody);

interface Fields {
  name: string;
  intro: string;
  price: string;
  units: Partial<Record<QuotaUnit, number | null>>;
  validDays: number;
  isActive: boolean;
  position: number;
}

const blank = { name: '', intro: '', price: '', units: {}, validDays: 365, isActive: true, position: 1 };

const someUnit = (_: unknown, units: Fields['units'] = {}) =>
  Object.values(units).some((count) => count) ? Promise.resolve() : Promise.reject(new Error('请至少填写一项权益'));

/** A package, new or changed. */
export function PackageDialog({ item, onClose }: { item: SalesPackage | null; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const make = useAction('POST /api/admin/packages', { invalidates: moneyCalls });
  const change = useAction('PUT /api/admin/packages/:id', { invalidates: moneyCalls });
  const save = async ({ price, units, ...rest }: Fields) => {
    const given = Object.entries(units).filter(([unit, count]) => isSoldUnit(unit) && count);
    const body = { ...rest, price: fenOf(price) ?? 0, units: Object.fromEntries(given) };
    if (!(await (item ? change.send({ params: { id: item.id }, body }) : make.send({ body })))) return;
    toast.success('套餐已保存');
    onClose();
  };
  return (
    <FormDialog
      title={item ? '修改套餐' : '新建套餐'}
      okText="保存"
      width={640}
      busy={make.isPending || change.isPending}
      form={form}
      initialValues={item ? { ...item, price: yuanOf(item.price) } : blank}
      onSend={(fields) => void save(fields)}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-4">
        <TextField {...field('name')} />
        <AmountItem name="price" label="价格" />
      </div>
      <TextField {...field('intro')} />
      <Form.Item name="units" rules={[{ validator: someUnit }]} className="mb-0">
        <span />
      </Form.Item>
      <div className="grid grid-cols-4 gap-x-4">
        {soldUnits.map((unit) => (
          <NumberField
            key={unit}
            name={['units', unit]}
            label={quotaUnits[unit].label}
            min={0}
            max={100_000}
            suffix={quotaUnits[unit].measure}
          />
        ))}
        <NumberField {...field('validDays')} label="有效期" suffix="天" />
      </div>
      <div className="flex gap-8">
        <NumberField {...field('position')} label="排序" width="" />
        <SwitchField name="isActive" label="在售" />
      </div>
    </FormDialog>
  );
}
