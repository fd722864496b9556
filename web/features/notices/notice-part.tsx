import type { ReactNode } from 'react';

interface Props {
  heading: string;
  className?: string;
  children: ReactNode[];
}

/** Rows under a heading; nothing without any. */
export const Part = ({ heading, className = '', children }: Props) =>
  children.length > 0 && (
    <section aria-label={heading} className={`@container min-w-0 overflow-hidden ${className}`}>
      <h2 className="px-5 pt-4 pb-1 text-16 text-ink-1 max-sm:px-4">{heading}</h2>
      <ul className="-mb-px">{children}</ul>
    </section>
  );
