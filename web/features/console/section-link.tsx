import clsx from 'clsx';
import { Lock, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useMatch } from 'react-router';

interface Props {
  path: string;
  label: string;
  icon: LucideIcon | undefined;
  /** Number of pending items; hidden if absent. */
  count?: string | undefined;
  /** Matches this path only, not paths below it. */
  end?: boolean | undefined;
  /** Why it is locked; absent where it is accessible. */
  locked?: string | undefined;
  /** Its icon only; the label is its tooltip. */
  narrow?: boolean;
}

/** A section of a console in its sidebar. */
export function SectionLink({ path, label, icon: Icon, count, end = false, locked, narrow = false }: Props) {
  return (
    <NavLink
      to={path}
      end={end}
      title={locked ?? (narrow ? label : undefined)}
      className={({ isActive }) =>
        clsx(
          'relative mb-1 flex h-10 items-center gap-2.5 rounded-ctl px-3 text-14 [@media(max-height:820px)]:mb-0.5 [@media(max-height:820px)]:h-9',
          isActive ? 'bg-brand-tint! font-medium text-brand!' : 'text-ink-2! hover:bg-fill!',
        )
      }
    >
      {Icon && <Icon size={18} className="shrink-0" aria-hidden="true" />}
      <span className={narrow ? 'sr-only' : 'flex-1'}>{label}</span>
      {locked && <Lock size={14} className="text-ink-4" role="img" aria-label={`未开放：${locked}`} />}
      {count && (
        <span
          className={clsx(
            'tabular rounded-full bg-err-solid text-white',
            narrow ? 'absolute top-0 right-0 px-1 text-[11px] leading-4' : 'px-1.5 text-12 leading-5',
          )}
        >
          {count}
        </span>
      )}
    </NavLink>
  );
}

/** The same below the top bar, where there is no sidebar; the current section is scrolled into view. */
export function NarrowLink({ path, label, end = false }: Omit<Props, 'icon' | 'count' | 'locked' | 'narrow'>) {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = useMatch({ path, end }) !== null;
  useEffect(() => {
    const row = link.current?.parentElement;
    if (!isHere || !link.current || !row) return;
    row.scrollLeft = link.current.offsetLeft - (row.clientWidth - link.current.offsetWidth) / 2;
  }, [isHere]);
  return (
    <NavLink
      ref={link}
      to={path}
      end={end}
      className={({ isActive }) =>
        isActive
          ? 'border-b-2 border-brand py-2.5 whitespace-nowrap text-brand!'
          : 'py-2.5 whitespace-nowrap text-ink-2!'
      }
    >
      {label}
    </NavLink>
  );
}
