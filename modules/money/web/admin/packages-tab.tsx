import { Button, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import type { SalesPackage } from '../../contract/order-shapes.ts';
import { price, unitsText } from '../orders/order-words.ts';
import { DailyLimitsDialog } from './daily-limits-dialog.tsx';
import { PackageDialog } from './package-dialog.tsx';

const columns = (onEdit: (item: SalesPackage) => void): TableColumnsType<SalesPackage> => [
  {
    title: '套餐',
    key: 'name',
    render: (_, { name, units }) => (
      <>
        <span className="font-medium text-ink-1">{name}</span>
        <p className="text-12 text-ink-3">{unitsText(units)}</p>
      </>
    ),
  },
  {
    title: '价格',
    key: 'price',
    width: 150,
    align: 'right',
    render: (_, item) => <span className="tabular text-ink-1">{price(item.price)}</span>,
  },
  { title: '有效期', key: 'days', width: 110, render: (_, { validDays }) => `${validDays} 天` },
  {
    title: '状态',
    key: 'active',
    width: 100,
    render: (_, { isActive }) => (
      <span className={isActive ? 'tag tag-ok' : 'tag'}>{isActive ? '在售' : '已下架'}</span>
    ),
  },
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
        <span className="text-13 text-ink-3">修改只影响之后的订单</span>
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
