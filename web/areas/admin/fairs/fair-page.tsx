import { Tabs } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import type { OperatorFair } from '#contract/fairs/company-fairs.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { Applications } from './applications.tsx';
import { BoothEditor } from './booth-editor.tsx';
import { useFair } from './fair-calls.ts';
import { FairFacts } from './fair-facts.tsx';
import { FairForm } from './fair-form.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { StateTag } from './state-tag.tsx';

function Known({ fair }: { fair: OperatorFair }) {
  const [params, setParams] = useSearchParams();
  const { counts } = fair;
  return (
    <>
      <PageHead
        trail={['平台管理', '招聘会', fair.title]}
        title={fair.title}
        note={<StateTag status={fair.status} />}
        actions={<MoveButtons fair={fair} />}
      />
      <FigureStrip
        figures={[
          {
            label: `报名，名额 ${fair.capacity}`,
            value: counts.signedUp,
            unit: '人',
            meter: { value: counts.signedUp, of: fair.capacity },
          },
          { label: '候补', value: counts.waiting, unit: '人' },
          {
            label: `展位售出，共 ${fair.booths.length}`,
            value: counts.booths.sold,
            unit: '个',
            meter: { value: counts.booths.sold, of: fair.booths.length },
          },
          { label: '展位空着', value: counts.booths.free, unit: '个' },
          { label: '单位待审', value: counts.applied, unit: '家' },
        ]}
      />
      <section className="rounded-card border border-line bg-surface px-5 pb-5">
        <Tabs
          activeKey={params.get('tab') ?? 'info'}
          onChange={(tab) => setParams({ id: fair.id, tab }, { replace: true })}
          destroyOnHidden
          items={[
            {
              key: 'info',
              label: '基本信息',
              children: fair.moves.includes('edit') ? (
                <FairForm key={fair.id} fair={fair} />
              ) : (
                <FairFacts fair={fair} />
              ),
            },
            { key: 'booths', label: `展位 ${fair.booths.length}`, children: <BoothEditor fair={fair} /> },
            {
              key: 'exhibitors',
              label: counts.applied > 0 ? `参会申请（${counts.applied} 待审）` : '参会申请',
              children: <Applications fair={fair} />,
            },
          ]}
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
        <LoadFailed title="招聘会没有加载出来" onRetry={fair.refetch} />
      </>
    );
  return fair.data ? <Known fair={fair.data} /> : <RowsSkeleton />;
}
