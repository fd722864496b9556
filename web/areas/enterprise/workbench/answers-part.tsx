import type { AnswerDay, CompanyAnswers } from '#contract/answers/answers.ts';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';
import { hoursText } from '../dashboard/hours-text.ts';

const WIDTH = 880;
const LEFT = 24;
const FOOT = 120;
const HEIGHT = 104;
const GAP = 11;

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

/** What was delivered each day, by how soon it was answered. */
function Days({ days }: { days: readonly AnswerDay[] }) {
  const most = Math.max(1, ...days.map(sumOf));
  const pitch = (WIDTH - LEFT) / days.length;
  const y = (n: number) => FOOT - (n / most) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} 144`} className="block w-full" fontSize="12" fill="var(--ink-3)" aria-hidden="true">
      {ticksOf(most).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
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
              x={LEFT + at * pitch + GAP / 2}
              y={top}
              width={pitch - GAP}
              height={Math.max(1, tall)}
              rx="1.5"
              fill={fill}
            />
          );
        });
      })}
      <line x1={LEFT} x2={WIDTH} y1={FOOT} y2={FOOT} stroke="var(--line-strong)" />
      <text x={LEFT - 8} y={FOOT + 4} textAnchor="end">
        0
      </text>
      <text x={LEFT} y={FOOT + 19}>
        {shortDay(days[0])}
      </text>
      <text x={(WIDTH + LEFT) / 2} y={FOOT + 19} textAnchor="middle">
        {shortDay(days[Math.floor(days.length / 2)])}
      </text>
      <text x={WIDTH} y={FOOT + 19} textAnchor="end">
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

function Chart({ answers }: { answers: CompanyAnswers }) {
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
      <Days days={answers.days} />
      <Table days={answers.days} />
    </figure>
  );
}

interface Props {
  desk: Workbench;
  onMore(): void;
}

/** How the school answered in the last 30 days, beside schools of its kind. */
export function AnswersPart({ desk: { answers: times, replyRate, sectorReplyRate }, onMore }: Props) {
  const companyId = useSession((state) => state.company?.id);
  const answers = useCall('GET /api/companies/:id/answers', companyId ? { params: { id: companyId } } : null, {
    background: true,
    quiet: true,
  });
  return (
    <section
      aria-labelledby="answered"
      className="grid gap-8 border-t border-line p-6 max-md:gap-4 max-md:p-4 lg:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div>
        <h2 id="answered" className="text-20 leading-7 font-semibold text-ink-1">
          这 30 天回得怎么样
        </h2>
        {replyRate === null ? (
          <p className="mt-4 text-14 text-ink-3">还没有到期的投递，答复之后这里会和同类学校比较</p>
        ) : (
          <>
            <p className="mt-4 flex items-baseline gap-2 text-14 text-ink-2">
              <b className="tabular text-40 leading-12 font-semibold text-ink-1">{replyRate}%</b>
              有回音{sectorReplyRate !== null && `，同类 ${sectorReplyRate}%`}
            </p>
            {times.hours !== null && (
              <p className="mt-1 flex items-baseline gap-2 text-14 text-ink-2">
                <b className="tabular text-28 leading-9 font-semibold text-ink-1">{hoursText(times.hours)}</b>
                一般{times.peerHours !== null && `，同类 ${hoursText(times.peerHours)}`}
              </p>
            )}
          </>
        )}
        <button type="button" className="link mt-3 text-14" onClick={onMore}>
          按职位和周看
        </button>
      </div>
      {answers.data && <Chart answers={answers.data} />}
    </section>
  );
}
