import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { paths } from '#web/paths.ts';
import type { FairCounts, OperatorFair } from '../../contract/operator-fairs.ts';
import { Applications } from './applications.tsx';
import { BoothEditor } from './booth-editor.tsx';
import { fairCalls, useFair } from './fair-calls.ts';
import { FairForm } from './fair-form.tsx';
import { StateTag } from './fairs-page.tsx';
import '../fairs.css';

const COUNTS_MS = 10_000;

/** What counts before the day, and from its beginning on who came. */
function countsText({ status, capacity, booths }: OperatorFair, counts: FairCounts) {
  const { signedUp, waiting, checkedIn, exhibitorsIn, approved } = counts;
  const people =
    status === 'running' || status === 'ended'
      ? `观众到场 ${checkedIn} / ${signedUp} 人，单位到场 ${exhibitorsIn} / ${approved} 家`
      : `报名 ${signedUp} / ${capacity} 人${waiting > 0 ? `，候补 ${waiting} 人` : ''}`;
  return `${people}，展位已定 ${counts.booths.sold} / ${booths.length} 个`;
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
  const arrivals = { key: 'arrivals', label: '到场', children: <Applications fair={fair} coming /> };
  const info = {
    key: 'info',
    label: '基本信息',
    children: <FairForm key={fair.id} fair={fair} />,
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
        title={fair.title}
        note={
          <span className="tabular flex flex-wrap items-center gap-x-3">
            <StateTag status={fair.status} /> {countsText(fair, counts)}
          </span>
        }
        actions={<MoveButtons fair={fair} />}
      />
      <section className="card px-5 pb-5">
        <Tabs
          className="overflow-visible"
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
      <PageHead title="新建招聘会" />
      <section className="card p-5">
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
  if (!fair.isError && fair.data) return <Known fair={fair.data} />;
  return (
    <>
      <PageHead />
      <Awaiting query={fair} failed="招聘会没有加载出来" />
    </>
  );
}

/** Publishing, cancelling with a reason, and the link to admission. */
export function MoveButtons({ fair }: { fair: OperatorFair }) {
  const [asking, setAsking] = useState(false);
  const move = useAction('POST /api/admin/fairs/:id/moves', { invalidates: fairCalls, opened: fair.status });
  const act = async (body: { move: 'publish' | 'cancel'; reason?: string }, done: string) => {
    const moved = await move.send({ params: { id: fair.id }, body });
    if (moved === undefined) return;
    setAsking(false);
    toast.success(done);
  };
  const published = fair.status !== 'draft' && fair.status !== 'cancelled';
  return (
    <>
      {published && (
        <Button href={paths.fair(fair.id)} target="_blank">
          公开页面
        </Button>
      )}
      {published && !fair.online && fair.status !== 'ended' && (
        <Button type={fair.status === 'running' ? 'primary' : 'default'} href={paths.adminDoor(fair.id)}>
          入场签到
        </Button>
      )}
      {fair.moves.includes('cancel') && (
        <RowActs of={fair.title} more={[{ label: '取消招聘会', danger: true, onAct: () => setAsking(true) }]} />
      )}
      {fair.moves.includes('publish') && (
        <Button type="primary" loading={move.isPending} onClick={() => act({ move: 'publish' }, '已发布')}>
          发布
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title="取消招聘会"
          okText="取消这场招聘会"
          danger
          label="原因（会告知参会单位和报名者）"
          busy={move.isPending}
          onDone={(reason) => void act({ move: 'cancel', reason }, '已取消，并通知了参会单位和报名者')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
