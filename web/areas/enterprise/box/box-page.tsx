import { Button, Empty, Input, Result, Select } from 'antd';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RowsSkeleton } from '../../../features/console/list-skeleton.tsx';
import { PageHead } from '../../../features/console/page-head.tsx';
import { StateTabs } from '../../../features/console/state-tabs.tsx';
import { BoxDrawer } from './box-drawer.tsx';
import { boxTabs, useBoxFilters } from './box-filters.ts';
import { BoxTable } from './box-table.tsx';
import { TodayStrip } from './today-strip.tsx';
import { useBox } from './use-box.ts';

const countOf = (counts: Record<string, number>, status: string | undefined) =>
  status === undefined
    ? Object.values(counts).reduce((sum, n) => sum + n, 0)
    : status.split(',').reduce((sum, name) => sum + (counts[name] ?? 0), 0);

/** The delivery box 投递箱. */
export function BoxPage() {
  const [filters, change] = useBoxFilters();
  const [params] = useSearchParams();
  const box = useBox(filters);
  const counts = box.data?.counts ?? {};
  const filtered = Boolean(filters.keyword || filters.postId);
  return (
    <>
      <PageHead trail={['单位中心', '投递箱']} title="投递箱" />
      <TodayStrip box={box.data} />
      <section className="mt-3 rounded-card border border-line bg-surface">
        <StateTabs
          label="投递分类"
          active={params.get('tab') ?? 'todo'}
          onChange={(key) => change({ tab: key, id: null, page: null })}
          tabs={boxTabs.map(({ key, label, status }) => ({ key, label, n: countOf(counts, status) }))}
        />
        <div className="flex flex-wrap gap-2 px-4 py-3">
          <Input
            key={filters.keyword ?? ''}
            className="w-56! max-sm:w-full!"
            prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
            placeholder="姓名、学校、职位"
            aria-label="搜索投递"
            defaultValue={filters.keyword}
            maxLength={40}
            allowClear
            onPressEnter={(event) => change({ keyword: event.currentTarget.value.trim() })}
            onClear={() => change({ keyword: null })}
          />
          <Select
            className="w-64! max-sm:w-full!"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="全部职位"
            aria-label="按职位筛选"
            value={filters.postId}
            onChange={(value: string | undefined) => change({ postId: value ?? null })}
            options={box.data?.posts.map(({ id, title, n }) => ({ value: id, label: `${title}（${n}）` }))}
          />
        </div>
        {box.isError ? (
          <Result
            status="warning"
            title="投递箱没有加载出来"
            extra={<Button onClick={() => void box.refetch()}>重试</Button>}
          />
        ) : box.isPending ? (
          <RowsSkeleton />
        ) : (
          <BoxTable
            box={box.data}
            loading={box.isFetching}
            page={filters.page}
            openId={filters.id}
            onOpen={(id) => change({ id })}
            onPage={(page) => change({ page: String(page) })}
            empty={
              <Empty description={filtered ? '没有符合条件的投递' : '这里还没有投递，刷新职位能让更多老师看到'}>
                {filtered && <Button onClick={() => change({ keyword: null, postId: null })}>清空条件</Button>}
              </Empty>
            }
          />
        )}
      </section>
      <BoxDrawer id={filters.id} rows={box.data?.items ?? []} onOpen={(id) => change({ id })} />
    </>
  );
}
