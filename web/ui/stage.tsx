import { clsx } from 'clsx';
import type { ReactNode } from 'react';

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

type StepState = 'done' | 'now' | 'coming';

interface LineProps {
  steps: readonly { name: string; note?: ReactNode; state?: StepState }[];
  /** Index of the step reached, where the steps do not say themselves how far each is. */
  at?: number;
  /** On a phone their words below each other; otherwise bars. */
  isRead?: boolean;
}

/** The same over the width of a sheet, with what each step asks. */
export const StageLine = ({ steps, at = 0, isRead = false }: LineProps) => (
  <ol
    className={
      isRead ? 'grid gap-y-1 sm:grid-cols-[repeat(auto-fit,minmax(96px,1fr))] sm:gap-y-3' : 'flex max-sm:gap-2'
    }
  >
    {steps.map(({ name, note, state: own }, index) => {
      const state = own ?? (index < at ? 'done' : index === at ? 'now' : 'coming');
      return (
        <li
          key={name}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
          className={clsx(
            'relative text-14 sm:pt-5',
            'before:absolute before:inset-x-0 before:top-1.25 before:h-0.5 last:before:hidden max-sm:before:hidden',
            state === 'done' ? 'before:bg-(--chart-2)' : 'before:bg-line',
            isRead
              ? 'max-sm:flex max-sm:gap-2 sm:pr-2'
              : 'flex-1 last:flex-none max-sm:h-1 max-sm:w-10 max-sm:flex-none max-sm:rounded-full',
            !isRead && (state === 'coming' ? 'max-sm:bg-line-strong' : 'max-sm:bg-brand-solid'),
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'absolute top-0 left-0 size-3 rounded-full max-sm:hidden',
              state === 'done' && 'bg-(--chart-2)',
              state === 'now' && 'bg-brand-solid ring-3 ring-brand-tint',
              state === 'coming' && 'border-2 border-line-strong bg-surface',
            )}
          />
          <b
            className={clsx(
              'block',
              !isRead && 'max-sm:sr-only',
              state === 'now' ? 'text-ink-1' : 'font-normal text-ink-2',
            )}
          >
            {name}
          </b>
          {note && <span className={clsx('block text-ink-3', !isRead && 'max-sm:sr-only')}>{note}</span>}
        </li>
      );
    })}
  </ol>
);
