import { clsx } from 'clsx';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { isOver, runs, shortStep, stepLabel } from './exam-words.ts';

interface Props {
  steps: ExamCard['steps'];
  now: number;
  className?: string;
}

/** The course of a project as one bar a step over its name, in equal columns. Decorative: the state stands beside it. */
export const StepBars = ({ steps, now, className }: Props) => (
  <span className={clsx('exam-bars', className)} aria-hidden="true">
    {steps.map((step) => (
      <span
        key={step.step}
        data-state={isOver(step, now) ? 'done' : runs(step, now) ? 'now' : 'coming'}
        title={stepLabel(step.step)}
      >
        {shortStep(step.step)}
      </span>
    ))}
  </span>
);
