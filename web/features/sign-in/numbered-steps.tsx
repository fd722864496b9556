/** What lies before somebody new, on every address that begins it. */
export const joinSteps = ['验证手机号', '填基本信息', '去投递'];

interface Props {
  steps: readonly string[];
  /** The current step, counted from 1. */
  at?: number;
  /** In one line above a form. */
  across?: boolean;
}

/** What is done in turn. */
export const NumberedSteps = ({ steps, at, across = false }: Props) => (
  <ol className={across ? 'flex gap-3 text-14' : 'space-y-3 text-left text-14'}>
    {steps.map((text, index) => {
      const now = index + 1 === at;
      return (
        <li
          key={text}
          className={`flex gap-2 ${across ? 'items-center not-last:flex-1 not-last:after:h-px not-last:after:flex-1 not-last:after:bg-line-strong' : 'items-start'}`}
          aria-current={now ? 'step' : undefined}
        >
          <span
            aria-hidden="true"
            className={`tabular grid size-6 flex-none place-items-center rounded-full text-12 font-semibold ${now ? 'bg-brand-solid text-on-brand' : 'bg-brand-tint text-brand'}`}
          >
            {index + 1}
          </span>
          <span className={`leading-6 ${now ? 'font-semibold text-ink-1' : 'text-ink-2'}`}>{text}</span>
        </li>
      );
    })}
  </ol>
);
