import { Button, Empty, Input, Table, type TableColumnsType } from 'antd';
import { Plus, Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type FairState, fair as machine } from '#contract/fairs/fair-state.ts';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { isState } from '#contract/machine.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { fairTypeText, hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { StateTag } from './state-tag.tsx';
import { useAllFairs } from './use-fairs.ts';

type FairRow = FairCard & { applied: number };

const states: (FairState | 'all')[] = ['all', 'draft', 'open', 'full', 'running', 'ended', 'cancelled'];

const DAY_MS = 86_400_000;

/** The door is of use from the day before, to try it. */
const hasDoor = (status: FairState, startsAt: string) =>
  status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < DAY_MS);

const columns: TableColumnsType<FairRow> = [
  {
    title: '招聘会',
    key: 'title',
    render: (_, fair) => (
      <>
        <a href={paths.adminFair(fair.id)} className="font-medium text-ink-1! hover:text-brand!">
          {fair.title}
        </a>
        <p className="truncate text-12 text-ink-3">
          {fairTypeText(fair.type)} · {placeText(fair)}
        </p>
      </>
    ),
  },
  {
    title: '时间',
    key: 'when',
    width: 128,
    responsive: ['md'],
    render: (_, fair) => (
      <span className="tabular">
        {dateText(fair.startsAt)}
        <span className="block text-12 text-ink-3">{hoursText(fair)}</span>
      </span>
    ),
  },
  {
    title: '状态',
    key: 'status',
    width: 92,
    render: (_, { status }) => <StateTag status={status} />,
  },
  {
    title: '参会单位',
    key: 'exhibitors',
    width: 112,
    align: 'right',
    responsive: ['lg'],
    render: (_, { exhibitors, applied }) => (
      <span className="tabular">
        {exhibitors}
        {applied > 0 && <span className="ml-1 text-warm-ink">+{applied} 待审</span>}
      </span>
    ),
  },
  {
    title: '报名 / 名额',
    key: 'taken',
    width: 100,
    align: 'right',
    responsive: ['lg'],
    render: (_, { taken, capacity }) => (
      <span className="tabular">
        {taken} / {capacity}
      </span>
    ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 112,
    render: (_, { id, status, startsAt }) => (
      <>
        <Button type="link" size="small" className="px-1.5!" href={paths.adminFair(id)}>
          查看
        </Button>
        {hasDoor(status, startsAt) && (
          <Button type="link" size="small" className="px-1.5!" href={paths.adminDoor(id)}>
            签到
          </Button>
        )}
      </>
    ),
  },
];

/** Every fair, by state; a new one begins as a draft. */
export function FairsPage() {
  const [params, setParams] = useSearchParams();
  const given = params.get('status');
  const status = isState(machine, given) ? given : undefined;
  const keyword = params.get('keyword') ?? undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const fairs = useAllFairs({ status, keyword, page });
  const role = useSession((state) => state.operator?.role);
  const mayPlan = role === 'super' || role === 'content';
  const change = (values: Record<string, string | undefined>) =>
    setParams(
      Object.entries({ status, keyword, ...values }).filter((pair): pair is [string, string] => Boolean(pair[1])),
    );
  return (
    <>
      <PageHead
        actions={
          mayPlan && (
            <Button type="primary" icon={<Plus size={16} />} href={paths.adminFair('new')}>
              新建招聘会
            </Button>
          )
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="招聘会状态"
          active={status ?? 'all'}
          onChange={(key) => change({ status: key === 'all' ? undefined : key })}
          tabs={states.map((key) => ({ key, label: key === 'all' ? '全部' : machine.labels.operator[key] }))}
        />
        <div className="flex flex-wrap items-center gap-3 px-4 py-3">
          <Input
            key={keyword ?? ''}
            className="w-64! max-sm:w-full!"
            prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
            placeholder="招聘会名称"
            aria-label="搜索招聘会"
            defaultValue={keyword}
            maxLength={40}
            allowClear
            onPressEnter={(event) => change({ keyword: event.currentTarget.value.trim() })}
            onClear={() => change({ keyword: undefined })}
          />
        </div>
        {fairs.isError ? (
          <LoadFailed title="招聘会没有加载出来" onRetry={fairs.refetch} />
        ) : fairs.isPending ? (
          <RowsSkeleton />
        ) : (
          <Table<FairRow>
            rowKey="id"
            columns={columns}
            dataSource={fairs.data.items}
            tableLayout="fixed"
            locale={{
              emptyText: (
                <Empty className="py-8!" description={status || keyword ? '没有这样的招聘会' : '还没有招聘会'}>
                  {mayPlan && !status && !keyword && (
                    <GhostButton href={paths.adminFair('new')}>新建招聘会</GhostButton>
                  )}
                </Empty>
              ),
            }}
            pagination={{
              current: page,
              pageSize: 20,
              total: fairs.data.total,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: (next) => change({ page: String(next) }),
              className: 'px-4',
            }}
          />
        )}
      </section>
    </>
  );
}
