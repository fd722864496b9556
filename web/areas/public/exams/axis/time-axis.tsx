import { useState } from 'react';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { dayMs } from '#contract/months.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { shortTitle } from '#web/features/exams/exam-words.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { type AxisRow, axisRows, axisStart, type Bar, DAYS, shareOf } from './axis-of.ts';
import { MonthGrid } from './month-grid.tsx';

const MOST = 10;
const looks: Record<Bar['look'], { label: string; inks: string }> = {
  now: { label: '报名', inks: 'bg-brand-solid text-on-brand' },
  soft: { label: '审核缴费', inks: 'border border-brand-line bg-brand-tint text-brand' },
  coming: { label: '未开始', inks: 'border border-dashed border-brand-line bg-surface text-brand' },
  ok: { label: '公示', inks: 'border border-ok-line bg-ok-tint text-ok-ink' },
};
const dot = 'size-2.5 flex-none rounded-full border-2 border-ink-1 bg-surface';

function Legend() {
  return (
    <ul className="ml-auto flex flex-wrap gap-x-4 text-12 text-ink-3" aria-label="图例">
      {Object.entries(looks).map(([look, { label, inks }]) => (
        <li key={look} className="flex items-center gap-1.5">
          <span className={`h-3 w-5 rounded-sm ${inks}`} aria-hidden="true" />
          {label}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span className={dot} aria-hidden="true" />
        笔试或面试
      </li>
    </ul>
  );
}

function Line({ bars, points }: Pick<AxisRow, 'bars' | 'points'>) {
  return (
    <>
      {bars.map(({ step, from, width, look, text }) => (
        <span
          key={step}
          className={`cut absolute top-1 h-5.5 rounded-tag px-2 text-12 leading-5.5 ${looks[look].inks}`}
          style={{ left: `${from}%`, width: `calc(${width}% - 2px)` }}
          title={text}
        >
          {width > LEAST_FOR_TEXT && (
            <span className="max-md:hidden">{width > LEAST_WHOLE ? text : text.split('，')[0]}</span>
          )}
          {width > LEAST_ON_PHONE && <span className="md:hidden">{text.split('，')[0]}</span>}
        </span>
      ))}
      {points.map(({ step, at, text }) => (
        <span
          key={step}
          className={`absolute top-1 flex h-5.5 items-center gap-1 text-12 whitespace-nowrap ${at > 88 ? '-translate-x-full flex-row-reverse' : ''}`}
          style={{ left: `${at}%` }}
        >
          <span className={dot} aria-hidden="true" />
          <span className="rounded-tag bg-surface px-0.5">{text}</span>
        </span>
      ))}
    </>
  );
}

/** Where a project is, and its title without its organiser, whose crest stands before it, and its year, which the axis shows. */
const nameOf = (exam: ExamCard) => {
  const title = shortTitle(exam);
  return `${exam.place.split('·').at(-1)} ${title.replace(/^\d{4} ?年/, '').trim() || title}`;
};

const views = [
  { value: 'axis', label: '时间轴' },
  { value: 'month', label: '月历' },
] as const;

/** Narrower bars, in percent, have no room for a word; their title has it. */
const LEAST_FOR_TEXT = 5;
/** Narrower ones say what goes on, without until when. */
const LEAST_WHOLE = 18;
const LEAST_ON_PHONE = 24;

/** 报名与考试时间 of the listed projects, as five weeks or month by month. A phone has the first ones, each below its name. */
export function TimeAxis({ exams, now }: { exams: readonly ExamCard[]; now: number }) {
  const [view, setView] = useState<'axis' | 'month'>('axis');
  const rows = axisRows(exams, now).slice(0, MOST);
  if (rows.length === 0) return null;
  return (
    <section aria-label="报名与考试时间" className="card mb-4 px-5 py-4 max-md:px-4">
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <h2 className="text-16">报名与考试时间</h2>
        <ChoiceTabs<'axis' | 'month'>
          label="看法"
          className="script-only max-md:hidden"
          choices={views}
          value={view}
          onChange={setView}
        />
        {view === 'axis' && <Legend />}
      </div>
      {view === 'axis' ? <Weeks rows={rows} now={now} /> : <MonthGrid exams={exams} now={now} />}
    </section>
  );
}

/** A week's date gives way to today's, which stands in the middle of its place. */
function clear(apart: number): string {
  if (apart > -8 && apart < 4) return 'hidden';
  return apart > -28 && apart < 16 ? 'max-md:hidden' : '';
}

function Weeks({ rows, now }: { rows: readonly AxisRow[]; now: number }) {
  const start = axisStart(now);
  const today = { left: `${shareOf(now, start)}%` };
  const weeks = Array.from({ length: DAYS / 7 }, (_, week) => start + week * 7 * dayMs);
  return (
    <>
      <p className="tabular relative ml-64 h-6 text-12 text-ink-3 max-md:ml-0" aria-hidden="true">
        {weeks.map((week) => (
          <span
            key={week}
            className={`absolute ${clear(shareOf(week, start) - shareOf(now, start))}`}
            style={{ left: `${shareOf(week, start)}%` }}
          >
            {monthDay(new Date(week).toISOString())}
          </span>
        ))}
        <b className="absolute -translate-x-1/2 rounded-full bg-warm-tint px-2 font-medium text-warm-ink" style={today}>
          今天 {monthDay(new Date(now).toISOString())}
        </b>
      </p>
      <ol>
        {rows.map(({ exam, bars, points }) => (
          <li
            key={exam.id}
            className="flex h-7.5 items-center max-md:h-auto max-md:flex-col max-md:items-stretch max-md:nth-[n+6]:hidden"
          >
            <a
              className="flex w-64 flex-none items-center gap-2 pr-4 text-13 text-ink-1 hover:text-brand max-md:w-auto max-md:pt-1.5 max-md:pr-0"
              href={paths.exam(exam.id)}
              title={exam.title}
            >
              <CompanyLogo name={exam.organiser.name} src={exam.organiser.logoUrl} size={20} />
              <span className="cut min-w-0 flex-1">
                {nameOf(exam)}
                <span className="sr-only">，{exam.organiser.name}</span>
              </span>
              <span className="tabular flex-none text-12 text-ink-3">{exam.headcount} 人</span>
            </a>
            <span className="relative h-full flex-1 border-x border-line max-md:h-7.5 max-md:flex-none">
              {weeks.slice(1).map((week) => (
                <span
                  key={week}
                  className="absolute inset-y-0 border-l border-line"
                  style={{ left: `${shareOf(week, start)}%` }}
                />
              ))}
              <span className="absolute inset-y-0 border-l border-dashed border-warm-ink" style={today} />
              <Line bars={bars} points={points} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
