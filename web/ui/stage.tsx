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

interface LineProps {
  steps: readonly { name: string; note?: string }[];
  /** Index of the step reached. */
  at: number;
}

/** The same over the width of a sheet, with what each step asks; on a phone, bars. */
export const StageLine = ({ steps, at }: LineProps) => (
  <ol className="flex max-sm:gap-2">
    {steps.map(({ name, note }, index) => (
      <li
        key={name}
        aria-current={index === at ? 'step' : undefined}
        className={clsx(
          'relative flex-1 pt-5 text-14 last:flex-none max-sm:h-1 max-sm:w-10 max-sm:flex-none max-sm:rounded-full max-sm:p-0',
          'before:absolute before:inset-x-0 before:top-1.25 before:h-0.5 last:before:hidden max-sm:before:hidden',
          index < at ? 'before:bg-(--chart-2)' : 'before:bg-line',
          index <= at ? 'max-sm:bg-brand-solid' : 'max-sm:bg-line-strong',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'absolute top-0 left-0 size-3 rounded-full max-sm:hidden',
            index < at && 'bg-(--chart-2)',
            index === at && 'bg-brand-solid ring-3 ring-brand-tint',
            index > at && 'border-2 border-line-strong bg-surface',
          )}
        />
        <span className={clsx('block max-sm:sr-only', index === at ? 'font-semibold text-ink-1' : 'text-ink-2')}>
          {name}
        </span>
        {note && <span className="block text-ink-3 max-sm:sr-only">{note}</span>}
      </li>
    ))}
  </ol>
);
