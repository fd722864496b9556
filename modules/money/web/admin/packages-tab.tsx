import { Button, Form, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isSoldUnit, type QuotaUnit, quotaUnits, soldUnits } from '#contract/ledger/ledger-units.ts';
import { type DailyLimits, type Quota, quotaNames } from '#contract/ledger/quotas.ts';
import { fenOf, yuanOf } from '#contract/money.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, RowActs } from '#web/features/console/list/row-parts.tsx';
import { FormDialog, fieldsOf, NumberField, SwitchField, TextField } from '#web/features/forms/fields.tsx';
import type { SalesPackage } from '../../contract/order-shapes.ts';
import { packageBody } from '../../contract/order-shapes.ts';
import { orderEndpoints } from '../../contract/orders.ts';
import { amountColumn } from '../orders/order-columns.tsx';
import { unitsText } from '../orders/order-words.ts';
import { moneyCalls } from './money-calls.ts';
import { AmountItem } from './order-drawer.tsx';

const packageField = fieldsOf(packageBody);

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
        <TextField {...packageField('name')} />
        <AmountItem name="price" label="价格" />
      </div>
      <TextField {...packageField('intro')} />
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
        <NumberField {...packageField('validDays')} label="有效期" suffix="天" />
      </div>
      <div className="flex gap-8">
        <NumberField {...packageField('position')} label="排序" width="" />
        <SwitchField name="isActive" label="在售" />
      </div>
    </FormDialog>
  );
}

const columns = (onEdit: (item: SalesPackage) => void): TableColumnsType<SalesPackage> => [
  column('套餐', {}, ({ name, units }) => (
    <>
      <span className="font-semibold text-ink-1">{name}</span>
      <p className="text-14 text-ink-3">{unitsText(units)}</p>
    </>
  )),
  amountColumn((item) => item.price, '价格', 150),
  column('有效期', { width: 110 }, ({ validDays }) => `${validDays} 天`),
  column('状态', { width: 100 }, ({ isActive }) => (
    <span className={isActive ? 'tag tag-ok' : 'tag'}>{isActive ? '在售' : '已下架'}</span>
  )),
  actsColumn(84, (item) => <RowActs of={item.name} main={{ label: '修改', onAct: () => onEdit(item) }} />),
];

/** Packages. A change applies to future orders; existing orders keep their price. */
export function PackagesTab() {
  const packages = useCall('GET /api/admin/packages', {});
  const limits = useCall('GET /api/admin/dailyLimits', {});
  const [isLimiting, setIsLimiting] = useState(false);
  const [editing, setEditing] = useState<SalesPackage | 'new' | null>(null);
  return (
    <>
      <div className="flex items-center gap-3 px-4 py-3">
        <span className="text-14 text-ink-3">修改只影响之后的订单</span>
        <Button className="ml-auto" disabled={!limits.data} onClick={() => setIsLimiting(true)}>
          每日免费次数
        </Button>
        <Button type="primary" icon={<Plus size={16} />} onClick={() => setEditing('new')}>
          新建套餐
        </Button>
      </div>
      <ConsoleList
        label="套餐"
        query={packages}
        columns={columns(setEditing)}
        onOpen={setEditing}
        minWidth={760}
        empty="还没有套餐"
      />
      {isLimiting && limits.data && <DailyLimitsDialog limits={limits.data} onClose={() => setIsLimiting(false)} />}
      {editing && <PackageDialog item={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

const SET = 'PUT /api/admin/dailyLimits';
const field = fieldsOf(orderEndpoints[SET].body);

/** How often a school may do something for nothing each day. */
function DailyLimitsDialog({ limits, onClose }: { limits: DailyLimits; onClose(): void }) {
  const [form] = Form.useForm<DailyLimits>();
  const save = useAction(SET, {
    invalidates: ['GET /api/admin/dailyLimits'],
    opened: limits,
    done: '每日免费次数已保存',
    onSuccess: onClose,
  });
  return (
    <FormDialog<DailyLimits>
      title="每日免费次数"
      okText="保存"
      busy={save.isPending}
      form={form}
      initialValues={limits}
      onSend={(body) => void save.send({ body })}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-3">所有单位从下一次使用起按新的次数计算；用完后使用套餐里的次数</p>
      <div className="grid grid-cols-2 gap-x-4">
        {(Object.keys(quotaNames) as Quota[]).map((quota) => (
          <NumberField key={quota} {...field(quota)} suffix={quota === 'recruiters' ? '人' : '次'} />
        ))}
      </div>
    </FormDialog>
  );
}
