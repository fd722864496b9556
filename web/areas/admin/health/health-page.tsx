import { Skeleton } from 'antd';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';

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
      <p className="tabular ml-auto text-14 text-ink-2 max-sm:w-full">{dayAndTime(at)} 检查，每 10 秒更新</p>
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
          <div className="mb-3 overflow-hidden card">
            <Verdict {...health.data} />
            <ul className="empty:hidden">
              {leads.map((check) => (
                <CheckPanel key={check.key} check={check} />
              ))}
            </ul>
          </div>
          <div className="card">
            <ul className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_auto_minmax(240px,1fr)_auto] lg:gap-x-12 xl:gap-x-16">
              {others.map((check) => (
                <CheckLine key={check.key} check={check} />
              ))}
            </ul>
            <p className="border-t border-line px-5 py-3 text-14 text-ink-3 max-sm:px-4">
              完整的处置步骤在部署文档的“运维”一章
            </p>
          </div>
        </section>
      )}
    </>
  );
}

const looks = {
  ok: { icon: CircleCheck, color: 'text-ok-ink', ground: 'bg-ok-tint', word: '正常' },
  warn: { icon: CircleAlert, color: 'text-warm-ink', ground: 'bg-warm-tint', word: '注意' },
  near: { icon: CircleAlert, color: 'text-warm-ink', ground: 'bg-warm-tint', word: '快到注意线' },
  bad: { icon: CircleX, color: 'text-err-ink', ground: 'bg-err-tint', word: '异常' },
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

/** A value as its number and the words around it. */
function valueParts(value: string) {
  const [, before = '', number = '', after = ''] = /^(\D*)([\d.,]*)(.*)$/s.exec(value) ?? [];
  return { before: before.trim(), number, after: after.trim() };
}

/** From here a limit is near enough to be watched, in percent. */
const NEAR = 70;
const isNear = ({ state, share }: HealthCheck) => state === 'ok' && (share ?? 0) >= NEAR;

/** How far a value is from where it is watched and where it is wrong: each limit is named at its place. */
function Scale({ check }: { check: HealthCheck }) {
  const { limits = [], share } = check;
  if (share === null) return null;
  const marks = limits.length > 1 ? limits : [];
  return (
    <span className="block">
      <span className="relative block h-2 overflow-hidden rounded-full bg-fill-hover" aria-hidden="true">
        {marks.map((limit, at) => (
          <i
            key={limit.text}
            className={`absolute inset-y-0 w-0.5 ${at === 0 ? 'bg-warm' : 'bg-err'}`}
            style={{ left: `${limit.share}%` }}
          />
        ))}
        <i
          className={clsx(
            'absolute inset-y-0 left-0 min-w-2 rounded-full',
            check.state === 'bad' ? 'bg-err' : check.state === 'warn' || isNear(check) ? 'bg-warm' : 'bg-ok',
          )}
          style={{ width: `${share}%` }}
        />
      </span>
      {share === 0 && <span className="sr-only">不到 1%</span>}
      <span className="tabular relative mt-1 flex h-4 justify-end text-12 leading-4 text-ink-3">
        {marks[0] && (
          <span
            className="absolute"
            style={
              marks[0].share > 50 ? { right: `max(${100 - marks[0].share}%, 4.5rem)` } : { left: `${marks[0].share}%` }
            }
          >
            {marks[0].text} 注意
          </span>
        )}
        <span>{marks[1] ? `${marks[1].text} 异常` : limits[0] && `上限 ${limits[0].text}`}</span>
      </span>
    </span>
  );
}

interface Props {
  check: HealthCheck;
}

const Name = ({ check }: Props) => {
  const { icon: Icon, color, word } = isNear(check) ? looks.near : looks[check.state];
  return (
    <p className="flex items-center gap-2 font-semibold text-ink-1">
      <Icon size={18} className={`flex-none ${color}`} aria-hidden="true" />
      {check.label}
      <span className="sr-only">{word}</span>
    </p>
  );
};

function Value({ check: { value }, large = false }: Props & { large?: boolean }) {
  const { before, number, after } = valueParts(value);
  return (
    <p className="tabular flex items-baseline gap-1.5">
      {number && before && <span className="text-14 text-ink-3">{before}</span>}
      <b className={clsx('font-semibold text-ink-1', large ? 'text-40 leading-14' : 'text-20')}>{number || value}</b>
      {number && after && <span className={clsx('text-ink-3', large ? 'text-20' : 'text-14')}>{after}</span>}
    </p>
  );
}

/** What is wrong, or next to be: its value, how far it is from its limits, and what helps. */
function CheckPanel({ check }: Props) {
  const { key, state, note, share, limits } = check;
  const isNear = state === 'ok';
  // A ledger that was not compared lately waits for the next comparison; only faults in it stop the money.
  const help = state === 'warn' && key === 'ledger' ? undefined : advice[key];
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line px-5 py-6 max-sm:p-4 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center">
      <div>
        <Name check={check} />
        <Value check={check} large />
      </div>
      <div className="tabular grid gap-2 text-14 text-ink-2">
        <Scale check={check} />
        <p>
          {note}
          {isNear && limits[0] && share !== null && (
            <b className="ml-3 font-semibold text-warm-ink">离注意线还差 {Math.max(0, limits[0].share - share)}%</b>
          )}
        </p>
      </div>
      {help && (
        <p className="text-14 text-ink-2 lg:max-w-75 lg:border-l lg:border-line lg:py-2 lg:pl-10">
          <b className="block font-semibold text-ink-1">{isNear ? '可以先做' : '先做什么'}</b>
          {help}
        </p>
      )}
    </li>
  );
}

/** What is fine, in a line: its value, its limits where it has some, and what stands behind it. */
const CheckLine = ({ check }: Props) => (
  <li className="grid grid-cols-[1fr_auto] items-center gap-y-1.5 border-line px-5 py-3 not-first:border-t max-sm:px-4 lg:col-span-full lg:min-h-17 lg:grid-cols-subgrid">
    <Name check={check} />
    <Value check={check} />
    {check.share !== null && (
      <div className="max-lg:order-1 max-lg:col-span-full">
        <Scale check={check} />
      </div>
    )}
    <p className="tabular text-14 text-ink-3 max-lg:col-span-full lg:col-start-4">{check.note}</p>
  </li>
);
