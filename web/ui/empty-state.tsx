import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence: why it is empty, and what may help. */
  text?: ReactNode;
  /** The next step, where it leads to another page … */
  next?: { label: string; href: string; look?: 'filled' | 'tint' };
  /** … or as a button. */
  action?: ReactNode;
  /** Smaller, for a part of a page. */
  compact?: boolean;
}

/** Nothing is here: what, why, and at most two ways on. Never a zero as a number. */
export function EmptyState({ title, text, next, action, compact = false }: Props) {
  return (
    <div className={`flex flex-col items-center px-6 text-center ${compact ? 'py-8' : 'py-14'}`}>
      <p className={`font-semibold text-ink-1 ${compact ? 'text-16' : 'text-20 leading-7'}`}>{title}</p>
      {text && <div className={`mt-1 max-w-140 text-ink-3 ${compact ? 'text-14' : 'text-16'}`}>{text}</div>}
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
