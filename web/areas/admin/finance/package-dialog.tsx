import { App, Form, Input, InputNumber, Modal, Switch } from 'antd';
import { isSoldUnit, type QuotaUnit, quotaUnits, soldUnits } from '#contract/ledger/ledger-units.ts';
import { fenOf, yuanOf } from '#contract/money.ts';
import type { SalesPackage } from '#contract/orders/order-shapes.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { AmountItem } from './amount-item.tsx';
import { moneyCalls } from './money-calls.ts';

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
  const { message } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const make = useAction('POST /api/admin/packages', { invalidates: moneyCalls });
  const change = useAction('PUT /api/admin/packages/:id', { invalidates: moneyCalls });
  const save = async ({ price, units, ...rest }: Fields) => {
    const given = Object.entries(units).filter(([unit, count]) => isSoldUnit(unit) && count);
    const body = { ...rest, price: fenOf(price) ?? 0, units: Object.fromEntries(given) };
    if (!(await (item ? change.send({ params: { id: item.id }, body }) : make.send({ body })))) return;
    message.success('套餐已保存');
    onClose();
  };
  return (
    <Modal
      open
      title={item ? '修改套餐' : '新建套餐'}
      okText="保存"
      cancelText="取消"
      width={640}
      confirmLoading={make.isPending || change.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={item ? { ...item, price: yuanOf(item.price) } : blank}
        onFinish={(fields) => void save(fields)}
      >
        <div className="grid grid-cols-2 gap-x-4">
          <Form.Item name="name" label="套餐名称" rules={[{ required: true, min: 2, message: '请填写套餐名称' }]}>
            <Input maxLength={30} />
          </Form.Item>
          <AmountItem name="price" label="价格" />
        </div>
        <Form.Item name="intro" label="套餐说明">
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="units" rules={[{ validator: someUnit }]} className="mb-0!">
          <span />
        </Form.Item>
        <div className="grid grid-cols-4 gap-x-4">
          {soldUnits.map((unit) => (
            <Form.Item key={unit} name={['units', unit]} label={quotaUnits[unit].label}>
              <InputNumber className="w-full!" min={0} max={100_000} precision={0} suffix={quotaUnits[unit].measure} />
            </Form.Item>
          ))}
          <Form.Item name="validDays" label="有效期" rules={[{ required: true, message: '请填写有效期' }]}>
            <InputNumber className="w-full!" min={1} max={1_095} precision={0} suffix="天" />
          </Form.Item>
        </div>
        <div className="flex gap-8">
          <Form.Item name="position" label="排序" rules={[{ required: true, message: '请填写排序' }]}>
            <InputNumber min={0} max={999} precision={0} />
          </Form.Item>
          <Form.Item name="isActive" label="在售" valuePropName="checked">
            <Switch />
          </Form.Item>
        </div>
      </Form>
    </Modal>
  );
}
