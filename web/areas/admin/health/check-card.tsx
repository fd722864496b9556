import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { Meter } from '#web/ui/progress.tsx';

export const looks = {
  ok: { icon: CircleCheck, color: 'text-ok-ink', ground: 'bg-ok-tint', word: '正常' },
  warn: { icon: CircleAlert, color: 'text-warm-ink', ground: 'bg-warm-tint', word: '注意' },
  bad: { icon: CircleX, color: 'text-err-ink', ground: 'bg-err-tint', word: '异常' },
} as const;

/** What helps where a check is not fine. */
export const advice: Record<string, string> = {
  database: '看看有没有长时间的查询或备份在跑；持续变慢时先停掉导入和批量任务',
  pool: '请求在排队等连接：先看数据库是否变慢，再考虑加大连接池',
  clock: '校准这台机器的时间（NTP），时间差会影响截止和动态码',
  jobs: '日志里有最近一次失败的原因，修好后任务会自动重试，不用重发',
  ledger: '先停止退款和发放，按总账页的明细逐笔核对，不要手工改数据',
  disk: '删除旧备份或扩容；到 95% 以前要处理完',
};

/** A value as its number and the words around it. */
function valueParts(value: string) {
  const [, before = '', number = '', after = ''] = /^(\D*)([\d.,]*)(.*)$/s.exec(value) ?? [];
  return { before: before.trim(), number, after: after.trim() };
}

/** From here a limit is near enough to be watched, in percent. */
const NEAR = 70;

export const isNear = (share: number | null) => (share ?? 0) >= NEAR;

/** One check in a line: its value, how far it has gone, what stands behind it; below, what helps where it is not fine. */
export function CheckLine({ check: { key, label, state, value, note, share } }: { check: HealthCheck }) {
  const { icon: Icon, color, word } = looks[state];
  const { before, number, after } = valueParts(value);
  // A ledger that was not compared lately waits for the next comparison; only faults in it stop the money.
  const isUrgent = state === 'bad' || (state === 'warn' && key !== 'ledger');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-4 max-sm:px-4 max-sm:py-3.5 lg:grid-cols-[136px_168px_minmax(0,5fr)_minmax(0,6fr)]">
      <p className="flex items-center gap-2 font-medium text-ink-1">
        <Icon size={18} className={color} aria-hidden="true" />
        {label}
        <span className="sr-only">{word}</span>
        {state === 'ok' && isNear(share) && <span className="tag tag-warm">留意</span>}
      </p>
      <p className="tabular flex items-baseline gap-1.5 max-lg:justify-end">
        {number === '' ? (
          <b className="text-16 font-semibold text-ink-1">{value}</b>
        ) : (
          <>
            {before && <span className="text-13 text-ink-3">{before}</span>}
            <b className="text-20 leading-8 font-semibold text-ink-1">{number}</b>
            {after && <span className="text-13 text-ink-3">{after}</span>}
          </>
        )}
      </p>
      {share !== null && (
        <span className="max-lg:col-span-2">
          <Meter value={Math.max(share, 0.5)} of={100} low={state !== 'ok' || isNear(share)} className="h-2!" />
          {share === 0 && <span className="sr-only">不到 1%</span>}
        </span>
      )}
      <p className={clsx('text-13 text-ink-2 max-lg:col-span-2', share === null && 'lg:col-span-2')}>{note}</p>
      {isUrgent && advice[key] && (
        <p className="col-span-full mt-1 rounded-ctl bg-warm-tint px-3 py-2 text-13 text-ink-1">
          <b className="font-medium">先做什么：</b>
          {advice[key]}
        </p>
      )}
    </li>
  );
}
