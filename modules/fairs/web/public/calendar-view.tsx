import { dayAt, monthNumber, monthText } from '#contract/months.ts';
import { monthLabel, weeksOf } from '#web/features/calendar/calendar-weeks.ts';
import { paths } from '#web/paths.ts';
import { fairsHref } from './fairs-href.ts';
import type { FairsData } from './load-fairs.ts';

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** A month with each day's fairs by name. On a phone, a list of the days with fairs. */
export function CalendarView({ data }: { data: FairsData }) {
  const { month, fairs } = data.calendar;
  const today = dayAt(new Date(data.now));
  const other = (by: number) => fairsHref(data, { month: monthText(monthNumber(month) + by), view: 'calendar' });
  return (
    <section className="card overflow-hidden" aria-label={`${monthLabel(month)}的招聘会`}>
      <div className="flex items-center gap-2 border-b border-line px-4 py-3">
        <h2 className="text-16">{monthLabel(month)}</h2>
        <span className="text-14 text-ink-3">{fairs.length} 场</span>
        <a className="btn btn-outline btn-s ml-auto" href={other(-1)} data-keep-scroll>
          上一月
        </a>
        <a className="btn btn-outline btn-s" href={other(1)} data-keep-scroll>
          下一月
        </a>
      </div>
      <div className="grid grid-cols-7 max-sm:block">
        {weekdays.map((name) => (
          <span key={name} className="border-b border-line py-2 text-center text-12 text-ink-3 max-sm:hidden">
            {name}
          </span>
        ))}
        {weeksOf(month).map((day) => {
          const here = fairs.filter((fair) => fair.day === day);
          const out = !day.startsWith(month);
          return (
            <div
              key={day}
              id={`d${day}`}
              className={`min-h-28 border-r border-b border-line p-2 nth-[7n]:border-r-0 max-sm:min-h-0 max-sm:border-r-0 ${here.length === 0 ? 'max-sm:hidden' : ''} ${out ? 'bg-ground' : ''}`}
            >
              <span
                className={`tabular text-14 ${day === today ? 'tag tag-brand' : out ? 'text-ink-3' : 'font-semibold text-ink-1'}`}
              >
                {Number(day.slice(8))}
                <span className="sm:hidden"> 日</span>
              </span>
              <ul className="mt-1 flex flex-col gap-1">
                {here.map(({ id, title, online }) => (
                  <li key={id}>
                    <a
                      className="flex items-start gap-1.5 rounded-tag px-1 py-0.5 text-12 hover:bg-brand-tint hover:text-brand"
                      href={paths.fair(id)}
                    >
                      <span
                        className={`mt-[7px] size-1.5 flex-none rounded-full ${online ? 'border-[1.5px] border-brand' : 'bg-brand'}`}
                        aria-hidden="true"
                      />
                      <span className="line-clamp-2">{title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
