import { StepNode } from '#web/features/steps/step-node.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { currentStep, isOver, leftText, runs, shortTitle, stepLabel } from './exam-words.ts';

type Steps = ExamCard['steps'];

const span = ({ startsAt, endsAt }: Steps[number]) => {
  const [from, to] = [monthDay(startsAt), monthDay(endsAt)];
  return from === to ? from : `${from} 至 ${to}`;
};

/** Where the clock stands on the line, in columns: within the current step, by the time to the next one's beginning. */
function placeOf(steps: Steps, now: number): number {
  const current = currentStep({ steps }, now)?.step;
  const at = steps.findIndex(({ step }) => step === current);
  const here = steps[at];
  if (!here) return 0;
  const start = Date.parse(here.startsAt);
  const end = Math.max(Date.parse(here.endsAt), Date.parse(steps[at + 1]?.startsAt ?? here.endsAt));
  const share = end > start ? Math.min(0.9, (now - start) / (end - start)) : 0.9;
  return at + Math.max(0, share);
}

/** On a phone the line stands upright, a step a row: name, dates, and what else is to be said, each in a column. */
const onPhone =
  'course-step max-sm:grid max-sm:grid-cols-[76px_104px_minmax(0,1fr)] max-sm:gap-x-3 max-sm:pt-0 max-sm:pr-0 max-sm:pb-2.5 max-sm:pl-7 max-sm:before:inset-y-1 max-sm:before:right-auto max-sm:before:left-1.5 max-sm:before:h-auto max-sm:before:w-0.75 max-sm:before:bg-line-strong max-sm:before:bg-none max-sm:data-[state=done]:before:bg-brand max-sm:last:before:hidden';

interface Props {
  steps: Steps;
  /** Adds the announcement as the first step; the page that announces says in its head how long the first running step takes. */
  publishedAt?: string | null;
  /** Whose course it is, where a page has several. */
  of?: string;
  now: number;
}

/** The course of a project as a line of its steps; 你在这里 stands where the clock is. Scrolls sideways where it is narrow, stands upright on a phone. */
export function ExamTimeline({ steps: ahead, publishedAt, of, now }: Props) {
  if (ahead.length === 0) return null;
  const announced = publishedAt ? [{ step: '公告', startsAt: publishedAt, endsAt: publishedAt, detail: '发布' }] : [];
  const steps = [...announced, ...ahead];
  const place = placeOf(steps, now);
  const running = steps.find((step) => runs(step, now));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the keyboard
    <section className="course-scroll max-sm:pt-3" aria-label={of ? `${of}：进程` : '进程'} tabIndex={0}>
      <ol
        className="course max-sm:block max-sm:min-w-0"
        style={{ '--course-steps': steps.length, '--course-at': place } as React.CSSProperties}
      >
        {ahead.some((step) => !isOver(step, now)) && (
          <li className="course-here max-sm:hidden" aria-hidden="true">
            你在这里
          </li>
        )}
        {steps.map((step, at) => {
          const state = isOver(step, now) ? 'done' : runs(step, now) ? 'now' : 'coming';
          return (
            <li
              key={step.step}
              className={onPhone}
              data-state={state}
              style={{ '--walked': `${100 * Math.min(1, Math.max(0, place - at))}%` } as React.CSSProperties}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <StepNode state={state} />
              <b className="block text-14">{stepLabel(step.step)}</b>
              <span className="tabular block text-14 text-ink-3">{span(step)}</span>
              {state === 'now' && !(publishedAt && step === running) ? (
                <span
                  className={`block text-14 font-semibold max-sm:text-right ${step === running ? 'text-warm-ink' : 'text-ink-2'}`}
                >
                  剩 {leftText(step.endsAt, now)}
                </span>
              ) : (
                step.detail && <span className="block text-14 text-ink-3 max-sm:text-right">{step.detail}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A project's title without its organiser, who stands beside it; read out in full, since projects of many organisers have the same rest. */
export function ExamTitle({ exam }: { exam: { title: string; organiser: { name: string } } }) {
  const short = shortTitle(exam);
  return (
    <>
      {short !== exam.title && <span className="sr-only">{exam.organiser.name} </span>}
      {short}
    </>
  );
}
