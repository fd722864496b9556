import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  more: string;
  count: string;
  children: ReactNode;
}

/** A part of the hub: its title, how many there are, and the way to all of them. */
export const Section = ({ title, more, count, children }: SectionProps) => (
  <section aria-label={title}>
    <div className="mb-3 flex items-baseline gap-3">
      <h2 className="text-20">{title}</h2>
      <span className="tabular text-13 text-ink-3">{count}</span>
      <a className="quiet ml-auto flex items-center text-13" href={more}>
        全部
        <ChevronRight size={14} aria-hidden />
      </a>
    </div>
    {children}
  </section>
);
