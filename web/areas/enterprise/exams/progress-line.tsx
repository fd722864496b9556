import type { ExamProgress } from '#contract/exams/company-exams.ts';

/** How many people stand in a step, beside those that are expected in it. */
function Part({ label, n, of }: { label: string; n: number; of: number }) {
  const share = of > 0 ? Math.min(1, n / of) : 0;
  return (
    <li className="min-w-0">
      <span className="flex items-baseline justify-between gap-2 text-12 text-ink-3">
        {label}
        <span className="tabular whitespace-nowrap">
          <b className="text-13 font-semibold text-ink-1">{n}</b> / {of}
        </span>
      </span>
      <span className="mt-1 block h-1 overflow-hidden rounded-full bg-fill" aria-hidden="true">
        <span className="block h-full bg-brand-solid" style={{ width: `${100 * share}%` }} />
      </span>
    </li>
  );
}

/** How far a project is: registered and approved beside headcount × ratio, paid beside approved, seated beside those who sit. */
export function ProgressLine({ progress }: { progress: ExamProgress }) {
  const { expected, registered, approved, paid, seated } = progress;
  const parts = [
    { label: '报名', n: registered, of: expected },
    { label: '通过', n: approved, of: registered },
    ...(paid === null ? [] : [{ label: '缴费', n: paid, of: approved }]),
    { label: '排座', n: seated, of: paid ?? approved },
  ];
  return (
    <ul
      aria-label="进度"
      className={`grid w-96 max-w-full auto-cols-fr gap-x-4 gap-y-2 max-sm:w-full ${parts.length > 3 ? 'max-sm:grid-cols-2 sm:grid-flow-col' : 'grid-flow-col'}`}
    >
      {parts.map((part) => (
        <Part key={part.label} {...part} />
      ))}
    </ul>
  );
}
