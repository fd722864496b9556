import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { shortTitle, stepLabel } from '#web/features/exams/exam-words.ts';
import { timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const DAYS = 14;
/** Turns of two weeks, which are about half a year. */
const MOST_TURNS = 13;
const SHOWN = 3;

interface DayEvent {
  exam: ExamCard;
  /** '报名截止' */
  what: string;
  at: string;
  /** An end that people must not miss. */
  isDeadline: boolean;
}

const starts: readonly string[] = ['register', 'pay', 'ticket', 'written', 'recheck', 'interview', 'publicity'];

/** What happens on each day in Shanghai, deadlines first, then in the order of time. */
export function eventsByDay(exams: readonly ExamCard[]): Map<string, DayEvent[]> {
  const all = exams
    .filter(({ status }) => status === 'published')
    .flatMap((exam) =>
      exam.steps.flatMap(({ step, startsAt, endsAt }): DayEvent[] => [
        ...(step === 'register' || step === 'pay'
          ? [{ exam, what: `${stepLabel(step)}截止`, isDeadline: true, at: endsAt }]
          : []),
        ...(starts.includes(step) ? [{ exam, what: `${stepLabel(step)}开始`, isDeadline: false, at: startsAt }] : []),
      ]),
    )
    .sort(
      (one, other) => Number(other.isDeadline) - Number(one.isDeadline) || Date.parse(one.at) - Date.parse(other.at),
    );
  return Map.groupBy(all, ({ at }) => dayAt(new Date(at)));
}

function Day({ day, isToday, events }: { day: string; isToday: boolean; events: readonly DayEvent[] }) {
  return (
    <li
      className={`min-h-24 border-t border-l border-line p-2 max-md:flex max-md:min-h-0 max-md:gap-4 max-md:border-l-0 max-md:px-4 max-md:py-3 ${events.length === 0 ? 'max-md:hidden' : ''} ${isToday ? 'bg-brand-tint' : ''}`}
    >
      <p className="tabular flex items-baseline justify-between text-12 text-ink-3 max-md:w-14 max-md:flex-none max-md:flex-col max-md:justify-start">
        <b className={`text-14 font-semibold ${events.length > 0 ? 'text-ink-1' : 'text-ink-3'}`}>{day.slice(5)}</b>
        <span className={isToday ? 'font-medium text-brand' : ''}>
          {isToday ? '今天' : weekday(`${day}T12:00:00+08:00`)}
        </span>
      </p>
      {events.length > 0 && (
        <ul className="mt-1.5 min-w-0 space-y-1.5 max-md:mt-0 max-md:flex-1">
          {events.slice(0, SHOWN).map(({ exam, what, at, isDeadline }) => (
            <li key={exam.id + what}>
              <a className="group block text-12" href={paths.exam(exam.id)} title={exam.title}>
                <span
                  className={`block font-medium ${isDeadline ? 'text-warm-ink' : 'text-ink-1 group-hover:text-brand'}`}
                >
                  {what} <span className="tabular font-normal">{timeOfDay(at)}</span>
                </span>
                <span className="flex gap-1 text-ink-3">
                  <CompanyLogo name={exam.organiser.name} src={exam.organiser.logoUrl} size={16} />
                  <span className="sr-only">{exam.organiser.name}</span>
                  <span className="line-clamp-2 leading-4">{shortTitle(exam).replace(/^\d{4} ?年/, '')}</span>
                </span>
              </a>
            </li>
          ))}
          {events.length > SHOWN && <li className="text-12 text-ink-3">还有 {events.length - SHOWN} 项</li>}
        </ul>
      )}
    </li>
  );
}

/** 日历: what happens in the listed projects, two weeks from today and on; a phone lists the days that have something. */
export function ExamCalendar({ exams, now }: { exams: readonly ExamCard[]; now: number }) {
  const [turn, setTurn] = useState(0);
  const events = eventsByDay(exams);
  const today = dayAt(new Date(now));
  if (![...events.keys()].some((day) => day >= today)) return null;
  const days = Array.from({ length: DAYS }, (_, at) => dayAt(new Date(now + (turn * DAYS + at) * dayMs)));
  const count = days.reduce((sum, day) => sum + (events.get(day)?.length ?? 0), 0);
  return (
    <section aria-label="报名与考试日历" className="card flex flex-col overflow-hidden">
      <div className="flex items-center gap-3 py-3 pr-3 pl-4">
        <h2 className="text-16">{turn === 0 ? '接下来两周' : '报名与考试日历'}</h2>
        <p className="tabular flex-1 text-12 text-ink-3" aria-live="polite">
          {days[0]?.slice(5)} 至 {days.at(-1)?.slice(5)}，{count > 0 ? `${count} 项安排` : '没有安排'}
        </p>
        <span className="script-only flex gap-2">
          <Button size="s" aria-label="前两周" disabled={turn === 0} onClick={() => setTurn(turn - 1)}>
            <ChevronLeft size={14} aria-hidden />
          </Button>
          <Button size="s" aria-label="后两周" disabled={turn === MOST_TURNS} onClick={() => setTurn(turn + 1)}>
            <ChevronRight size={14} aria-hidden />
          </Button>
        </span>
      </div>
      <ol className="-ml-px grid flex-1 auto-rows-fr grid-cols-7 max-md:ml-0 max-md:auto-rows-auto max-md:grid-cols-1">
        {days.map((day) => (
          <Day key={day} day={day} isToday={day === today} events={events.get(day) ?? []} />
        ))}
      </ol>
    </section>
  );
}
