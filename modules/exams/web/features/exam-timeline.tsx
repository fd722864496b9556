import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { monthDay } from '#web/features/time/day-parts.ts';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { isOver, leftText, runs, shortTitle, stepLabel } from './exam-words.ts';

type Steps = ExamCard['steps'];

const span = ({ startsAt, endsAt }: Steps[number]) => [...new Set([startsAt, endsAt].map(monthDay))].join(' 至 ');

/** A line of points with the words below them; on a phone it runs down the page, with the words beside its points. */
const stepLook =
  'relative flex flex-wrap gap-x-2 pb-2 pl-7 text-ink-3 before:absolute before:top-3 before:left-1.75 before:h-full before:w-0.5 before:bg-line-strong last:before:hidden data-[state=done]:before:bg-brand sm:block sm:pt-6 sm:pr-2 sm:pb-0 sm:pl-0 sm:before:inset-x-0 sm:before:top-1.75 sm:before:h-0.5 sm:before:w-auto sm:last:before:block sm:data-[state=coming]:last:before:hidden';

const pointLook = {
  done: 'border-2 border-brand-solid bg-brand-solid text-on-brand',
  now: 'border-5 border-brand-solid bg-surface',
  coming: 'border-2 border-line-strong bg-surface',
};

interface Props {
  steps: Steps;
  /** Adds the announcement as the first step; the page that announces says in its head how long the first running step takes. */
  publishedAt?: string | null;
  /** Whose course it is, where a page has several. */
  of?: string;
  now: number;
}

/** The course of a project as a line of its steps, which breaks where it is narrow. */
export function ExamTimeline({ steps: ahead, publishedAt, of, now }: Props) {
  if (ahead.length === 0) return null;
  const announced = publishedAt ? [{ step: '公告', startsAt: publishedAt, endsAt: publishedAt, detail: '发布' }] : [];
  const steps = [...announced, ...ahead];
  const running = steps.find((step) => runs(step, now));
  return (
    <section aria-label={of ? `${of}：进程` : '进程'}>
      <ol className="grid gap-y-1 text-14 sm:grid-cols-[repeat(auto-fit,minmax(96px,1fr))] sm:gap-y-3">
        {steps.map((step) => {
          const state = isOver(step, now) ? 'done' : runs(step, now) ? 'now' : 'coming';
          const isCounted = state === 'now' && !(publishedAt && step === running);
          return (
            <li
              key={step.step}
              className={stepLook}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span
                className={clsx(
                  'absolute top-0.75 left-0 grid size-4 place-items-center rounded-full sm:top-0',
                  pointLook[state],
                )}
                aria-hidden
              >
                {state === 'done' && <Check size={11} strokeWidth={3} />}
              </span>
              <b className={state === 'now' ? 'text-brand' : 'text-ink-1'}>{stepLabel(step.step)}</b>
              <span className="tabular sm:block">{span(step)}</span>
              <span className={isCounted ? 'font-semibold text-warm-ink sm:block' : 'sm:block'}>
                {isCounted ? `剩 ${leftText(step.endsAt, now)}` : step.detail}
              </span>
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
