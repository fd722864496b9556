import { Button, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatDateTime } from '#contract/text.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { FairCounts, OperatorFair } from '../../contract/company-fairs.ts';
import { fairTypeText, placeText } from '../parts/fair-words.ts';
import { Applications } from './applications.tsx';
import { ArrivalsTab } from './arrivals-tab.tsx';
import { BoothEditor } from './booth-editor.tsx';
import { fairCalls, useFair } from './fair-calls.ts';
import { FairForm } from './fair-form.tsx';
import { StateTag } from './state-tag.tsx';
import '../fairs.css';

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
      <PageHead trail={['平台管理', '招聘会', '新建']} title="新建招聘会" />
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
  if (fair.isError)
    return (
      <>
        <PageHead />
        <LoadFailed title="招聘会没有加载出来" error={fair.error} onRetry={fair.refetch} />
      </>
    );
  return fair.data ? <Known fair={fair.data} /> : <RowsSkeleton />;
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

/** From these states on a fair cannot be changed. */
const isFixed = (status: OperatorFair['status']): boolean =>
  status === 'running' || status === 'ended' || status === 'cancelled';

/** The day is not said again for the end of a fair of one day. */
function span(from: string, until: string): string {
  const [start, end] = [formatDateTime(from), formatDateTime(until)];
  const [day, time] = end.split(' ');
  return start.startsWith(`${day}`) ? `${start}–${time}` : `${start} 至 ${end}`;
}

function Schedule({ fair }: { fair: OperatorFair }) {
  if (fair.schedule.length === 0) return '—';
  return (
    <ol className="space-y-1">
      {fair.schedule.map(({ at, title, place }) => (
        <li key={`${at} ${title}`} className="flex flex-wrap gap-x-4">
          <span className="tabular text-ink-3">{dayAndTime(at)}</span>
          <span>{[title, place].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}

function Text({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="not-first:mt-6">
      <h2 className="mb-2 text-14 font-semibold text-ink-1">{heading}</h2>
      {children}
    </section>
  );
}

/** A fair read-only: it has begun or is cancelled, or the operator may not edit fairs. */
function FairFacts({ fair }: { fair: OperatorFair }) {
  const halls = fair.halls.map(({ name, width, height }) => `${name}（${width} × ${height} 格）`).join('、');
  const facts = [
    ['类型', `${fairTypeText(fair.type)} · ${fair.kind === 'school' ? '校园招聘' : '社会招聘'}`],
    ['地点', [placeText(fair), fair.address].filter(Boolean).join('，')],
    ['举办时间', span(fair.startsAt, fair.endsAt)],
    ['报名时间', span(fair.signUpFrom, fair.signUpUntil)],
    ['观众名额', `${fair.capacity} 人`],
    ['主办单位', fair.organiser || '—'],
    ['展厅', halls || '—'],
    ...(fair.cancelReason ? [['取消原因', fair.cancelReason] as const] : []),
  ] as const;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div>
        {fair.coverUrl && <SafeImage src={fair.coverUrl} alt="封面" className="mb-4 h-40 w-full rounded-ctl" />}
        <dl className="divide-y divide-line">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-4 py-2.5 text-14">
              <dt className="w-18 flex-none text-ink-3">{label}</dt>
              <dd className="min-w-0 text-ink-1">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-14 text-ink-3">
          {isFixed(fair.status) ? '已经开始、结束或取消，内容不再修改。' : '由内容运营修改。'}
        </p>
      </div>
      <div>
        <Text heading="介绍">
          <p className="text-14 leading-6 whitespace-pre-line text-ink-2">{fair.intro || '—'}</p>
        </Text>
        <Text heading="日程">
          <Schedule fair={fair} />
        </Text>
      </div>
    </div>
  );
}
