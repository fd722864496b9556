import { clsx } from 'clsx';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { type ExamStep, examSteps } from '#contract/exams/exam-steps.ts';
import { isOver, runs, stepLabel } from './exam-words.ts';

interface Props {
  steps: ExamCard['steps'];
  now: number;
  /** Without words, where the state stands beside it. */
  bare?: boolean;
  /** On the scale of all steps, so that courses below each other can be compared; a step that is left out is a gap. */
  aligned?: boolean;
  className?: string;
}

/** The steps that stand in lists; the appointment ends every course. */
const scale = (Object.keys(examSteps) as ExamStep[]).filter((step) => step !== 'appointment');

/** The words of the aligned bars, once over all of them. */
export const StepScale = ({ className }: { className?: string }) => (
  <span className={clsx('flex gap-[3px] text-12 font-normal text-ink-3', className)}>
    {scale.map((step) => (
      <span key={step} className="min-w-0 flex-1 whitespace-nowrap">
        {stepLabel(step).slice(-2)}
      </span>
    ))}
  </span>
);

/** The course of a project as one bar a step; a phone names the running ones alone. Decorative: the state stands beside it. */
export function StepBars({ steps, now, bare = false, aligned = false, className }: Props) {
  const shown = aligned ? scale.map((name) => steps.find(({ step }) => step === name) ?? name) : steps;
  return (
    <span className={clsx('exam-bars', className)} aria-hidden="true">
      {shown.map((step) =>
        typeof step === 'string' ? (
          <span key={step} className="invisible" />
        ) : (
          <span
            key={step.step}
            className={
              bare
                ? 'leading-0!'
                : 'max-md:text-[0px]! max-md:leading-0! max-md:data-[state=now]:overflow-visible! max-md:data-[state=now]:text-12! max-md:data-[state=now]:leading-5!'
            }
            data-state={isOver(step, now) ? 'done' : runs(step, now) ? 'now' : 'coming'}
            title={stepLabel(step.step)}
          >
            {!bare && stepLabel(step.step).slice(-2)}
          </span>
        ),
      )}
    </span>
  );
}
