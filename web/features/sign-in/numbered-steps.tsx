interface Props {
  steps: readonly string[];
  /** The current step, counted from 1. */
  at?: number;
  /** In one line above a form. */
  across?: boolean;
}

/** What is done in turn. */
export function NumberedSteps({ steps, at, across = false }: Props) {
  return (
    <ol className={across ? 'flex gap-3 text-13' : 'space-y-3 text-left text-14'}>
      {steps.map((text, index) => {
        const now = index + 1 === at;
        return (
          <li
            key={text}
            className={
              across
                ? 'relative flex flex-col gap-1.5 last:items-end not-last:flex-1 not-last:before:absolute not-last:before:top-3 not-last:before:right-0 not-last:before:left-9 not-last:before:border-t not-last:before:border-line-strong'
                : 'flex items-start gap-3'
            }
            aria-current={now ? 'step' : undefined}
          >
            <span
              aria-hidden="true"
              className={`tabular grid size-6 flex-none place-items-center rounded-full text-12 font-semibold ${now ? 'bg-brand-solid text-on-brand' : 'bg-brand-tint text-brand'}`}
            >
              {index + 1}
            </span>
            <span className={`${across ? 'leading-5' : 'leading-6'} ${now ? 'font-medium text-ink-1' : 'text-ink-2'}`}>
              {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
