import type { ReactNode } from 'react';
import { Notebook } from './notebook.tsx';

interface Props {
  title: string;
  /** Why it is empty, and what may help. */
  text?: ReactNode;
  /** The next step, where it leads to another page … */
  next?: { label: string; href: string; look?: 'filled' | 'tint' };
  /** … or as a button. */
  action?: ReactNode;
  /** Smaller, for a part of a page. */
  compact?: boolean;
}

export function EmptyState({ title, text, next, action, compact = false }: Props) {
  return (
    <div className={`flex flex-col items-center px-6 text-center ${compact ? 'py-8' : 'py-14'}`}>
      {!compact && <Notebook />}
      <p className="mt-4 text-16 font-semibold text-ink-1">{title}</p>
      {text && <div className="mt-1 max-w-120 text-14 text-ink-3">{text}</div>}
      {(next || action) && (
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {next && (
            <a className={`btn btn-${next.look ?? 'tint'}`} href={next.href}>
              {next.label}
            </a>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
