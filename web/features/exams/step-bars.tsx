import { clsx } from 'clsx';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import { isOver, runs, stepLabel } from './exam-words.ts';

interface Props {
  steps: ExamCard['steps'];
  now: number;
  /** Without words, where the state stands beside it. */
  bare?: boolean;
  className?: string;
}

/** The course of a project as one bar a step; a phone names the running ones alone. Decorative: the state stands beside it. */
export function StepBars({ steps, now, bare = false, className }: Props) {
  return (
    <span className={clsx('exam-bars', className)} aria-hidden="true">
      {steps.map((step) => (
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
      ))}
    </span>
  );
}
