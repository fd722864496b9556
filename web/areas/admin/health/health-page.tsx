import { Skeleton } from 'antd';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { CheckLine, looks } from './check-card.tsx';

const badness = { bad: 0, warn: 1, ok: 2 } as const;

/** What is wrong first, then what is nearest to its limit. */
const byNeed = (one: HealthCheck, other: HealthCheck) =>
  badness[one.state] - badness[other.state] || (other.share ?? -1) - (one.share ?? -1);

interface VerdictProps {
  checks: readonly HealthCheck[];
  at: string;
}

/** What the checks say together. */
function Verdict({ checks, at }: VerdictProps) {
  const wrong = checks.filter(({ state }) => state !== 'ok');
  const worst = wrong.some(({ state }) => state === 'bad') ? 'bad' : wrong[0] ? 'warn' : 'ok';
  const { icon: Icon, color, ground } = looks[worst];
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-4 max-sm:px-4 ${ground}`}>
      <Icon size={32} className={color} aria-hidden="true" />
      <h2 className={`text-20 font-semibold ${color}`}>
        {wrong.length > 0 ? `${wrong.map(({ label }) => label).join('、')}要看一下` : '一切正常'}
      </h2>
      <p className="tabular ml-auto text-13 text-ink-2 max-sm:w-full">{dayAndTime(at)} 检查，每 10 秒更新</p>
    </div>
  );
}

/** The health of the answering node and of its dependencies. */
export function HealthPage() {
  const health = useCall('GET /api/admin/health', {}, { background: true, quiet: true, refetchInterval: 10_000 });
  const checks = health.data?.checks.toSorted(byNeed) ?? [];
  return (
    <>
      <PageHead />
      {health.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {health.isError && <LoadFailed title="状态没有加载出来，服务可能已停止" onRetry={health.refetch} />}
      {health.data && (
        <section className="overflow-clip rounded-card border border-line bg-surface" aria-label="各项检查">
          <Verdict {...health.data} />
          <p className="grid grid-cols-[136px_168px_minmax(0,5fr)_minmax(0,6fr)] gap-x-6 border-t border-line bg-fill px-5 py-2 text-13 text-ink-3 max-lg:hidden">
            <span>检查</span>
            <span>现在</span>
            <span>离上限</span>
            <span>背后的数</span>
          </p>
          <ul className="divide-y divide-line border-t border-line">
            {checks.map((check, at) => (
              <CheckLine key={check.key} check={check} isFullest={at === 0 && check.share !== null} />
            ))}
          </ul>
          <p className="border-t border-line px-5 py-3 text-13 text-ink-3 max-sm:px-4">
            完整的处置步骤在部署文档的“运维”一章
          </p>
        </section>
      )}
    </>
  );
}
