import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SalesPackage } from '#contract/orders/order-shapes.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { price, unitsText } from '#web/features/orders/order-words.ts';
import { PackageDialog } from './package-dialog.tsx';
import { useAllPackages } from './use-finance.ts';

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
  {
    title: '操作',
    key: 'actions',
    width: 90,
    render: (_, item) => (
      <Button type="link" size="small" className="px-0!" onClick={() => onEdit(item)}>
        修改
      </Button>
    ),
  },
];

/** What is sold. A change holds for orders to come; those that were placed keep their price. */
export function PackagesTab() {
  const packages = useAllPackages();
  const [editing, setEditing] = useState<SalesPackage | 'new' | null>(null);
  if (packages.isError) return <LoadFailed title="套餐没有加载出来" onRetry={packages.refetch} />;
  if (!packages.data) return <RowsSkeleton />;
  return (
    <>
      <div className="flex items-center gap-3 px-4 py-3">
        <span className="text-13 text-ink-3">修改只影响之后的订单</span>
        <Button className="ml-auto" type="primary" icon={<Plus size={16} />} onClick={() => setEditing('new')}>
          新建套餐
        </Button>
      </div>
      <WideTable label="套餐">
        <Table<SalesPackage>
          rowKey="id"
          columns={columns(setEditing)}
          dataSource={packages.data}
          tableLayout="fixed"
          scroll={{ x: 760 }}
          pagination={false}
          locale={{ emptyText: <Empty description="还没有套餐" /> }}
        />
      </WideTable>
      {editing && <PackageDialog item={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
