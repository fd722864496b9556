import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface Props {
  path: string;
  label: string;
  icon: LucideIcon | undefined;
  /** Number of pending items; hidden if absent. */
  count?: string | undefined;
  /** Whether it is open. */
  current: boolean;
  /** Its icon only; the label is its tooltip. */
  narrow?: boolean;
}

/** A section of a console in its sidebar. */
export function SectionLink({ path, label, icon: Icon, count, current, narrow = false }: Props) {
  return (
    <Link
      to={path}
      aria-current={current ? 'page' : undefined}
      title={narrow ? label : undefined}
      className={clsx(
        'relative mb-1 flex h-11 items-center gap-2.5 rounded-ctl px-3 text-14',
        current ? 'bg-brand-tint font-semibold text-brand' : 'text-ink-2 hover:bg-fill',
      )}
    >
      {Icon && <Icon size={20} className="shrink-0" aria-hidden="true" />}
      <span className={narrow ? 'sr-only' : 'flex-1'}>{label}</span>
      {count && (
        <span className={clsx('tabular text-12 font-semibold text-brand', narrow && 'absolute top-0 right-1')}>
          {count}
        </span>
      )}
    </Link>
  );
}

/** The same below the top bar, where there is no sidebar; the current section is scrolled into view. */
export function NarrowLink({ path, label, current }: Pick<Props, 'path' | 'label' | 'current'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.parentElement;
    if (!current || !link.current || !row) return;
    row.scrollLeft = link.current.offsetLeft - (row.clientWidth - link.current.offsetWidth) / 2;
  }, [current]);
  return (
    <Link
      ref={link}
      to={path}
      aria-current={current ? 'page' : undefined}
      className={clsx('py-2.5 whitespace-nowrap', current ? 'border-b-2 border-brand text-brand' : 'text-ink-2')}
    >
      {label}
    </Link>
  );
}

/** The sections of a console in a row, where there is no sidebar. */
export const RowNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className="flex gap-5 overflow-x-auto border-t border-line px-4 lg:hidden">
    {children}
  </nav>
);

interface SideProps {
  label: string;
  /** Icons only. */
  narrow?: boolean;
  children: ReactNode;
}

/** The sidebar of a console: it stays in view, and its ground reaches the end of the longest page. */
export const SideNav = ({ label, narrow = false, children }: SideProps) => (
  <div
    className={clsx('hidden shrink-0 border-r border-line bg-surface lg:block', narrow ? 'w-15' : 'w-(--w-sidebar)')}
    data-testid="sidebar"
  >
    <nav aria-label={label} className="sticky top-14 flex h-[calc(100vh-56px)] flex-col overflow-y-auto p-2.5">
      {children}
    </nav>
  </div>
);
