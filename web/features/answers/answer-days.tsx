import type { AnswerDay } from '#contract/answers/answers.ts';

const LEFT = 24;
const FOOT = 120;
const HEIGHT = 104;

const kinds = [
  { label: '当天答复', fill: 'var(--c2)', of: ({ sameDay }: AnswerDay) => sameDay },
  { label: '七天内', fill: 'var(--c3)', of: ({ nextDay, later }: AnswerDay) => nextDay + later },
  { label: '等待中或没答复', fill: 'var(--c1)', of: ({ waiting, overdue }: AnswerDay) => waiting + overdue },
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
  /** As wide as it stands on the page, so that its words keep their size. */
  width: number;
}

function Bars({ days, width }: Props) {
  const most = Math.max(1, ...days.map(sumOf));
  const pitch = (width - LEFT) / days.length;
  const gap = pitch * 0.38;
  const y = (n: number) => FOOT - (n / most) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${width} 144`} className="block w-full" fontSize="12" fill="var(--ink-3)" aria-hidden="true">
      {ticksOf(most).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {days.map((day, at) => {
        let under = 0;
        return kinds.map(({ label, fill, of }) => {
          const n = of(day);
          if (n === 0) return null;
          const top = y(under + n);
          const tall = y(under) - top - 1;
          under += n;
          return (
            <rect
              key={label}
              x={LEFT + at * pitch + gap / 2}
              y={top}
              width={pitch - gap}
              height={Math.max(1, tall)}
              rx="1.5"
              fill={fill}
            />
          );
        });
      })}
      <line x1={LEFT} x2={width} y1={FOOT} y2={FOOT} stroke="var(--line-strong)" />
      <text x={LEFT - 8} y={FOOT + 4} textAnchor="end">
        0
      </text>
      <text x={LEFT} y={FOOT + 19}>
        {shortDay(days[0])}
      </text>
      <text x={(width + LEFT) / 2} y={FOOT + 19} textAnchor="middle">
        {shortDay(days[Math.floor(days.length / 2)])}
      </text>
      <text x={width} y={FOOT + 19} textAnchor="end">
        今天
      </text>
    </svg>
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
export function AnswerDays(props: Props) {
  return (
    <figure aria-label="每天收到的投递">
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 text-12 text-ink-3">
        <span className="text-14 text-ink-2">每天收到的投递，份</span>
        <span className="flex-1" />
        {kinds.map(({ label, fill }) => (
          <span key={label} className="flex items-center gap-1.5">
            <i className="size-2 rounded-[2px]" style={{ background: fill }} />
            {label}
          </span>
        ))}
      </figcaption>
      <Bars {...props} />
      <Table days={props.days} />
    </figure>
  );
}
