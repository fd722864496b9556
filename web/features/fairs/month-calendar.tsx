import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { FairMonth } from '#contract/fairs/fair-views.ts';
import { dayAt, dayMs, monthNumber, monthText } from '#contract/months.ts';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The days of the whole weeks that contain a month, Monday first. */
export function weeksOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const start = first.getTime() - ((first.getUTCDay() + 6) % 7) * dayMs;
  const next = Date.parse(`${monthText(monthNumber(month) + 1)}-01T00:00:00Z`);
  const days = Math.ceil((next - start) / dayMs / 7) * 7;
  return Array.from({ length: days }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10));
}

/** '2026 年 11 月' */
export const monthLabel = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

interface Props {
  calendar: FairMonth;
  now: number;
  /** The URL of a month. */
  href(month: string): string;
  /** The URL of a day with fairs. */
  dayHref(day: string): string;
}

/** A small calendar: days with fairs are links, dots distinguish on-site and online. */
export function MonthCalendar({ calendar: { month, fairs }, now, href, dayHref }: Props) {
  const today = dayAt(new Date(now));
  const other = (by: number) => monthText(monthNumber(month) + by);
  return (
    <section className="card p-4" aria-label="招聘会日历">
      <div className="mb-2 flex items-center justify-between">
        <a
          className="icon-btn icon-btn-s"
          href={href(other(-1))}
          data-keep-scroll
          aria-label={`上一月，${monthLabel(other(-1))}`}
        >
          <ChevronLeft size={16} aria-hidden />
        </a>
        <h2 className="text-14">{monthLabel(month)}</h2>
        <a
          className="icon-btn icon-btn-s"
          href={href(other(1))}
          data-keep-scroll
          aria-label={`下一月，${monthLabel(other(1))}`}
        >
          <ChevronRight size={16} aria-hidden />
        </a>
      </div>
      <div className="month-grid">
        {weekdays.map((name) => (
          <span key={name} className="pb-1 text-center text-12 text-ink-3">
            {name}
          </span>
        ))}
        {weeksOf(month).map((day) => {
          const here = fairs.filter((fair) => fair.day === day);
          const number = Number(day.slice(8));
          const marks = {
            'data-out': day.startsWith(month) ? undefined : '',
            'data-today': day === today ? '' : undefined,
          };
          if (here.length === 0)
            return (
              <span key={day} className="month-day" {...marks}>
                {number}
              </span>
            );
          return (
            <a
              key={day}
              className="month-day"
              {...marks}
              href={dayHref(day)}
              aria-label={`${Number(month.slice(5))} 月 ${number} 日，${here.length} 场`}
              title={here.map(({ title }) => title).join('\n')}
            >
              {number}
              <span className="month-dots" aria-hidden="true">
                {here.some(({ online }) => !online) && <span className="fair-dot" />}
                {here.some(({ online }) => online) && <span className="fair-dot" data-online="" />}
              </span>
            </a>
          );
        })}
      </div>
      <p className="mt-2 flex items-center gap-4 border-t border-line pt-3 text-12 text-ink-3">
        <span className="flex items-center gap-1.5">
          <span className="fair-dot" /> 现场
        </span>
        <span className="flex items-center gap-1.5">
          <span className="fair-dot" data-online="" /> 线上
        </span>
        <span className="ml-auto">本月 {fairs.length} 场</span>
      </p>
    </section>
  );
}
