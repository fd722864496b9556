import { Button, Drawer } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dueText, useBoxStrip } from '../box-calls.ts';
import { AnswersPart } from './answers-part.tsx';
import { ClosingRows } from './closing-rows.tsx';
import { TodayList } from './today-list.tsx';
import { UrgentList } from './urgent-list.tsx';

const days = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });

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
  const now = new Date(Date.now()).toISOString();
  const isToday = today?.nextInterviewAt && todayText(today.nextInterviewAt) === todayText(now);
  const parts = [
    today && dueText(today),
    isToday ? `${timeOfDay(today.nextInterviewAt ?? now)} 有下一场面试` : '',
  ].filter(Boolean);
  return `${todayText(now)}，${weekday(now)}${parts.length > 0 ? `；${parts.join('，')}` : ''}`;
}

/** 工作台: what to answer now, today's interviews, how the company answers, and what ends soon. */
export function WorkbenchPage() {
  const navigate = useNavigate();
  const role = useSession((state) => state.companyJober?.role);
  const desk = useWorkbench();
  const line = useDayLine();
  const [more, setMore] = useState(false);
  const { data } = desk;
  return (
    <>
      <PageHead
        title={data && data.urgent.length > 0 ? `先答这 ${data.urgent.length} 件` : '工作台'}
        note={line}
        actions={
          role !== 'interviewer' && (
            <>
              {isKnownLink(paths.postImport()) && (
                <Button size="large" onClick={() => navigate(paths.postImport())}>
                  导入岗位表
                </Button>
              )}
              <Button size="large" type="primary" onClick={() => navigate(paths.release())}>
                发布职位
              </Button>
            </>
          )
        }
      />
      {desk.isError ? (
        <LoadFailed title="工作台没有加载出来" error={desk.error} onRetry={desk.refetch} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton className="h-160" />
        </div>
      ) : (
        <div className="rounded-card border border-line bg-surface">
          <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(280px,392px)]">
            <UrgentList desk={data} />
            <div className="min-w-0 border-line max-lg:border-t lg:border-l">
              <TodayList />
            </div>
          </div>
          <AnswersPart desk={data} onMore={() => setMore(true)} />
          <ClosingRows desk={data} />
        </div>
      )}
      <Drawer open={more} onClose={() => setMore(false)} size={960} title="转化与答复">
        <Suspense fallback={<Skeleton className="h-80" />}>{more && <DashboardPanel />}</Suspense>
      </Drawer>
    </>
  );
}
