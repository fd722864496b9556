/** What is done in turn. */
export const NumberedSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="space-y-3 text-left text-14">
    {steps.map((text, index) => (
      <li key={text} className="flex items-start gap-2">
        <span
          aria-hidden="true"
          className="tabular grid size-6 flex-none place-items-center rounded-full bg-brand-tint text-12 font-semibold text-brand"
        >
          {index + 1}
        </span>
        <span className="leading-6 text-ink-2">{text}</span>
      </li>
    ))}
  </ol>
);
