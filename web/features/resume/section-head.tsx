import type { ReactNode } from 'react';

/** The heading of a section, with its drag handle in the margin. */
export function SectionHead({ handle, title, hint = '' }: { handle: ReactNode; title: string; hint?: string }) {
  return (
    <span className="-ml-6 inline-flex items-center max-sm:ml-0 max-sm:[&>:first-child]:hidden">
      {handle ?? <span className="w-6" />}
      <span>{title}</span>
      {hint && <span className="ml-2 text-12 font-normal text-ink-3 max-sm:hidden">{hint}</span>}
    </span>
  );
}
