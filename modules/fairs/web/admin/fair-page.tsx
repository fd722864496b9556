import { Tabs } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import type { FairCounts, OperatorFair } from '../../contract/company-fairs.ts';
import { Applications } from './applications.tsx';
import { ArrivalsTab } from './arrivals-tab.tsx';
import { BoothEditor } from './booth-editor.tsx';
import { useFair } from './fair-calls.ts';
import { FairFacts } from './fair-facts.tsx';
import { FairForm } from './fair-form.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { StateTag } from './state-tag.tsx';

const COUNTS_MS = 10_000;

/** What counts before the day, and from its beginning on who came. */
function figuresOf({ status, capacity, booths }: OperatorFair, counts: FairCounts) {
  const { signedUp, waiting, checkedIn, exhibitorsIn, approved } = counts;
  const sold = {
    label: `展位已定，共 ${booths.length}`,
    value: counts.booths.sold,
    unit: '个',
    meter: { value: counts.booths.sold, of: booths.length },
  };
  if (status === 'running' || status === 'ended')
    return [
      {
        label: `观众到场，报名 ${signedUp}`,
        value: checkedIn,
        unit: '人',
        meter: { value: checkedIn, of: signedUp },
      },
      {
        label: `单位到场，共 ${approved}`,
        value: exhibitorsIn,
        unit: '家',
        meter: { value: exhibitorsIn, of: approved },
      },
      { label: '还没到的单位', value: Math.max(0, approved - exhibitorsIn), unit: '家' },
      { label: '候补观众', value: waiting, unit: '人' },
      sold,
    ];
  return [
    { label: `报名，名额 ${capacity}`, value: signedUp, unit: '人', meter: { value: signedUp, of: capacity } },
    { label: '候补', value: waiting, unit: '人' },
    sold,
    { label: '展位空着', value: counts.booths.free, unit: '个' },
    { label: '单位待审', value: counts.applied, unit: '家' },
  ];
}

function Known({ fair }: { fair: OperatorFair }) {
  const [params, setParams] = useSearchParams();
  const isRunning = fair.status === 'running';
  const live = useCall('GET /api/admin/fairs/:id/counts', isRunning ? { params: { id: fair.id } } : null, {
    background: true,
    quiet: true,
    refetchInterval: COUNTS_MS,
  });
  const counts = live.data ?? fair.counts;
  const arrivals = { key: 'arrivals', label: '到场', children: <ArrivalsTab fair={fair} /> };
  const info = {
    key: 'info',
    label: '基本信息',
    children: fair.moves.includes('edit') ? <FairForm key={fair.id} fair={fair} /> : <FairFacts fair={fair} />,
  };
  const booths = { key: 'booths', label: `展位 ${fair.booths.length}`, children: <BoothEditor fair={fair} /> };
  const exhibitors = {
    key: 'exhibitors',
    label: counts.applied > 0 ? `参会申请（${counts.applied} 待审）` : '参会申请',
    children: <Applications fair={fair} />,
  };
  return (
    <>
      <PageHead
        trail={['平台管理', '招聘会', fair.title]}
        title={fair.title}
        note={<StateTag status={fair.status} />}
        actions={<MoveButtons fair={fair} />}
      />
      <FigureStrip label={isRunning ? '到场' : undefined} figures={figuresOf(fair, counts)} />
      <section className="rounded-card border border-line bg-surface px-5 pb-5">
        <Tabs
          className="overflow-visible!"
          activeKey={params.get('tab') ?? (isRunning ? 'arrivals' : 'info')}
          onChange={(tab) => setParams({ id: fair.id, tab }, { replace: true })}
          destroyOnHidden
          items={isRunning ? [arrivals, exhibitors, booths, info] : [info, booths, exhibitors]}
        />
      </section>
    </>
  );
}

function NewFair() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead trail={['平台管理', '招聘会', '新建']} title="新建招聘会" />
      <section className="rounded-card border border-line bg-surface p-5">
        <FairForm fair={null} onCreated={(id) => navigate(paths.adminFair(id, 'booths'))} />
      </section>
    </>
  );
}

/** One fair: its facts, its booth plan, and the applications. */
export function FairPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? 'new';
  const fair = useFair(id === 'new' ? null : id);
  if (id === 'new') return <NewFair />;
  if (fair.isError)
    return (
      <>
        <PageHead />
        <LoadFailed title="招聘会没有加载出来" error={fair.error} onRetry={fair.refetch} />
      </>
    );
  return fair.data ? <Known fair={fair.data} /> : <RowsSkeleton />;
}
