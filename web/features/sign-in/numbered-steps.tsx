/** What is done in turn; `at` is the current step, counted from 1. */
export function NumberedSteps({ steps, at }: { steps: readonly string[]; at?: number }) {
  return (
    <ol className="space-y-3 text-left text-14">
      {steps.map((text, index) => {
        const now = index + 1 === at;
        return (
          <li key={text} className="flex items-start gap-3" aria-current={now ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={`tabular grid size-6 flex-none place-items-center rounded-full text-12 font-semibold ${now ? 'bg-brand-solid text-on-brand' : 'bg-brand-tint text-brand'}`}
            >
              {index + 1}
            </span>
            <span className={`leading-6 ${now ? 'font-medium text-ink-1' : 'text-ink-2'}`}>{text}</span>
          </li>
        );
      })}
    </ol>
  );
}
