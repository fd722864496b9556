import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { dayAt, dayMs } from '#contract/months.ts';
import { dayAndTime, monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { ExamCard } from '../../../contract/exam-shapes.ts';
import { shortTitle, stepLabel } from '../../features/exam-words.ts';

const DAYS = 14;
/** Days before today that the first two weeks begin with, so that what runs is seen to run. */
const PAST = 2;
/** Turns of two weeks, which are about half a year. */
const MOST_TURNS = 13;
const MOST_LANES = 8;
/** The share of a wide lane that words take, a digit being half as wide as a character. */
const shareOf = (words: string) => (words.replace(/[ -~]{2}/g, '字').length * 12 + 20) / 600;
/** A phone has room for the time in a bar from this share on. */
const PHONE_WORDS = 0.4;

const looks: Record<string, string> = {
  register: 'bg-brand-solid text-on-brand',
  pay: 'bg-warm-tint text-warm-ink border border-warm-line',
  publicity: 'bg-ok-tint text-ok-ink border border-ok-line',
};
const shown = ['register', 'pay', 'ticket', 'written', 'recheck', 'interview', 'publicity'];

/** Where a bar's words stand. */
const places = { in: 'cut inset-x-0', after: 'left-full bg-surface', before: 'right-full bg-surface' };

/** '到 12-02 17:00'; a phone has no room for it in a short bar. */
function whenOf({ step, startsAt, endsAt }: ExamCard['steps'][number], begin: number): string {
  const isShort = Date.parse(endsAt) - Date.parse(startsAt) < dayMs;
  if (isShort) return ` ${dayAndTime(startsAt)}`;
  if (Date.parse(startsAt) >= begin) return ` ${dayAndTime(startsAt)} 起`;
  return `到 ${step === 'register' || step === 'pay' ? dayAndTime(endsAt) : monthDay(endsAt)}`;
}

/** What of a project lies in two weeks from a moment on; cancelled projects have nothing. */
export function barsOf({ status, steps }: Pick<ExamCard, 'status' | 'steps'>, begin: number, now: number) {
  const share = (iso: string) => Math.min(1, Math.max(0, (Date.parse(iso) - begin) / (DAYS * dayMs)));
  // What is drawn of the lane so far, words included.
  let drawn = 0;
  return steps
    .filter(({ step, startsAt, endsAt }) => {
      const isInside = Date.parse(endsAt) > Math.max(begin, now) && Date.parse(startsAt) < begin + DAYS * dayMs;
      return status === 'published' && shown.includes(step) && isInside;
    })
    .map((one, at, all) => {
      const [from, to, next] = [share(one.startsAt), share(one.endsAt), all[at + 1]];
      const [label, when] = [stepLabel(one.step), whenOf(one, Math.max(begin, now))];
      const [need, room] = [shareOf(label + when), (next ? share(next.startsAt) : 1) - to];
      const words: keyof typeof places =
        to - from >= need ? 'in' : room >= need ? 'after' : from - drawn >= need ? 'before' : 'in';
      drawn = words === 'after' ? to + need : to;
      return { step: one.step, label, when, from, to, words };
    });
}

function Lane({ exam, bars }: { exam: ExamCard; bars: ReturnType<typeof barsOf> }) {
  return (
    <li className="max-md:nth-[n+4]:hidden">
      <a
        className="group grid items-center md:grid-cols-[212px_minmax(0,1fr)] md:gap-3"
        href={paths.exam(exam.id)}
        title={exam.title}
      >
        <span className="cut text-12 leading-6 text-ink-1 group-hover:text-brand max-md:bg-surface">
          <span className="text-ink-3">{exam.place.split('·').at(-1)}</span> {shortTitle(exam)}
          <span className="sr-only">，{exam.organiser.name}</span>
        </span>
        <span className="relative block h-7">
          {bars.map(({ step, label, when, from, to, words }) => (
            <span
              key={step}
              className={`absolute inset-y-0.5 rounded-tag ${looks[step] ?? 'bg-(--chart-3) text-ink-1'}`}
              style={{ left: `${from * 100}%`, width: `max(8px, ${(to - from) * 100}%)` }}
            >
              <span
                className={clsx(
                  'tabular absolute px-1.5 text-12 leading-6 whitespace-nowrap',
                  places[words],
                  words !== 'in' && 'text-ink-1',
                )}
              >
                {label}
                <span className={to - from < PHONE_WORDS ? 'max-md:hidden' : undefined}>{when}</span>
              </span>
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}

/** 日历: a lane a project with what can be done or happens in two weeks, and where today is. */
export function ExamLanes({ exams, now }: { exams: readonly ExamCard[]; now: number }) {
  const [turn, setTurn] = useState(0);
  const today = Date.parse(`${dayAt(new Date(now))}T00:00:00+08:00`);
  const begin = today + (turn * DAYS - PAST) * dayMs;
  const ends = exams.flatMap(({ status, steps }) => (status === 'published' ? steps : [])).map(({ endsAt }) => endsAt);
  if (!ends.some((end) => Date.parse(end) > now)) return null;
  const days = Array.from({ length: DAYS }, (_, at) => new Date(begin + at * dayMs).toISOString());
  const lanes = exams.map((exam) => ({ exam, bars: barsOf(exam, begin, now) })).filter(({ bars }) => bars.length > 0);
  return (
    <section aria-label="报名与考试日历" className="card min-w-0 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-16 max-sm:flex-1">{turn === 0 ? '接下来两周' : '报名与考试日历'}</h2>
        <p className="tabular flex-1 text-12 text-ink-3 max-sm:order-1 max-sm:basis-full" aria-live="polite">
          {monthDay(days[0] ?? '')} 至 {monthDay(days.at(-1) ?? '')}，
          {lanes.length > 0 ? `${lanes.length} 个项目有安排` : '没有安排'}
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
      <div className="relative mt-1.5 overflow-hidden">
        <div className="absolute inset-y-0 right-0 left-0 grid grid-cols-14 md:left-56" aria-hidden="true">
          {days.map((day, at) => (
            <span
              key={day}
              className={clsx(
                'tabular border-l border-line pl-1 text-12 leading-5',
                turn === 0 && at === PAST ? 'font-semibold text-brand' : 'text-ink-3',
                /[六日]/.test(weekday(day)) && 'bg-fill',
              )}
            >
              {turn === 0 && at === PAST ? (
                <>
                  今<span className="max-md:hidden">天</span>
                </>
              ) : (
                monthDay(day).slice(3)
              )}
            </span>
          ))}
        </div>
        {turn === 0 && (
          <span className="pointer-events-none absolute inset-y-0 right-0 left-0 md:left-56" aria-hidden="true">
            <span
              className="absolute top-5 bottom-0 border-l-2 border-brand"
              style={{ left: `${((now - begin) / (DAYS * dayMs)) * 100}%` }}
            />
          </span>
        )}
        <ol className="relative pt-6">
          {lanes.slice(0, MOST_LANES).map(({ exam, bars }) => (
            <Lane key={exam.id} exam={exam} bars={bars} />
          ))}
        </ol>
      </div>
      {lanes.length > MOST_LANES && (
        <p className="text-12 text-ink-3 max-md:hidden">还有 {lanes.length - MOST_LANES} 个项目</p>
      )}
    </section>
  );
}
