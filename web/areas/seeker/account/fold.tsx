import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  id: string;
  label: string;
  /** What it holds now. */
  value: ReactNode;
  children: ReactNode;
}

/** A line of a section that opens to what can be changed; open where the address names it. */
export function Fold({ id, label, value, children }: Props) {
  const { hash } = useLocation();
  return (
    <details id={id} open={hash === `#${id}`} className="group scroll-mt-20 border-b border-line last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer items-center gap-4 text-14">
        <span className="w-28 flex-none text-16 text-ink-1">{label}</span>
        <span className="min-w-0 flex-1 truncate text-ink-3">{value}</span>
        <span className="i i-down flex-none text-ink-3 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
