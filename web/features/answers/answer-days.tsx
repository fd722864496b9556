import type { AnswerDay } from '#contract/answers/answers.ts';

const kinds = [
  { label: '当天答复', fill: 'var(--chart-2)', of: ({ sameDay }: AnswerDay) => sameDay },
  { label: '七天内', fill: 'var(--chart-3)', of: ({ nextDay, later }: AnswerDay) => nextDay + later },
  { label: '等待中或没答复', fill: 'var(--chart-1)', of: ({ waiting, overdue }: AnswerDay) => waiting + overdue },
] as const;

const sumOf = (day: AnswerDay) => kinds.reduce((sum, { of }) => sum + of(day), 0);
const shortDay = (day: AnswerDay | undefined) => day?.day.slice(5) ?? '';

/** Whole steps of the axis, two or three of them. */
function ticksOf(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 2 / 5) * (most > 4 ? 5 : 1));
  return [step, step * 2].filter((tick) => tick <= Math.max(most, step));
}

interface Props {
  days: readonly AnswerDay[];
}

function Bars({ days }: Props) {
  const ticks = ticksOf(Math.max(...days.map(sumOf)));
  const most = Math.max(1, ticks.at(-1) ?? 1, ...days.map(sumOf));
  const ends = [...new Set([days[0], days[Math.floor(days.length / 2)]])];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-12 text-ink-3" aria-hidden="true">
      <div className="relative w-4 text-right">
        {[0, ...ticks].map((tick) => (
          <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: `${(tick / most) * 100}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 ${-most} ${days.length} ${most}`}
        preserveAspectRatio="none"
        className="block h-26 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
        aria-hidden="true"
      >
        {[0, ...ticks].map((tick) => (
          <path key={tick} d={`M0 ${-tick}H${days.length}`} stroke={tick ? 'var(--line)' : 'var(--line-strong)'} />
        ))}
        {days.map((day, at) => {
          let under = 0;
          return kinds.map(({ label, fill, of }) => {
            const n = of(day);
            under += n;
            return (
              n > 0 && (
                <rect
                  key={label}
                  x={at + 0.19}
                  y={-under}
                  width={0.62}
                  height={n}
                  fill={fill}
                  stroke="var(--surface)"
                />
              )
            );
          });
        })}
      </svg>
      <p className="col-start-2 mt-1 flex justify-between">
        {ends.map((day) => (
          <span key={day?.day}>{shortDay(day)}</span>
        ))}
        <span>今天</span>
      </p>
    </div>
  );
}

const Table = ({ days }: { days: readonly AnswerDay[] }) => (
  <table className="sr-only">
    <thead>
      <tr>
        <th scope="col">日期</th>
        {kinds.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <tr key={day.day}>
          <th scope="row">{day.day}</th>
          {kinds.map(({ label, of }) => (
            <td key={label}>{of(day)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Deliveries of each day, by how soon they were answered; the same numbers stand in a table for assistive technology. */
export function AnswerDays({ days }: Props) {
  return (
    <figure aria-label="每天收到的投递">
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 text-12 text-ink-3">
        <span className="text-14 text-ink-2">每天收到几份投递？</span>
        <span className="flex-1" />
        {kinds.map(({ label, fill }) => (
          <span key={label} className="flex items-center gap-1.5">
            <i className="size-2 rounded-[2px]" style={{ background: fill }} />
            {label}
          </span>
        ))}
      </figcaption>
      <Bars days={days} />
      <Table days={days} />
    </figure>
  );
}
