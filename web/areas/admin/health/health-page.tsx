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
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-0.5 px-5 py-2.5">
      <span className="w-24 text-14 text-ink-2">{check.label}</span>
      <b className="tabular w-44 text-18 font-semibold text-ink-1 max-sm:w-auto">{check.value}</b>
      <span className="min-w-0 flex-1 text-13 text-ink-3 max-sm:order-last max-sm:basis-full">{check.note}</span>
      <span className={`flex items-center gap-1 text-13 ${color}`}>
        <Icon size={16} aria-hidden="true" />
        {word}
      </span>
    </li>
  );
}

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
        <section className="divide-y divide-line rounded-card border border-line bg-surface" aria-label="各项检查">
          <Verdict {...health.data} />
          <ul className="divide-y divide-line">
            {health.data.checks.map((check) => (
              <Check key={check.key} check={check} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
