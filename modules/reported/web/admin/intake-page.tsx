import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { type IntakeItem, type IntakeState, intakeStates } from '../../contract/intake.ts';
import { CheckIntake } from './check-intake.tsx';
import { NewIntake } from './new-intake.tsx';
import { SourcesTab } from './sources-tab.tsx';

const views = { tab: viewOf(['waiting', 'published', 'sources']) };

const columns: ListColumns<IntakeItem> = [
  {
    title: '公告',
    key: 'title',
    rowScope: 'row',
    render: (_, { title, organiser, examId, id }) => (
      <>
        <a className="font-semibold text-ink-1 hover:text-brand" href={examId ? paths.exam(examId) : `?id=${id}`}>
          {title}
        </a>
        <span className="block text-12 text-ink-3">{organiser}</span>
      </>
    ),
  },
  { title: '岗位', dataIndex: 'posts', width: 72, align: 'right', className: 'tabular' },
  {
    title: '存疑',
    key: 'doubts',
    render: (_, { doubts, checkedBy }) =>
      doubts.length > 0 && (
        <span className="text-12 text-ink-2">
          {doubts[0]}
          {doubts.length > 1 && `，等 ${doubts.length} 处`}
          {checkedBy && `（${checkedBy} 已核对）`}
        </span>
      ),
  },
  {
    title: '录入',
    key: 'read',
    width: 168,
    render: (_, { readBy, readAt, isOwn, status }) => (
      <span className="tabular text-12 text-ink-3">
        {readBy} {dayAndTime(readAt)}
        {status === 'waiting' && isOwn && <Tag className="ml-2">等同事核对</Tag>}
      </span>
    ),
  },
];

/** 录入: announcements of others, from their files to published projects, and the pages on which they appear. */
export function IntakePage() {
  const [params, setParams] = useSearchParams();
  const { view, begin } = useListParams({}, views);
  const id = params.get('id');
  const close = () => setParams({});
  const tab = view.tab as IntakeState | 'sources';
  const status = tab === 'sources' ? 'waiting' : tab;
  const found = useCall('GET /api/admin/intakes', { query: { status } });
  const { week } = found.data ?? {};
  if (id === 'new') return <NewIntake onClose={close} />;
  if (id) return <CheckIntake id={id} onClose={close} />;
  return (
    <>
      <PageHead
        note={
          week &&
          `近 7 天录入 ${week.published} 个项目、${week.posts} 个岗位${week.seconds === null ? '' : `，一份一般用 ${Math.ceil(week.seconds / 60)} 分钟`}`
        }
        actions={
          <Button type="primary" icon={<Plus size={16} />} onClick={() => setParams({ id: 'new' })}>
            录入公告
          </Button>
        }
      />
      <section className="card">
        <StateTabs
          label="录入"
          active={tab}
          onChange={(key) => begin({ tab: key === 'waiting' ? null : key })}
          tabs={[
            { key: 'waiting', label: intakeStates.waiting, ...(found.data && { n: found.data.waiting }) },
            { key: 'published', label: intakeStates.published },
            { key: 'sources', label: '来源' },
          ]}
        />
        {tab === 'sources' ? (
          <SourcesTab />
        ) : (
          <ConsoleList
            label={intakeStates[tab]}
            query={found}
            columns={columns}
            empty={tab === 'waiting' ? '没有等待核对的公告' : '还没有录入的公告'}
          />
        )}
      </section>
    </>
  );
}
