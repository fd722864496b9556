import { Button, Drawer } from 'antd';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { answerSpans, type Workbench } from '#contract/deliveries/workbench.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dueText, useBoxStrip } from '../box-calls.ts';
import { hoursText } from '../dashboard/hours-text.ts';
import { DeskCard } from './desk-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { ClosingCard, FairCard, MessagesCard } from './side-cards.tsx';
import { TodayCard } from './today-card.tsx';
import { UrgentCard } from './urgent-card.tsx';

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: 'numeric', hourCycle: 'h23' });
const days = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });

/** The greeting of an hour in Asia/Shanghai. */
function greeting(now: Date): string {
  const hour = Number(hours.format(now));
  if (hour < 5 || hour >= 22) return '夜深了';
  if (hour < 11) return '上午好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

/** '11 月 24 日' */
function todayText(iso: string): string {
  const [month, day] = days.format(new Date(iso)).split('/');
  return `${month} 月 ${day} 日`;
}

const DashboardPanel = lazyPart(() =>
  import('../dashboard/dashboard-panel.tsx').then(({ DashboardPanel }) => DashboardPanel),
);

const REFRESH_MS = 60_000;

const useWorkbench = () =>
  useCall('GET /api/company/workbench', {}, { background: true, quiet: true, refetchInterval: REFRESH_MS });

/** What the day brings, in a line. */
function useDayLine(): string {
  const today = useBoxStrip().data?.today;
  const due = today && dueText(today);
  const now = new Date().toISOString();
  const parts = [
    due && `先答 ${due}的投递`,
    today?.nextInterviewAt && todayText(today.nextInterviewAt) === todayText(now)
      ? `${timeOfDay(today.nextInterviewAt)} 有下一场面试`
      : '',
  ].filter(Boolean);
  return `${todayText(now)}，${weekday(now)}${parts.length > 0 ? `。${parts.join('，')}` : ''}`;
}

/** 工作台: what to answer now, today's interviews, and how the company does beside its peers. */
export function WorkbenchPage() {
  const navigate = useNavigate();
  const person = useSession((state) => state.companyJober);
  const desk = useWorkbench();
  const line = useDayLine();
  const [more, setMore] = useState(false);
  const isInterviewer = person?.role === 'interviewer';
  const { data } = desk;
  return (
    <>
      <PageHead
        title={`${person?.name ?? '您好'}，${greeting(new Date())}`}
        note={line}
        actions={
          !isInterviewer && (
            <>
              {isKnownLink(paths.postImport()) && (
                <Button
                  icon={<FileSpreadsheet size={16} aria-hidden="true" />}
                  onClick={() => navigate(paths.postImport())}
                >
                  导入岗位表
                </Button>
              )}
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => navigate(paths.release())}
              >
                发布职位
              </Button>
            </>
          )
        }
      />
      {desk.isError ? (
        <LoadFailed title="工作台没有加载出来" error={desk.error} onRetry={desk.refetch} />
      ) : !data ? (
        <div className="grid gap-3 lg:grid-cols-2" aria-busy="true">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      ) : (
        <div className="grid gap-3 xl:min-h-[min(840px,calc(100dvh-132px))] xl:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid min-w-0 gap-3">
            <div className="grid gap-3 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
              <UrgentCard desk={data} />
              <TodayCard />
            </div>
            <div className="grid gap-3 md:grid-cols-2">
              <FunnelCard desk={data} onMore={() => setMore(true)} />
              <AnswersCard desk={data} />
            </div>
          </div>
          <div className="grid min-w-0 gap-3 xl:grid-rows-[1fr_1fr] max-xl:md:grid-cols-2">
            {!isInterviewer && <MessagesCard />}
            <ClosingCard desk={data} />
            {data.fair && <FairCard fair={data.fair} />}
          </div>
        </div>
      )}
      <Drawer open={more} onClose={() => setMore(false)} size={960} title="转化与答复">
        <Suspense fallback={<Skeleton className="h-80" />}>{more && <DashboardPanel />}</Suspense>
      </Drawer>
    </>
  );
}

const sharesOf = (counts: readonly number[] | null): number[] | null => {
  const sum = counts?.reduce((all, n) => all + n, 0) ?? 0;
  return counts && sum > 0 ? counts.map((n) => Math.round((100 * n) / sum)) : null;
};

function Bar({ share, most, own }: { share: number; most: number; own: boolean }) {
  return (
    <span className="flex w-6 flex-col items-center max-sm:w-4" aria-hidden="true">
      <span className="basis-0" style={{ flexGrow: most - share }} />
      <span className={`tabular text-12 ${own ? 'font-semibold text-ink-1' : 'text-ink-3'}`}>{share}</span>
      <span
        className={`min-h-0.5 w-full basis-0 rounded-t-[4px] ${own ? 'bg-brand' : 'bg-line-strong'}`}
        style={{ flexGrow: share }}
      />
    </span>
  );
}

function Legend({ name, hours, own }: { name: string; hours: number | null; own: boolean }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <span className={`size-2.5 rounded-[3px] ${own ? 'bg-brand' : 'bg-line-strong'}`} aria-hidden="true" />
      {name} <b className="text-ink-1">{hoursText(hours)}</b>
    </span>
  );
}

/** How long answers took, beside the peers. */
function AnswersCard({ desk: { answers } }: { desk: Workbench }) {
  const own = sharesOf(answers.own);
  const others = sharesOf(answers.peers);
  const most = Math.max(1, ...(own ?? []), ...(others ?? []));
  return (
    <DeskCard
      title="答复用时"
      aside={
        own && (
          <span className="flex flex-wrap justify-end gap-x-4 text-12 text-ink-2">
            <Legend name="本校中位" hours={answers.hours} own />
            {others && <Legend name="同类中位" hours={answers.peerHours} own={false} />}
          </span>
        )
      }
    >
      {own ? (
        <>
          <ul className="mx-4 mt-3 grid min-h-40 flex-1 grid-cols-5 border-b border-line">
            {answerSpans.map(({ label }, at) => (
              <li key={label} className="flex justify-center gap-1">
                <span className="sr-only">
                  {label}：本校 {own[at]}%{others && `，同类 ${others[at]}%`}
                </span>
                <Bar share={own[at] ?? 0} most={most} own />
                {others && <Bar share={others[at] ?? 0} most={most} own={false} />}
              </li>
            ))}
          </ul>
          <ul className="mx-4 grid grid-cols-5 py-1.5 text-center text-12 text-ink-3" aria-hidden="true">
            {answerSpans.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p className="flex min-h-11 items-center border-t border-line px-4 text-12 text-ink-3">
            占已答复投递的百分比
          </p>
        </>
      ) : (
        <EmptyState compact title="这段时间还没有答复" text="答复第一份投递后，这里会和同类学校比较" />
      )}
    </DeskCard>
  );
}
