import { Skeleton } from 'antd';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { CheckLine, CheckPanel, isNear, looks } from './check-line.tsx';

const badness = { bad: 0, warn: 1, ok: 2 } as const;

/** What is wrong first, then what is nearest to its limit. */
const byNeed = (one: HealthCheck, other: HealthCheck) =>
  badness[one.state] - badness[other.state] || (other.share ?? -1) - (one.share ?? -1);

/** What the checks say together. */
function Verdict({ checks, at }: { checks: readonly HealthCheck[]; at: string }) {
  const wrong = checks.filter(({ state }) => state !== 'ok');
  const near = checks.filter(isNear);
  const worst = wrong.some(({ state }) => state === 'bad') ? 'bad' : wrong[0] ? 'warn' : near[0] ? 'near' : 'ok';
  const nearText = `${near.length} 项快到注意线`;
  const { icon: Icon, color, ground } = looks[worst];
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 max-sm:px-4 ${ground}`}>
      <Icon size={24} className={color} aria-hidden="true" />
      <h2 className={`text-20 font-semibold ${color}`}>
        {wrong.length > 0 ? `${wrong.length} 项要看一下` : near.length > 0 ? nearText : '一切正常'}
      </h2>
      {near.length > 0 && <p className="text-14 text-ink-2">{wrong.length > 0 ? nearText : '没有故障'}</p>}
      <p className="tabular ml-auto text-13 text-ink-2 max-sm:w-full">{dayAndTime(at)} 检查，每 10 秒更新</p>
    </div>
  );
}

/** The health of the answering node and of its dependencies. */
export function HealthPage() {
  const health = useCall('GET /api/admin/health', {}, { background: true, quiet: true, refetchInterval: 10_000 });
  const checks = health.data?.checks.toSorted(byNeed) ?? [];
  const leads = checks.filter((check) => check.state !== 'ok' || isNear(check));
  const others = checks.slice(leads.length);
  return (
    <>
      <PageHead />
      {health.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {health.isError && (
        <LoadFailed title="状态没有加载出来，服务可能已停止" error={health.error} onRetry={health.refetch} />
      )}
      {health.data && (
        <section aria-label="各项检查">
          <div className="mb-3 overflow-hidden rounded-card border border-line bg-surface">
            <Verdict {...health.data} />
            <ul className="empty:hidden">
              {leads.map((check) => (
                <CheckPanel key={check.key} check={check} />
              ))}
            </ul>
          </div>
          <div className="rounded-card border border-line bg-surface">
            <ul className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_auto_minmax(240px,1fr)_auto] lg:gap-x-12 xl:gap-x-16">
              {others.map((check) => (
                <CheckLine key={check.key} check={check} />
              ))}
            </ul>
            <p className="border-t border-line px-5 py-3 text-13 text-ink-3 max-sm:px-4">
              完整的处置步骤在部署文档的“运维”一章
            </p>
          </div>
        </section>
      )}
    </>
  );
}
