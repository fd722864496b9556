import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { dayAt, monthAt, monthNumber, monthText } from '#contract/months.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { type DayEvent, eventsByDay, weeksOf } from './month-of.ts';

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const SHOWN = 3;
const AHEAD = 12;

/** 月历: what happens on each day of a month. */
export function MonthGrid({ exams, now }: { exams: readonly ExamCard[]; now: number }) {
  const [later, setLater] = useState(0);
  const month = monthText(monthNumber(monthAt(new Date(now))) + later);
  const events = eventsByDay(exams);
  const today = dayAt(new Date(now));
  const weeks = weeksOf(month);
  const days = weeks.flat().flatMap((day) => day ?? []);
  const count = days.reduce((sum, day) => sum + (events.get(day)?.length ?? 0), 0);
  const [year, number] = month.split('-');
  return (
    <>
      <div className="mb-2 flex items-center gap-3">
        <Button size="s" aria-label="上个月" disabled={later === 0} onClick={() => setLater(later - 1)}>
          <ChevronLeft size={14} aria-hidden />
        </Button>
        <b className="tabular text-14 font-semibold text-ink-1" aria-live="polite">
          {year} 年 {Number(number)} 月<span className="ml-2 text-12 font-normal text-ink-3">{count} 项安排</span>
        </b>
        <Button size="s" aria-label="下个月" disabled={later === AHEAD} onClick={() => setLater(later + 1)}>
          <ChevronRight size={14} aria-hidden />
        </Button>
      </div>
      <table className="w-full table-fixed border-collapse text-12">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="py-1 text-left font-normal text-ink-3">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td
                  key={day ?? weekdays[at]}
                  className={`h-20 border border-line p-1.5 align-top ${day === today ? 'bg-warm-tint' : at > 4 ? 'bg-ground' : ''}`}
                >
                  {day && <Day day={day} isToday={day === today} events={events.get(day) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface DayProps {
  day: string;
  isToday: boolean;
  events: readonly DayEvent[];
}

const Day = ({ day, isToday, events }: DayProps) => (
  <>
    <span className={`tabular ${isToday ? 'font-semibold text-warm-ink' : 'text-ink-3'}`}>
      {Number(day.slice(8))}
      {isToday && ' 今天'}
    </span>
    <ul className="mt-0.5">
      {events.slice(0, SHOWN).map(({ exam, what, isDeadline }) => (
        <li key={exam.id + what}>
          <a
            className={`cut block leading-5 hover:text-brand ${isDeadline ? 'font-medium text-warm-ink' : 'text-ink-1'}`}
            href={paths.exam(exam.id)}
            title={`${what}：${exam.title}`}
          >
            {what} {exam.organiser.name}
          </a>
        </li>
      ))}
    </ul>
    {events.length > SHOWN && <span className="text-ink-3">还有 {events.length - SHOWN} 项</span>}
  </>
);
