import { StepNode } from '#web/features/steps/step-node.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { isOver, leftText, runs, shortTitle, stepLabel } from './exam-words.ts';

type Steps = ExamCard['steps'];

const span = ({ startsAt, endsAt }: Steps[number]) => [...new Set([startsAt, endsAt].map(monthDay))].join(' 至 ');

const stepLook =
  'relative pt-6 pr-2 text-ink-3 before:absolute before:inset-x-0 before:top-1.75 before:h-0.5 before:bg-line-strong data-[state=coming]:last:before:hidden data-[state=done]:before:bg-brand';

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
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(96px,1fr))] gap-y-3 text-14">
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
              <StepNode state={state} />
              <b className={state === 'now' ? 'text-brand' : 'text-ink-1'}>{stepLabel(step.step)}</b>
              <span className="tabular block">{span(step)}</span>
              <span className={isCounted ? 'block font-semibold text-warm-ink' : 'block'}>
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
