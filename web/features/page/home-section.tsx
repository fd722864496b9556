import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  tabs?: ReactNode;
  /** In what order the items stand and what their pictures mean, where there is room. */
  note?: string | undefined;
  more: { label: string; href: string };
  children: ReactNode;
}

/** A section of the home page: title, tabs, and a link to everything. */
export function HomeSection({ title, tabs, note, more, children }: SectionProps) {
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="flex-none text-20">{title}</h2>
        <div className="home-tabs min-w-0 flex-1 overflow-x-auto [scrollbar-width:none] max-sm:order-1 max-sm:basis-full">
          {tabs}
        </div>
        {note && <p className="flex-none text-12 text-ink-3 max-lg:hidden">{note}</p>}
        <a className="quiet ml-auto flex flex-none items-center text-14" href={more.href}>
          {more.label}
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
      {children}
    </section>
  );
}
