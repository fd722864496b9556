import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';

const badness = { bad: 0, warn: 1, ok: 2 } as const;

/** What is wrong first, then what is nearest to its limit. */
const byNeed = (one: HealthCheck, other: HealthCheck) =>
  badness[one.state] - badness[other.state] || (other.share ?? -1) - (one.share ?? -1);

/** The health of the answering node and of its dependencies. */
export function HealthPage() {
  const health = useCall('GET /api/admin/health', {}, { background: true, quiet: true, refetchInterval: 10_000 });
  return (
    <>
      <PageHead />
      <Loaded query={health} failed="状态没有加载出来，服务可能已停止">
        {({ at, checks }) => {
          const wrong = checks.filter(({ state }) => state !== 'ok').length;
          return (
            <section aria-label="各项检查" className="card">
              <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-5 py-3 max-sm:px-4">
                <h2 className="text-20 font-semibold text-ink-1">{wrong > 0 ? `${wrong} 项要看一下` : '一切正常'}</h2>
                <p className="tabular ml-auto text-14 text-ink-3">{dayAndTime(at)} 检查，每 10 秒更新</p>
              </div>
              <ul className="divide-y divide-line">
                {checks.toSorted(byNeed).map((check) => (
                  <CheckLine key={check.key} check={check} />
                ))}
              </ul>
            </section>
          );
        }}
      </Loaded>
    </>
  );
}

const looks = {
  ok: { icon: CircleCheck, color: 'text-ok-ink', word: '正常' },
  warn: { icon: CircleAlert, color: 'text-warm-ink', word: '注意' },
  bad: { icon: CircleX, color: 'text-err-ink', word: '异常' },
} as const;

/** What helps where a check is not fine. */
const advice: Record<string, string> = {
  database: '看看有没有长时间的查询或备份在跑；持续变慢时先停掉导入和批量任务',
  pool: '请求在排队等连接：先看数据库是否变慢，再考虑加大连接池',
  clock: '校准这台机器的时间（NTP），时间差会影响截止和动态码',
  jobs: '日志里有最近一次失败的原因，修好后任务会自动重试，不用重发',
  ledger: '先停止退款和发放，按总账页的明细逐笔核对，不要手工改数据',
  disk: '删除旧备份，或给磁盘扩容',
};

/** '85% 注意，95% 异常' */
const limitsText = (limits: HealthCheck['limits'] = []) =>
  limits.length > 1
    ? limits.map(({ text }, at) => `${text} ${at === 0 ? '注意' : '异常'}`).join('，')
    : limits[0] && `上限 ${limits[0].text}`;

/** A check: its state and value, what stands behind it, and what helps where it is not fine. */
function CheckLine({ check: { key, label, state, value, note, limits } }: { check: HealthCheck }) {
  const { icon: Icon, color, word } = looks[state];
  // A ledger that was not compared lately waits for the next comparison; only faults in it stop the money.
  const help = state === 'ok' || (state === 'warn' && key === 'ledger') ? undefined : advice[key];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 px-5 py-3 text-14 max-sm:px-4 sm:grid-cols-[200px_160px_minmax(0,1fr)]">
      <p className="flex items-center gap-2 font-semibold text-ink-1">
        <Icon size={18} className={`flex-none ${color}`} aria-hidden="true" />
        {label}
        <span className="sr-only">{word}</span>
      </p>
      <b className="tabular font-semibold text-ink-1">{value}</b>
      <p className="tabular text-ink-3 max-sm:col-span-full">
        {[note, limitsText(limits)].filter(Boolean).join('；')}
        {help && <span className="block text-ink-1">{help}</span>}
      </p>
    </li>
  );
}
