import { clsx } from 'clsx';

interface Props {
  /** The names of the steps. */
  steps: readonly string[];
  /** Index of the step reached. */
  at: number;
  /** It goes no further. */
  ended?: boolean;
  /** What the step is called, below the points. */
  label: string;
}

/** How far something has come, in a row: one point for each step, and the word for the present one. */
export const Stage = ({ steps, at, ended = false, label }: Props) => (
  <span className="block min-w-0">
    <span className="flex items-center" aria-hidden>
      {steps.map((step, index) => (
        <span key={step} className="flex items-center">
          {index > 0 && <span className={clsx('h-0.5 w-6.5', index <= at && !ended ? 'bg-(--chart-2)' : 'bg-line')} />}
          <span
            className={clsx(
              'size-2 rounded-full',
              index > at && 'border-2 border-line-strong',
              index <= at && ended && 'bg-ink-4',
              index < at && !ended && 'bg-(--chart-2)',
              index === at && !ended && 'bg-brand-solid',
            )}
          />
        </span>
      ))}
    </span>
    <span className="mt-1.5 block truncate text-14 text-ink-2">{label}</span>
  </span>
);
