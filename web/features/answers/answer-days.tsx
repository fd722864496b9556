import { useId } from 'react';
import type { AnswerDay } from '#contract/answers/answers.ts';

const HEIGHT = 64;
const STEP = 9;
const WIDTH = 6;

const kinds = [
  { label: '当天', fill: 'var(--ok)', of: ({ sameDay }: AnswerDay) => sameDay },
  {
    label: '7 天内',
    fill: 'color-mix(in srgb, var(--ok) 50%, var(--surface))',
    of: ({ nextDay, later }: AnswerDay) => nextDay + later,
  },
  { label: '超过 7 天', fill: 'var(--warm)', of: ({ overdue }: AnswerDay) => overdue },
  { label: '等待中', fill: 'var(--line-strong)', of: ({ waiting }: AnswerDay) => waiting },
] as const;

const sumOf = (day: AnswerDay) => kinds.reduce((sum, { of }) => sum + of(day), 0);
/** 11-24 */
const shortDay = (day: string) => day.slice(5);

function Bar({ day, at, most }: { day: AnswerDay; at: number; most: number }) {
  let y = HEIGHT;
  if (sumOf(day) === 0) return <rect x={at * STEP} y={HEIGHT - 2} width={WIDTH} height={2} fill="var(--line)" />;
  return kinds.map(({ label, fill, of }) => {
    const tall = (of(day) / most) * HEIGHT;
    y -= tall;
    return tall > 0 && <rect key={label} x={at * STEP} y={y} width={WIDTH} height={tall} fill={fill} />;
  });
}

/** Deliveries of each day, by how soon they were answered; the same numbers stand in a table for assistive technology. */
export function AnswerDays({ days }: { days: AnswerDay[] }) {
  const id = useId();
  const most = Math.max(1, ...days.map(sumOf));
  const shown = kinds.filter(({ of }) => days.some((day) => of(day) > 0));
  return (
    <figure className="m-0" aria-labelledby={id}>
      <figcaption id={id} className="text-12 text-ink-3">
        每天的投递，按答复快慢
      </figcaption>
      <div aria-hidden="true">
        <svg
          viewBox={`0 0 ${days.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
          className="mt-2 block h-16 w-full"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {days.map((day, at) => (
            <Bar key={day.day} day={day} at={at} most={most} />
          ))}
        </svg>
        <p className="mt-1 flex justify-between text-12 text-ink-3 tabular">
          <span>{shortDay(days[0]?.day ?? '')}</span>
          <span>一天最多 {most} 份</span>
          <span>今天</span>
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-12 text-ink-3">
          {shown.map(({ label, fill }) => (
            <span key={label} className="inline-flex items-center gap-1">
              <span className="size-2 rounded-[2px]" style={{ background: fill }} />
              {label}
            </span>
          ))}
        </p>
      </div>
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
          {days
            .filter((day) => sumOf(day) > 0)
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {kinds.map(({ label, of }) => (
                  <td key={label}>{of(day)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}
