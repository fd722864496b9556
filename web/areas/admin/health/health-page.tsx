import { Skeleton } from 'antd';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';

const looks = {
  ok: { icon: CircleCheck, color: 'text-ok-ink', word: '正常' },
  warn: { icon: CircleAlert, color: 'text-warm-ink', word: '注意' },
  bad: { icon: CircleX, color: 'text-err-ink', word: '异常' },
} as const;

function Check({ check }: { check: HealthCheck }) {
  const { icon: Icon, color, word } = looks[check.state];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="flex items-center justify-between text-13 text-ink-3">
        {check.label}
        <span className={`flex items-center gap-1 ${color}`}>
          <Icon size={15} aria-hidden="true" />
          {word}
        </span>
      </p>
      <p className="tabular mt-1 text-20 font-semibold text-ink-1">{check.value}</p>
      <p className="mt-0.5 text-13 text-ink-3">{check.note}</p>
    </li>
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
        <>
          <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
            {health.data.checks.map((check) => (
              <Check key={check.key} check={check} />
            ))}
          </ul>
          <p className="mt-3 text-12 text-ink-3">{dayAndTime(health.data.at)} 检查，每 10 秒更新</p>
        </>
      )}
    </>
  );
}
