import type { Dashboard } from '#contract/deliveries/box-dashboard.ts';

/** '5 小时' or '2.5 天'. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return '不到 1 小时';
  return hours < 48 ? `${Math.round(hours)} 小时` : `${Math.round(hours / 2.4) / 10} 天`;
}

/** The median time to the first answer, compared with companies of the same type and region. */
export function ReplyTime({ reply }: { reply: Dashboard['reply'] }) {
  const { hours, sectorHours, sector, peers } = reply;
  const most = Math.max(hours ?? 0, sectorHours ?? 0, 1);
  const bars = [
    { name: '本单位', value: hours, tint: 'bg-brand' },
    { name: sector, value: sectorHours, tint: 'bg-ink-4' },
  ];
  return (
    <section className="mt-5" aria-label="答复时长">
      <h2 className="mb-2 text-14 font-semibold text-ink-1">答复时长（中位数）</h2>
      {bars.map(({ name, value, tint }) => (
        <div key={name} className="mt-1.5 grid grid-cols-[96px_1fr_80px] items-center gap-3 text-13">
          <span className="truncate text-ink-2" title={name}>
            {name}
          </span>
          <span className="h-1.5 rounded-full bg-fill">
            <span
              className={`block h-full rounded-full ${tint}`}
              style={{ width: `${value === null ? 0 : Math.max(2, (100 * value) / most)}%` }}
            />
          </span>
          <span className="tabular text-right text-ink-1">{hoursText(value)}</span>
        </div>
      ))}
      <p className="mt-2 text-12 text-ink-3">
        {sectorHours === null ? '同地区同类单位太少，暂不比较' : `与 ${peers} 家${sector}相比`}
      </p>
    </section>
  );
}
