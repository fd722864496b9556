import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  /** Beside the heading, at the end of its line. */
  aside?: ReactNode;
  heading?: ReactNode;
  /** `reading` has wide padding, for text and forms; `side` is for narrow columns. */
  space?: 'reading' | 'side';
}

/** A section on a surface. Inside it, group with a hairline or a fill, never with another bordered card. */
export function Card({ heading, aside, space = 'reading', className, children, ...rest }: Props) {
  const size = space === 'reading' ? 'text-20' : 'text-14';
  return (
    <section {...rest} className={clsx('card', space === 'reading' ? 'p-6 max-sm:p-4' : 'p-4', className)}>
      {heading && (
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className={size}>{heading}</h2>
          {aside && <div className="text-14 text-ink-3">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
