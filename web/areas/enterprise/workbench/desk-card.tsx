import type { ReactNode } from 'react';

interface Props {
  title: string;
  count?: number | undefined;
  /** At the right of the title: a fact, or a link to all. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of the desk. */
export function DeskCard({ title, count, aside, children }: Props) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-card border border-line bg-surface">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4 pt-1">
        <h2 className="text-16 font-semibold text-ink-1">
          {title}
          {count !== undefined && <span className="tabular ml-1.5 font-normal text-ink-3">{count}</span>}
        </h2>
        {aside && <div className="min-w-0 text-right text-14 text-ink-3">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
