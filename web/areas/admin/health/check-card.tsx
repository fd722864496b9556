import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';

export const looks = {
  ok: { icon: CircleCheck, color: 'text-ok-ink', ground: 'bg-ok-tint', word: '正常' },
  warn: { icon: CircleAlert, color: 'text-warm-ink', ground: 'bg-warm-tint', word: '注意' },
  bad: { icon: CircleX, color: 'text-err-ink', ground: 'bg-err-tint', word: '异常' },
} as const;

/** What helps where a check is not fine. */
const advice: Record<string, string> = {
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
export const isNear = ({ state, share }: HealthCheck) => state === 'ok' && (share ?? 0) >= NEAR;

const words = ['注意', '异常'];
/** Where a share stands: 0 fine, 1 watched, 2 wrong. */
const zoneOf = (limits: HealthCheck['limits'], share: number) =>
  limits.length < 2 ? 0 : limits.filter((limit) => share >= limit.share && limit.share < 100).length;
const zones = ['bg-fill-hover', 'bg-warm-tint', 'bg-err-tint'];

interface ScaleProps {
  check: HealthCheck;
  share: number;
}

/** The hundredths of a limit as cells, with those that are used. */
function Cells({ check: { limits, state }, share }: ScaleProps) {
  return (
    <span className="mt-3 grid grid-cols-[repeat(20,minmax(0,1fr))] gap-1" aria-hidden="true">
      {Array.from({ length: 100 }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={at}
          className={clsx(
            'h-6 rounded-[4px] max-sm:h-3.5',
            at < share
              ? state === 'bad'
                ? 'bg-err'
                : at >= NEAR
                  ? 'bg-warm'
                  : 'bg-(--chart-2)'
              : zones[zoneOf(limits, at)],
          )}
        />
      ))}
    </span>
  );
}

/** How far a value is from where it is watched and where it is wrong. */
const Scale = ({ check: { limits, state }, share }: ScaleProps) => (
  <span className="relative mt-3 block h-2.5 overflow-hidden rounded-full bg-fill-hover" aria-hidden="true">
    {limits.length > 1 && (
      <i className="absolute inset-y-0 right-0 bg-warm-tint" style={{ left: `${limits[0]?.share}%` }} />
    )}
    <i
      className={`absolute inset-y-0 left-0 min-w-2.5 rounded-full ${state === 'ok' ? 'bg-ok' : 'bg-warm'}`}
      style={{ width: `${share}%` }}
    />
  </span>
);

interface Props {
  check: HealthCheck;
  /** The one that is nearest to its limit: drawn large. */
  lead?: boolean;
}

/** One check: its value, how far it is from its limits, what stands behind it; below, what helps where it is not fine. */
export function CheckCard({ check, lead = false }: Props) {
  const { key, label, state, value, note, share, limits = [] } = check;
  const near = isNear(check);
  const { icon: Icon, color } = near ? looks.warn : looks[state];
  const { before, number, after } = valueParts(value);
  // A ledger that was not compared lately waits for the next comparison; only faults in it stop the money.
  const isUrgent = state === 'bad' || (state === 'warn' && key !== 'ledger');
  return (
    <li className={clsx('flex flex-col px-5 py-4 shadow-[0_0_0_1px_var(--line)] max-sm:px-4', lead && 'xl:row-span-2')}>
      <p className="flex items-center gap-2 font-medium text-ink-1">
        <Icon size={18} className={color} aria-hidden="true" />
        {label}
        <span className="sr-only">{looks[state].word}</span>
        {near && <span className="text-13 font-normal text-warm-ink">离上限最近</span>}
      </p>
      <p className="tabular mt-1 flex items-baseline gap-1.5">
        {number && before && <span className="text-13 text-ink-3">{before}</span>}
        <b className={clsx('font-semibold text-ink-1', lead ? 'text-32 leading-tight' : 'text-20 leading-8')}>
          {number || value}
        </b>
        {number && after && <span className="text-13 text-ink-3">{after}</span>}
      </p>
      {share !== null && (
        <>
          {lead ? (
            <Cells check={{ ...check, limits }} share={share} />
          ) : (
            <Scale check={{ ...check, limits }} share={share} />
          )}
          {share === 0 && <span className="sr-only">不到 1%</span>}
          <span className="tabular mt-1.5 flex justify-between text-12 text-ink-3">
            {limits.length === 1 ? (
              <span className="ml-auto">上限 {limits[0]?.text}</span>
            ) : (
              limits.map(({ text }, at) => (
                <span key={text}>
                  {text} {words[at]}
                </span>
              ))
            )}
          </span>
        </>
      )}
      <ul className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-ink-2">
        {note.split('，').map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isUrgent && advice[key] && (
        <p className="mt-2 rounded-ctl bg-warm-tint px-3 py-2 text-13 text-ink-1">
          <b className="font-medium">先做什么：</b>
          {advice[key]}
        </p>
      )}
    </li>
  );
}
