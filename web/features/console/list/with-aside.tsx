import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A short list with what its reader wants to know beside it; where there is no room for both, below. */
export const WithAside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={clsx('grid items-start gap-3', aside && 'xl:grid-cols-[minmax(0,1fr)_320px]')}>
    <div className="min-w-0">{children}</div>
    {aside && (
      <div className="grid min-w-0 gap-3 md:max-xl:has-[>:nth-child(2)]:grid-cols-2 xl:sticky xl:top-18">{aside}</div>
    )}
  </div>
);

interface PanelProps {
  title: string;
  /** How many it holds, or a way to all of them. */
  end?: ReactNode;
  children: ReactNode;
}

/** One of the things beside a list. */
export const SidePanel = ({ title, end, children }: PanelProps) => (
  <section aria-label={title} className="overflow-hidden card">
    <h2 className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
      {title}
      {end && <span className="text-14 font-normal text-ink-3">{end}</span>}
    </h2>
    {children}
  </section>
);
