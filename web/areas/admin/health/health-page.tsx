import { Skeleton } from 'antd';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { CheckLine, looks } from './check-card.tsx';

const badness = { bad: 0, warn: 1, ok: 2 } as const;

/** What the checks say together: the worst of them. */
function Verdict({ checks, at }: { checks: readonly HealthCheck[]; at: string }) {
  const wrong = checks.filter(({ state }) => state !== 'ok');
  const { icon: Icon, color } = looks[wrong.some(({ state }) => state === 'bad') ? 'bad' : wrong[0] ? 'warn' : 'ok'];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4">
      <Icon size={24} className={color} aria-hidden="true" />
      <h2 className="text-18 font-semibold text-ink-1">
        {wrong.length > 0 ? `${wrong.map(({ label }) => label).join('、')}要看一下` : '一切正常'}
      </h2>
      <p className="tabular ml-auto text-13 text-ink-3">{dayAndTime(at)} 检查，每 10 秒更新</p>
    </div>
  );
}

/** The health of the answering node and of its dependencies. */
export function HealthPage() {
  const health = useCall('GET /api/admin/health', {}, { background: true, quiet: true, refetchInterval: 10_000 });
  return (
    <>
      <PageHead />
      {health.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {health.isError && <LoadFailed title="状态没有加载出来，服务可能已停止" onRetry={health.refetch} />}
      {health.data && (
        <section className="rounded-card border border-line bg-surface" aria-label="各项检查">
          <Verdict {...health.data} />
          <p className="grid grid-cols-[160px_200px_minmax(0,1fr)_minmax(0,1.3fr)] gap-x-6 border-t border-line bg-fill px-5 py-2 text-13 text-ink-3 max-lg:hidden">
            <span>检查</span>
            <span>现在</span>
            <span>背后的数</span>
            <span>出问题时先做什么</span>
          </p>
          <ul className="divide-y divide-line border-t border-line">
            {health.data.checks
              .toSorted((one, other) => badness[one.state] - badness[other.state])
              .map((check) => (
                <CheckLine key={check.key} check={check} />
              ))}
          </ul>
          <p className="border-t border-line px-5 py-3 text-13 text-ink-3">完整的处置步骤在部署文档的“运维”一章</p>
        </section>
      )}
    </>
  );
}
